import { contracts } from '../../demo/builder/generated/contracts';
import { commonAttributes, type AttributeSpec, type ElementContract } from '../../src/element-kit/contract';

/** All contracts by tag. */
export const byTag: ReadonlyMap<string, ElementContract> = new Map(
  contracts.map((contract) => [contract.tag, contract]),
);

export const tagNames: readonly string[] = [...byTag.keys()];

export const attributesOf = (tag: string): Readonly<Record<string, AttributeSpec>> => ({
  ...byTag.get(tag)?.attributes,
  ...commonAttributes,
});
