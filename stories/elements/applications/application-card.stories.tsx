import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApplicationCard, type ApplicationCardProps } from '../../../elements/applications/application-card';
import { find, press } from '../../support/play';
import { allStates } from '../../support/all-states';
import * as stories from './application-card.stories';

const meta: Meta<ApplicationCardProps> = {
  title: 'Components/Application card',
  component: ApplicationCard,
  render: (args) => (
    <div className="medium">
      <ApplicationCard {...args} />
    </div>
  ),
  args: {
    headingLevel: 3,
    isNext: true,
    planName: 'Sample Medicare Advantage Choice IL-01 (PPO)',
    planType: 'MAPD',
    planYear: 2027,
    label: { status: 'submitted' },
    savedTime: '',
    confirmationNo: 'SAMPLE-200001',
    contact: undefined,
    action: 'view',
    onOpen: fn(),
  },
};

export default meta;

type Story = StoryObj<ApplicationCardProps>;

/** All variants. */
export const AllStates: StoryObj = allStates(() => stories);

const unfinished = {
  savedTime: '11/02/2026 09:30 AM CST',
  confirmationNo: undefined,
  action: 'continue',
} as const;

export const Saved: Story = {
  args: { label: { status: 'saved' }, ...unfinished },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', /^Continue your application: Sample/);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const InProgress: Story = { args: { label: { status: 'inProgress' }, ...unfinished } };
export const Submitted: Story = {};
export const Pending: Story = { args: { label: { status: 'pending' } } };
export const Approved: Story = { args: { label: { status: 'approved' } } };
export const Withdrawn: Story = { args: { label: { status: 'withdrawn' } } };

export const Denied: Story = {
  args: {
    label: { status: 'denied' },
    contact: {
      phoneNumber: '1-800-555-0188',
      tty: '711',
      hoursOfOperation: '8 am to 8 pm, 7 days a week, October to March; Monday to Friday, April to September',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', '1-800-555-0188')).toBeVisible();
  },
};

/** The phone number of the plan is not known. */
export const DeniedWithoutContact: Story = { args: { label: { status: 'denied' }, contact: {} } };

/** The site has turned off the link that continues an application. */
export const WithoutAction: Story = {
  args: { label: { status: 'inProgress' }, ...unfinished, action: undefined },
};

/** Customer service views the profile, and cannot open applications. */
export const Cloaked: Story = {
  args: { label: { status: 'inProgress' }, ...unfinished, onOpen: undefined },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', /^Continue your application/)).toBeDisabled();
  },
};

/** A supplement application with the service's own status text. */
export const Supplement: Story = {
  args: {
    planName: 'Sample Supplement Plan G',
    planType: 'MS',
    planYear: undefined,
    label: { words: 'Sent to underwriting' },
    confirmationNo: undefined,
  },
};

export const LongNames: Story = {
  args: {
    planName:
      'Sample Medicare Advantage Extraordinarily Comprehensive Wellness-Extras High-Deductible Choice Plus Illinois and Northwest Indiana (Regional PPO)',
    label: { words: 'Otorhinolaryngologicallaboratoryexaminationsarebeingwaitedfor' },
    confirmationNo: 'SAMPLE-20000120000120000120000120000120000120000120000120000120000100',
  },
};

export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  args: { label: { status: 'inProgress' }, ...unfinished },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  args: { label: { status: 'inProgress' }, ...unfinished },
};

export const Narrow: Story = {
  args: { label: { status: 'inProgress' }, ...unfinished },
  render: (args) => (
    <div className="narrow">
      <ApplicationCard {...args} />
    </div>
  ),
};
