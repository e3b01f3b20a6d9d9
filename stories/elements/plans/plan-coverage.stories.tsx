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

export const Drugs: Story = { render: () => <DrugPanel plan={planDetail()} drugs={drugs} phone={phone} /> };

export const NoDrugs: Story = { render: () => <DrugPanel plan={planDetail()} drugs={[]} phone={phone} /> };

/** Covered, but the plan tells neither tier nor cost. */
export const DrugsWithoutTier: Story = {
  render: () => <DrugPanel plan={planDetail({ drugTier: {}, drugCost: {} })} drugs={drugs} phone={phone} />,
};

/** The plan has no list of covered drugs. */
export const DrugsNotChecked: Story = {
  render: () => <DrugPanel plan={planDetail({ coveredDrugs: undefined })} drugs={drugs} phone={phone} />,
};

const outOfNetwork = planDetail({ isShowPharmacyMessage: true });

export const PharmacyOutOfNetwork: Story = {
  render: () => <DrugPanel plan={outOfNetwork} drugs={drugs} phone={phone} />,
};

export const PharmacyOutOfNetworkWithoutPhone: Story = {
  render: () => <DrugPanel plan={outOfNetwork} drugs={drugs} phone={{ number: '', tty: '711' }} />,
};

export const Doctors: Story = { render: () => <ProviderPanel providers={providers} /> };

export const NoDoctors: Story = { render: () => <ProviderPanel providers={[]} /> };
