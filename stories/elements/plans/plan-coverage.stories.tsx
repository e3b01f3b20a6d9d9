import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
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

const noPhone = { number: '', tty: '711' };

/** The panel with example drugs, and the changes of a story. */
const panel = (props: Partial<ComponentProps<typeof DrugPanel>> = {}): Story => ({
  render: () => (
    <DrugPanel
      planType="MAPD"
      isWithExtraHelp={false}
      plan={planDetail()}
      drugs={drugs}
      phone={phone}
      planPhone={phone}
      {...props}
    />
  ),
});

/** All variants. */
export const AllStates: StoryObj = allStates(() => stories);

export const Drugs: Story = panel();

export const NoDrugs: Story = panel({ drugs: [] });

/** Covered, but without a tier or a cost. */
export const DrugsWithoutTier: Story = panel({ plan: planDetail({ drugTier: {}, drugCost: {} }) });

/** The plan has no list of covered drugs. */
export const DrugsNotChecked: Story = panel({ plan: planDetail({ coveredDrugs: undefined }) });

export const DrugsNotCheckedWithoutPhone: Story = panel({
  plan: planDetail({ coveredDrugs: undefined }),
  planPhone: noPhone,
});

/** One drug was saved without a code. The plan covers one of the others. */
export const DrugWithoutCode: Story = panel({
  drugs: drugs.map((drug, index) => (index === 0 ? { ...drug, nationalDrugCode: undefined } : drug)),
});

/** Drug prices are those without Extra Help. */
export const DrugsWithExtraHelp: Story = panel({ isWithExtraHelp: true });

/** Medicare Advantage without Part D. */
export const NoDrugCoverage: Story = panel({
  planType: 'MA',
  plan: planDetail({ coveredDrugs: undefined, drugTier: {} }),
});

const outOfNetwork = planDetail({ isShowPharmacyMessage: true });

export const PharmacyOutOfNetwork: Story = panel({ plan: outOfNetwork });

export const PharmacyOutOfNetworkWithoutPhone: Story = panel({ plan: outOfNetwork, phone: noPhone });

/** In network, out of network, and not in the plan's data. */
export const Doctors: Story = { render: () => <ProviderPanel providers={providers} planPhone={phone} /> };

export const DoctorsNotCheckedWithoutPhone: Story = {
  render: () => (
    <ProviderPanel
      providers={providers.map(({ provider }) => ({
        provider,
        coverage: { state: 'notChecked', reason: 'noList' },
      }))}
      planPhone={noPhone}
    />
  ),
};

export const DoctorWithoutCode: Story = {
  render: () => (
    <ProviderPanel
      providers={providers.map(({ provider }) => ({
        provider,
        coverage: { state: 'notChecked', reason: 'noCode' },
      }))}
      planPhone={phone}
    />
  ),
};

export const NoDoctors: Story = { render: () => <ProviderPanel providers={[]} planPhone={phone} /> };
