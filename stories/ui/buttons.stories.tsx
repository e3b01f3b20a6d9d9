import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../src/ui/link';

const meta = { title: 'Components/Buttons and links' } satisfies Meta;

export default meta;

type Story = StoryObj;

export const Buttons: Story = {
  render: () => (
    <div className="showcase-row">
      <button type="button" className="button button-primary">
        Primary
      </button>
      <button type="button" className="button">
        Secondary
      </button>
      <button type="button" className="text-button">
        Text
      </button>
      <button type="button" className="icon-button" aria-label="Close">
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M5 5l14 14M19 5L5 19" />
        </svg>
      </button>
    </div>
  ),
};

/** While the request runs. */
export const Busy: Story = {
  render: () => (
    <button type="button" className="button button-primary" aria-disabled="true">
      Removing…
    </button>
  ),
};

export const Links: Story = {
  render: () => (
    <div className="showcase-row">
      <Link route="planSummary" url="#primary" className="button button-primary">
        Browse all plans
      </Link>
      <Link route="planDetails" url="#secondary" className="button">
        View plan details
      </Link>
      <Link route="planCompare" url="#text" className="text-button">
        Compare plans
      </Link>
      <p>
        Within a sentence,{' '}
        <Link route="medicare" url="#inline">
          a link
        </Link>{' '}
        is underlined.
      </p>
    </div>
  ),
};

/** Longer than its container. */
export const LongLabels: Story = {
  render: () => (
    <div className="narrow showcase">
      <button type="button" className="button button-primary">
        Remove this plan from everything that you have saved so far
      </button>
      <Link route="planDetails" url="#long" className="button">
        View everything that there is to know about this plan
      </Link>
    </div>
  ),
};
