import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DrugPricingDialog } from '../../../elements/plans/drug-pricing-dialog';
import { drugs, phone, planDetail } from '../../support/examples';
import { findText, press } from '../../support/play';

const deductible = (description: string) =>
  planDetail({ benefits: [{ name: 'Part D Deductible', description }] });

const meta = {
  title: 'Components/Drug pricing dialog',
  component: DrugPricingDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    planType: 'MAPD',
    isWithExtraHelp: false,
    plan: deductible('$250'),
    drugs,
    phone,
    editUrl: '#drugs',
    isEditLinkPerRow: true,
    onClose: fn(),
  },
} satisfies Meta<typeof DrugPricingDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LinkPerRow: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(await findText(canvasElement, '$250')).toBeVisible();
    await press(canvasElement, 'button', 'Close');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const OneLink: Story = { args: { isEditLinkPerRow: false } };

export const NoLink: Story = { args: { editUrl: '' } };

/** The plan has no drug deductible, or does not state one. */
export const NoDeductible: Story = {
  args: { plan: deductible('$0') },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'No drug deductible (all tiers)')).toBeVisible();
  },
};

/** The plan has no list of covered drugs, and one drug was saved without a code. */
export const NotChecked: Story = {
  args: {
    plan: planDetail({ coveredDrugs: undefined }),
    drugs: drugs.map((drug, index) => (index === 0 ? { ...drug, nationalDrugCode: undefined } : drug)),
  },
};

/** Neither tiers nor costs, and no plan name. */
export const LittleIsKnown: Story = {
  args: { plan: planDetail({ planName: undefined, drugTier: {}, drugCost: {} }) },
};
