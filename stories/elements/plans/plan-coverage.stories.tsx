import type { Meta, StoryObj } from '@storybook/react-vite';
import { DrugPanel, ProviderPanel } from '../../../elements/plans/plan-coverage';
import { drugs, phone, planDetail, providers } from '../../support/examples';
import { allStates } from '../../support/all-states';
import * as stories from './plan-coverage.stories';

const meta = {
  title: 'Components/Plan coverage',
  decorators: [
    (Story) => (
      <div className="medium">
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** All at a glance. */
export const AllStates: StoryObj = allStates(() => stories);

export const Drugs: Story = {
  render: () => (
    <DrugPanel planType="MAPD" isWithExtraHelp={false} plan={planDetail()} drugs={drugs} phone={phone} />
  ),
};

export const NoDrugs: Story = {
  render: () => (
    <DrugPanel planType="MAPD" isWithExtraHelp={false} plan={planDetail()} drugs={[]} phone={phone} />
  ),
};

/** Covered, but the plan tells neither tier nor cost. */
export const DrugsWithoutTier: Story = {
  render: () => (
    <DrugPanel
      planType="MAPD"
      isWithExtraHelp={false}
      plan={planDetail({ drugTier: {}, drugCost: {} })}
      drugs={drugs}
      phone={phone}
    />
  ),
};

/** The plan has no list of covered drugs. */
export const DrugsNotChecked: Story = {
  render: () => (
    <DrugPanel
      planType="MAPD"
      isWithExtraHelp={false}
      plan={planDetail({ coveredDrugs: undefined })}
      drugs={drugs}
      phone={phone}
    />
  ),
};

/** Prices of drugs are those without Extra Help. */
export const DrugsWithExtraHelp: Story = {
  render: () => <DrugPanel planType="MAPD" isWithExtraHelp plan={planDetail()} drugs={drugs} phone={phone} />,
};

/** Medicare Advantage without Part D. */
export const NoDrugCoverage: Story = {
  render: () => (
    <DrugPanel
      planType="MA"
      isWithExtraHelp={false}
      plan={planDetail({ coveredDrugs: undefined, drugTier: {} })}
      drugs={drugs}
      phone={phone}
    />
  ),
};

const outOfNetwork = planDetail({ isShowPharmacyMessage: true });

export const PharmacyOutOfNetwork: Story = {
  render: () => (
    <DrugPanel planType="MAPD" isWithExtraHelp={false} plan={outOfNetwork} drugs={drugs} phone={phone} />
  ),
};

export const PharmacyOutOfNetworkWithoutPhone: Story = {
  render: () => (
    <DrugPanel
      planType="MAPD"
      isWithExtraHelp={false}
      plan={outOfNetwork}
      drugs={drugs}
      phone={{ number: '', tty: '711' }}
    />
  ),
};

export const Doctors: Story = { render: () => <ProviderPanel providers={providers} /> };

export const NoDoctors: Story = { render: () => <ProviderPanel providers={[]} /> };
