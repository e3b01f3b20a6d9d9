import type { Meta, StoryObj } from '@storybook/react-vite';
import { DrugCostFact, NoDrugCoverageFact, PremiumFact, SecondBenefitFact } from '../../src/ui/plan-facts';
import { allStates } from '../support/all-states';
import * as stories from './plan-facts.stories';

const meta = {
  title: 'Components/Plan facts',
  decorators: [
    (Story, { parameters }) =>
      parameters.showsSeveral ? (
        <Story />
      ) : (
        <dl className="card-facts">
          <Story />
        </dl>
      ),
  ],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** All variants. */
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
      <SecondBenefitFact isWithExtraHelp={false} benefit={{ kind: 'outOfPocketMaximum', value: '$4,900' }} />
      <SecondBenefitFact
        isWithExtraHelp={false}
        benefit={{ kind: 'prescriptionDrugs', value: '$0 to 33% coinsurance' }}
      />
      <SecondBenefitFact
        isWithExtraHelp={false}
        benefit={{ kind: 'tier1PreferredGeneric', value: '$0.00 copay' }}
      />
      <SecondBenefitFact isWithExtraHelp={false} benefit={{ kind: 'partDDeductible', value: '$615.00' }} />
      <SecondBenefitFact
        isWithExtraHelp={false}
        benefit={{ kind: 'planSpecific', name: 'Dental rider', value: '$25 a month' }}
      />
      <SecondBenefitFact isWithExtraHelp={false} benefit={undefined} />
    </>
  ),
};

export const SecondBenefitWithExtraHelp: Story = {
  render: () => (
    <SecondBenefitFact isWithExtraHelp benefit={{ kind: 'prescriptionDrugs', value: '$0 to 33%' }} />
  ),
};

const covered = { count: 0, isYearlyCostTheirs: false };

export const DrugCost: Story = {
  render: () => <DrugCostFact cost={{ amount: 1284.36, extraHelp: 'off' }} uncovered={covered} />,
};

export const DrugCostOfNothing: Story = {
  render: () => <DrugCostFact cost={{ amount: 0, extraHelp: 'off' }} uncovered={covered} />,
};

export const DrugCostWithExtraHelp: Story = {
  render: () => <DrugCostFact cost={{ amount: 148.2, extraHelp: 'included' }} uncovered={covered} />,
};

/** Prices include Extra Help, but the plan has no drug cost with it. */
export const DrugCostWithoutExtraHelp: Story = {
  render: () => <DrugCostFact cost={{ amount: 1284.36, extraHelp: 'notIncluded' }} uncovered={covered} />,
};

export const DrugCostWithUncoveredDrugs: Story = {
  render: () => (
    <DrugCostFact
      cost={{ amount: 5160, extraHelp: 'off' }}
      uncovered={{ count: 2, isYearlyCostTheirs: false }}
    />
  ),
};

export const NoDrugCoverage: Story = { render: () => <NoDrugCoverageFact /> };
