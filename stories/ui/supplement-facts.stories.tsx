import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import { MissingDetails } from '../../src/ui/missing-details';
import { PlanCardFrame } from '../../src/ui/plan-card-frame';
import { LetterTag, SupplementFacts, SupplementHighlights } from '../../src/ui/supplement-facts';
import { bullets, planDetail } from '../support/examples';
import { find, findText, press } from '../support/play';

const NAME = 'Sample Medicare Supplement Plan G';

const supplement = {
  planCode: 'G01',
  letter: 'G',
  legalEntity: 'Example Insurance Company',
  stateCode: 'IL',
  marketingPlanCode: undefined,
};

/** The data that the search returns for a supplement. It contains no drugs and doctors. */
const detail = (changes: Partial<PlanDetail> = {}): PlanDetail =>
  planDetail({
    planName: NAME,
    positioningStatement: 'Nearly everything, but the yearly Part B deductible',
    monthlyPremium: 121.91,
    bullets: bullets.slice(0, 2),
    supplement,
    ...changes,
  });

const onPress = fn();
const onRemove = fn();
const onRetry = fn();

const contentOf = (plan: PlanDetail) => ({
  facts: <SupplementFacts detail={plan} />,
  children: <SupplementHighlights detail={plan} />,
});

const frame = {
  name: NAME,
  headingLevel: 3,
  details: { route: 'medsuppDetails', url: '#details', isPrefetched: false },
  onRemove,
};

const meta = {
  title: 'Components/Supplement card',
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

/** All known facts: letter, positioning statement, premium, insurer, highlights, and one action. */
export const Known: Story = {
  render: () => (
    <PlanCardFrame
      {...frame}
      tags={<LetterTag letter="G" planName={undefined} />}
      action={{ label: 'Start application', isDisabled: false, isFilled: true, onPress }}
      {...contentOf(detail())}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'Plan letter G')).toBeVisible();
    await press(canvasElement, 'button', `Start application: ${NAME}`);
    await expect(onPress).toHaveBeenCalledOnce();
    await press(canvasElement, 'button', `Remove ${NAME}`);
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};

/** In a read-only profile. */
export const ActionThatMayNotBe: Story = {
  render: () => (
    <PlanCardFrame
      {...frame}
      tags={<LetterTag letter="G" planName={undefined} />}
      action={{ label: 'Start application', isDisabled: true, isFilled: true, onPress }}
      {...contentOf(detail())}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', /^Start application/)).toBeDisabled();
  },
};

/** The search returns only a premium. */
export const PremiumAlone: Story = {
  render: () => (
    <PlanCardFrame
      {...frame}
      {...contentOf(
        detail({
          positioningStatement: undefined,
          bullets: [],
          supplement: { ...supplement, letter: undefined, legalEntity: undefined },
        }),
      )}
      tags={<LetterTag letter={undefined} planName={undefined} />}
    />
  ),
};

/** The search does not have the plan, or has failed. */
export const Missing: Story = {
  render: () => (
    <PlanCardFrame {...frame}>
      <MissingDetails text={`Plan Card Unavailable for ${NAME}.`} name={NAME} onRetry={onRetry} />
    </PlanCardFrame>
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', `Try again: ${NAME}`);
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** An insurer whose name is longer than the card is wide. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  render: () => (
    <PlanCardFrame
      {...frame}
      name={`${NAME} with everything that its name can hold`}
      {...contentOf(
        detail({
          supplement: { ...supplement, legalEntity: 'UnitedHealthcareInsuranceCompanyOfAmerica (Standard)' },
        }),
      )}
      tags={<LetterTag letter="N" planName={undefined} />}
    />
  ),
};
