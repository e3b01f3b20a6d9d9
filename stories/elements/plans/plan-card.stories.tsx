import { DrugPanel, ProviderPanel } from '../../../elements/plans/plan-coverage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { PlanCard } from '../../../elements/plans/plan-card';
import type { CardPanels, PlanCardProps } from '../../../elements/plans/plan-card-props';
import { bullets, drugPlanBullets, drugs, phone, providers } from '../../support/examples';
import { find, findText, press } from '../../support/play';
import { cardBy } from '../../support/plan-card';
import { allStates } from '../../support/all-states';
import * as stories from './plan-card.stories';

const panels: CardPanels = {
  doctors: () => <ProviderPanel providers={providers} planPhone={phone} />,
  drugs: ({ detail }) => (
    <DrugPanel
      planType="MAPD"
      isWithExtraHelp={false}
      plan={detail}
      drugs={drugs}
      phone={phone}
      planPhone={phone}
    />
  ),
};

/** Opens and closes its panels, as in the plans view. */
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

const meta: Meta<PlanCardProps> = {
  title: 'Components/Plan card',
  component: PlanCard,
  parameters: {
    docs: {
      description: {
        component:
          'One saved plan: what it costs, what it covers, and what a shopper can do with it. Costs are those with Extra Help where it is applied. The two rows open and close by themselves.',
      },
    },
  },
  render: (args) => <CardWithPanels {...args} />,
  args: {
    cardKey: 'card',
    ...cardBy(),
    subsidyPercent: undefined,
    subsidisedPremiums: [],
    drugs,
    providers: providers.map(({ provider }) => provider),
    dentalPlanIds: new Set(),
    wasSignedOut: false,
    headingLevel: 3,
    detailsUrl: '#details',
    openPanels: [],
    panels,
    onTogglePanel: fn(),
    onSeePrices: fn(),
    onEnroll: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
};

export default meta;

type Story = StoryObj<PlanCardProps>;

/** All variants. */
export const AllStates: StoryObj = allStates(() => stories);

export const Advantage: Story = {};

export const WithExtraHelp: Story = { args: { subsidyPercent: 75 } };

/** Extra Help does not change the premium: the normal premium shows once. */
export const WithExtraHelpWithoutDifference: Story = {
  args: { subsidyPercent: 100, ...cardBy({ detail: { premiumBySubsidy: { '100': 42.5 } } }) },
};

const specialNeeds = (snpType: string) => ({
  plan: { planType: 'SNP', snpType } as const,
  detail: { planName: 'Sample Special Care IL-02 (HMO SNP)', snpType },
});

export const MedicaidRequired: Story = { args: cardBy(specialNeeds('Dual')) };
export const ChronicCondition: Story = { args: cardBy(specialNeeds('Chronic')) };
/** Enrollment by phone only. */
export const NursingHomeLevelOfCare: Story = { args: cardBy(specialNeeds('Institutional')) };

/** An unfinished application can be continued. Any other one shows only its status. */
export const ApplicationSaved: Story = { args: cardBy({ status: 'saved' }) };
export const ApplicationInProgress: Story = { args: cardBy({ status: 'inProgress' }) };
export const ApplicationPending: Story = { args: cardBy({ status: 'pending' }) };
export const ApplicationSubmitted: Story = { args: cardBy({ status: 'submitted' }) };
export const ApplicationApproved: Story = { args: cardBy({ status: 'approved' }) };
export const ApplicationWithdrawn: Story = { args: cardBy({ status: 'withdrawn' }) };
export const ApplicationDenied: Story = { args: cardBy({ status: 'denied' }) };

/** The site has turned off the link that continues an application. */
export const ApplicationThatCannotGoOn: Story = {
  args: cardBy({ status: 'inProgress', isResumeDisabled: true }),
};

/** Can be viewed, but not enrolled in. */
export const Suppressed: Story = { args: cardBy({ isSuppressed: true }) };

/** Enrollment for the next year is not possible in June. */
export const OutsideTheEnrollmentTime: Story = { args: cardBy({ now: '2026-06-15T12:00:00' }) };

/** Customer service views the profile of a shopper. */
export const MayNotEnroll: Story = { args: { onEnroll: undefined } };

/** The same where the site has set `cloaked.readOnly`. */
export const MayNotRemove: Story = { args: { onEnroll: undefined, onRemove: undefined } };

export const AllTags: Story = { args: cardBy({ ...specialNeeds('IESNP'), status: 'inProgress' }) };

/** Private fee-for-service: the card tells the shopper to ask the doctors. */
export const PrivateFeeForService: Story = {
  args: cardBy({ detail: { planName: 'Sample Gold Choice (PFFS)' } }),
};

/** Up to six highlights, and no doctors. */
export const DrugPlan: Story = {
  args: cardBy({
    plan: { planId: 'S9999002000', planType: 'PDP' },
    detail: {
      planId: 'S9999002000',
      planName: 'Sample Rx Saver (PDP)',
      monthlyPremium: 24,
      bullets: drugPlanBullets,
      benefits: [
        { name: 'Prescription Drugs', description: '$0.00 copay (tier 1) to 33% coinsurance (tier 5)' },
      ],
    },
  }),
};

export const DetailsMissing: Story = {
  args: cardBy({ detail: null }),
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', /^Try again: Plan H9999-001-000/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: cardBy({ detail: 'loading' }) };

export const LongNames: Story = {
  args: cardBy({
    detail: {
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
    },
    ownBenefit: {
      name: 'Over-the-counter, healthy food and utilities allowance for members with qualifying conditions',
      description: '$250 every three months on a prepaid card; unused amounts do not carry over',
    },
    status: 'withdrawn',
  }),
};

export const WithoutHighlights: Story = { args: cardBy({ detail: { bullets: [] } }) };

/** A missing premium shows as $0. Other missing facts link to the plan details. */
export const WithoutPremium: Story = {
  args: cardBy({ detail: { monthlyPremium: undefined, annualDrugCost: undefined, benefits: [] } }),
};

/** Unknown icons in content get a check mark. */
export const UnknownIcons: Story = {
  args: cardBy({ detail: { bullets: bullets.map((bullet) => ({ ...bullet, icon: 'sparkles-v2.svg' })) } }),
};

export const DoctorsOpen: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /^Your doctors/);
    await expect(await findText(canvasElement, 'Specimen Heart Clinic')).toBeVisible();
  },
};

/** Each panel opens separately. */
export const BothOpen: Story = {
  args: { openPanels: ['doctors'] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /^Your drugs/);
    await expect(await findText(canvasElement, 'Eliquis')).toBeVisible();
    await expect((await find(canvasElement, 'button', /^Your doctors/)).ariaExpanded).toBe('true');
  },
};

export const LongTexts: Story = { globals: { locale: 'pseudo' }, args: cardBy({ status: 'inProgress' }) };

export const Narrow: Story = {
  args: { openPanels: ['drugs'] },
  render: (args) => (
    <div className="narrow">
      <CardWithPanels {...args} />
    </div>
  ),
};
