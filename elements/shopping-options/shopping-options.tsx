import { useId, type ReactNode } from 'react';
import type { CopyKey } from '../../src/copy/types';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { Link } from '../../src/ui/link';

/** Keys of the options in the texts. */
type ShoppingOptionKey =
  CopyKey<'shopping-options'> extends infer Key
    ? Key extends `shoppingOptions.to.${infer Name}`
      ? Name
      : never
    : never;

interface ShoppingOption {
  key: ShoppingOptionKey;
  route: string;
  url: string;
}

export interface ShoppingOptionsProps {
  headingLevel: number;
  options: readonly ShoppingOption[];
}

/** Suggests next steps to shoppers who have saved a plan (SHELL-67). */
export function ShoppingOptions({ headingLevel, options }: ShoppingOptionsProps): ReactNode {
  const t = useCopy('shopping-options');
  const id = useId();
  return (
    <section className="block block-plain options" aria-labelledby={id}>
      <Heading level={headingLevel} id={id} className="block-title">
        {t('shoppingOptions.heading')}
      </Heading>
      <ul className="options-list">
        {options.map(({ key, route, url }) => (
          <li key={key}>
            <Link route={route} url={url} isPrefetched={route === 'planSummary'} className="text-button">
              {t(`shoppingOptions.to.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
