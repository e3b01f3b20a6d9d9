import { DrugPanel, ProviderPanel } from '../../../elements/plans/plan-coverage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { PlanCard, type CardPanels, type PlanCardProps } from '../../../elements/plans/plan-card';
import {
  bullets,
  drugPlanBullets,
  drugs,
  phone,
  planDetail,
  providers,
  savedPlan,
} from '../../support/examples';
import { find, findText, press } from '../../support/play';
import { allStates } from '../../support/all-states';
import * as stories from './plan-card.stories';

const panels: CardPanels = {
  doctors: () => <ProviderPanel providers={providers} />,
  drugs: ({ detail }) => <DrugPanel plan={detail} drugs={drugs} phone={phone} />,
};

/** Opens and closes its panels, as the plans view lets it. */
function CardWithPanels(props: PlanCardProps): ReactNode {
  const [openPanels, setOpenPanels] = useState(props.openPanels);
  return (
    <div className="medium">
      <PlanCard
        {...props}
        openPanels={openPanels}
        onTogglePanel={(cardKey, panel) => {
          props.onTogglePanel(cardKey, panel);
          const left = openPanels.filter((open) => open !== panel);
          setOpenPanels(left.length < openPanels.length ? left : [...openPanels, panel]);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Plan card',
  component: PlanCard,
  render: (args) => <CardWithPanels {...args} />,
  args: {
    cardKey: 'card',
    plan: savedPlan(),
    detail: planDetail(),
    secondBenefit: { kind: 'outOfPocketMaximum', value: '$4,900' },
    panelNames: ['doctors', 'drugs'],
    enrollmentStatus: undefined,
    enrollmentAction: 'enroll',
    subsidyPercent: undefined,
    subsidisedPremiums: [],
    headingLevel: 3,
    detailsUrl: '#details',
    isPrefetched: false,
    openPanels: [],
    panels,
    onTogglePanel: fn(),
    onSeePrices: fn(),
    onEnroll: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PlanCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** All at a glance. */
export const AllStates: StoryObj = allStates(() => stories);

export const Advantage: Story = {};

export const WithExtraHelp: Story = { args: { subsidyPercent: 75 } };

/** Extra Help that changes nothing: the normal premium is not said twice. */
export const WithExtraHelpWithoutDifference: Story = {
  args: { subsidyPercent: 100, detail: planDetail({ premiumBySubsidy: { '100': 42.5 } }) },
};

const specialNeeds = (snpType: string): Pick<PlanCardProps, 'plan' | 'detail'> => ({
  plan: savedPlan({ planType: 'SNP', snpType }),
  detail: planDetail({ planName: 'Sample Special Care IL-02 (HMO SNP)', snpType }),
});

export const MedicaidRequired: Story = { args: specialNeeds('Dual') };
export const ChronicCondition: Story = { args: specialNeeds('Chronic') };
export const NursingHomeLevelOfCare: Story = { args: specialNeeds('Institutional') };

export const ApplicationSaved: Story = { args: { enrollmentStatus: 'saved' } };
export const ApplicationInProgress: Story = { args: { enrollmentStatus: 'inProgress' } };
export const ApplicationPending: Story = { args: { enrollmentStatus: 'pending' } };
export const ApplicationSubmitted: Story = { args: { enrollmentStatus: 'submitted' } };
export const ApplicationApproved: Story = { args: { enrollmentStatus: 'approved' } };
export const ApplicationWithdrawn: Story = { args: { enrollmentStatus: 'withdrawn' } };
export const ApplicationDenied: Story = { args: { enrollmentStatus: 'denied' } };

export const AllTags: Story = {
  args: { ...specialNeeds('IESNP'), enrollmentStatus: 'inProgress' },
};

/** Private fee-for-service: the doctors decide. */
export const PrivateFeeForService: Story = {
  args: { detail: planDetail({ planName: 'Sample Gold Choice (PFFS)' }) },
};

/** Up to six highlights, and no doctors. */
export const DrugPlan: Story = {
  args: {
    plan: savedPlan({ planId: 'S9999002000', planType: 'PDP' }),
    detail: planDetail({
      planId: 'S9999002000',
      planName: 'Sample Rx Saver (PDP)',
      monthlyPremium: 24,
      bullets: drugPlanBullets,
    }),
    secondBenefit: { kind: 'prescriptionDrugs', value: '$0.00 copay (tier 1) to 33% coinsurance (tier 5)' },
    panelNames: ['drugs'],
  },
};

/** A supplement plan: nothing is known beyond its name. */
export const Supplement: Story = {
  args: {
    plan: savedPlan({ planId: 'F', planType: 'MS', planName: 'Medicare Supplement Plan G' }),
    detail: null,
    secondBenefit: undefined,
    panelNames: ['drugs'],
  },
};

export const DetailsMissing: Story = {
  args: { detail: null, secondBenefit: undefined },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', /^Try again: Plan H9999-001-000/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { detail: undefined, secondBenefit: undefined },
};

export const LongNames: Story = {
  args: {
    detail: planDetail({
      planName:
        'Sample Medicare Advantage Extraordinarily Comprehensive Wellness-Extras High-Deductible Choice Plus Illinois and Northwest Indiana (Regional PPO)',
      bullets: [
        {
          rank: 1,
          text: '$1,234.56 copay for Otorhinolaryngologicallaboratoryexaminationswithoutreferral, up to $12,345.67 a year in network and out of network',
          icon: 'hearing.svg',
        },
        ...bullets,
      ],
    }),
    secondBenefit: {
      kind: 'planSpecific',
      name: 'Over-the-counter, healthy food and utilities allowance for members with qualifying conditions',
      value: '$250 every three months on a prepaid card; unused amounts do not carry over',
    },
    enrollmentStatus: 'withdrawn',
  },
};

export const WithoutHighlights: Story = { args: { detail: planDetail({ bullets: [] }) } };

/** A missing premium reads $0; a missing out-of-pocket maximum N/A. */
export const WithoutPremium: Story = {
  args: {
    detail: planDetail({ monthlyPremium: undefined, annualDrugCost: undefined }),
    secondBenefit: undefined,
  },
};

/** Icons that content names and nobody knows get a check mark. */
export const UnknownIcons: Story = {
  args: {
    detail: planDetail({ bullets: bullets.map((bullet) => ({ ...bullet, icon: 'sparkles-v2.svg' })) }),
  },
};

export const DoctorsOpen: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', 'Your doctors and dentists');
    await expect(await findText(canvasElement, 'Specimen Heart Clinic')).toBeVisible();
  },
};

/** One panel at a time. */
/** Each panel opens by itself. */
export const BothOpen: Story = {
  args: { openPanels: ['doctors'] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', 'Your drugs');
    await expect(await findText(canvasElement, 'Eliquis')).toBeVisible();
    await expect((await find(canvasElement, 'button', 'Your doctors and dentists')).ariaExpanded).toBe(
      'true',
    );
  },
};

export const LongTexts: Story = { globals: { locale: 'pseudo' }, args: { enrollmentStatus: 'inProgress' } };

export const Narrow: Story = {
  args: { openPanels: ['drugs'] },
  render: (args) => (
    <div className="narrow">
      <CardWithPanels {...args} />
    </div>
  ),
};
