import type { Meta, StoryObj } from '@storybook/react-vite';
import { DrugCostFact, PremiumFact, SecondBenefitFact } from '../../src/ui/plan-facts';
import { allStates } from '../support/all-states';
import * as stories from './plan-facts.stories';

const meta = {
  title: 'Components/Plan facts',
  decorators: [
    (Story, { parameters }) =>
      parameters.showsSeveral ? (
        <Story />
      ) : (
        <dl className="facts">
          <Story />
        </dl>
      ),
  ],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** All at a glance. */
export const AllStates: StoryObj = allStates(() => stories);

export const Premium: Story = {
  render: () => <PremiumFact premium={{ normal: 42.5, withExtraHelp: undefined }} />,
};

export const PremiumOfNothing: Story = {
  render: () => <PremiumFact premium={{ normal: 0, withExtraHelp: undefined }} />,
};

export const PremiumWithExtraHelp: Story = {
  render: () => <PremiumFact premium={{ normal: 42.5, withExtraHelp: 12.1 }} />,
};

export const SecondBenefits: Story = {
  render: () => (
    <>
      <SecondBenefitFact isPdp={false} benefit={{ kind: 'outOfPocketMaximum', value: '$4,900' }} />
      <SecondBenefitFact isPdp benefit={{ kind: 'prescriptionDrugs', value: '$0 to 33% coinsurance' }} />
      <SecondBenefitFact isPdp benefit={{ kind: 'tier1PreferredGeneric', value: '$0.00 copay' }} />
      <SecondBenefitFact isPdp benefit={{ kind: 'partDDeductible', value: '$615.00' }} />
      <SecondBenefitFact
        isPdp={false}
        benefit={{ kind: 'planSpecific', name: 'Dental rider', value: '$25 a month' }}
      />
      <SecondBenefitFact isPdp={false} benefit={undefined} />
    </>
  ),
};

export const DrugCost: Story = { render: () => <DrugCostFact yearly={1284.36} isWithExtraHelp={false} /> };

export const DrugCostOfNothing: Story = { render: () => <DrugCostFact yearly={0} isWithExtraHelp={false} /> };

export const DrugCostWithExtraHelp: Story = { render: () => <DrugCostFact yearly={148.2} isWithExtraHelp /> };
