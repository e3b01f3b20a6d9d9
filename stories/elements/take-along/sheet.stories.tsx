import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect } from 'storybook/test';
import { Sheet } from '../../../elements/take-along/sheet';
import sheetStyles from '../../../elements/take-along/sheet.css?inline';
import type { SheetPlan } from '../../../elements/take-along/take-along.state';
import { styleSheet } from '../../../src/element-kit/style-sheets';
import { drugs, phone, planDetail, savedPlan } from '../../support/examples';
import { find, findText } from '../../support/play';

/** A separate shadow root, as on paper. */
function OnScreen({ children }: { children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useEffect(() => {
    const own = box.current?.shadowRoot ?? box.current?.attachShadow({ mode: 'open' });
    if (!own) return;
    own.adoptedStyleSheets = [styleSheet(sheetStyles)];
    setRoot(own);
  }, []);
  return <div ref={box}>{root && createPortal(children, root)}</div>;
}

const onScreen: Decorator = (Story) => (
  <OnScreen>
    <Story />
  </OnScreen>
);

const plan = (planId: string, known: Partial<SheetPlan>): SheetPlan => ({
  key: planId,
  plan: savedPlan({ planId }),
  isCurrent: false,
  name: 'Sample Medicare Advantage Choice IL-01 (PPO)',
  detail: planDetail(),
  phone: { number: '', tty: '711' },
  ...known,
});

const meta = {
  title: 'Components/Take-along sheet',
  component: Sheet,
  decorators: [onScreen],
  args: {
    locale: 'en',
    date: 'November 20, 2026',
    name: '',
    drugs: drugs.map((drug) => ({ ...drug, drugQuantity: 1, drugFrequency: 'Day' })),
    pharmacy: 'Sample Corner Pharmacy',
    doctors: [
      {
        providerId: '1',
        providerName: 'Dr. Robin Sample',
        specialty: 'Family medicine',
        providerAddress: '100 Example Street, Chicago, IL 60614',
      },
    ],
    plans: [
      plan('H9999001000', { isCurrent: true, phone: { number: '1-800-555-0150', tty: '711' } }),
      plan('H9999002000', { detail: null, name: 'Example Medicare Advantage Plan (HMO)' }),
    ],
    prices: { subsidyPercent: undefined, subsidisedPremiums: [] },
    hasQuestions: true,
    phone,
    hours: '8 a.m. - 8 p.m., 7 days a week',
    counselors: [{ name: 'Senior Health Insurance Program', phone: '1-800-555-0160' }],
  },
} satisfies Meta<typeof Sheet>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The printed sheet: 14 pt, black on white. */
export const Everything: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'My Medicare list')).toBeVisible();
    await expect(await find(canvasElement, 'rowheader', 'Eliquis')).toBeVisible();
  },
};

/** With the name and with costs that include Extra Help; no counseling program is configured. */
export const WithName: Story = {
  args: {
    name: 'Marta Sampleton',
    counselors: [],
    prices: { subsidyPercent: 100, subsidisedPremiums: [] },
  },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'Marta Sampleton')).toBeVisible();
    await expect(await findText(canvasElement, /shiphelp\.org/)).toBeVisible();
  },
};

/** Few facts about the saved items are known. */
export const LittleIsKnown: Story = {
  args: {
    drugs: [{ drugDosage: '10 mg tablet' }, { drugName: 'Eliquis', drugFrequency: 'Every other day' }],
    doctors: [{ providerId: '1', specialty: 'Cardiology' }],
    plans: [plan('H9999003000', { name: undefined, detail: undefined })],
    phone: { number: '', tty: '711' },
  },
};

/** Nothing is saved. */
export const NothingSaved: Story = {
  args: { drugs: [], pharmacy: undefined, doctors: [], plans: [] },
};
