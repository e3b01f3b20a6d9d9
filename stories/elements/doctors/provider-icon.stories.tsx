import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProviderIcon } from '../../../elements/doctors/provider-icon';
import { find } from '../../support/play';

const meta = {
  title: 'Components/Provider icon',
  component: ProviderIcon,
  args: { kind: 'medical', label: 'Medical care' },
} satisfies Meta<typeof ProviderIcon>;

export default meta;

const kinds = ['medical', 'dental', 'behavioral', 'place', 'general'] as const;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <>
      {kinds.map((kind) => (
        <ProviderIcon key={kind} kind={kind} label={kind} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const kind of kinds) await expect(await find(canvasElement, 'img', kind)).toBeVisible();
  },
};
