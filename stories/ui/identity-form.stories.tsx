import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { within } from 'shadow-dom-testing-library';
import type { FormField } from '../../src/domain/forms/identity-form';
import { CopyContext } from '../../src/ui/copy-context';
import { IdentityForm } from '../../src/ui/identity-form';
import { checkOf, expectToLookDifferent, formOf, typeBirthDate, typeInto } from '../support/identity';
import { find, findFirst, press } from '../support/play';
import { ShadowBox } from '../support/shadow-box';
import { translatorFor, type AllTexts } from '../support/texts';
import { allStates } from '../support/all-states';
import * as stories from './identity-form.stories';

const meta = {
  title: 'Components/Identity form',
  component: IdentityForm,
  args: {
    name: 'story',
    ...formOf('memberConsent'),
    known: {},
    isBusy: false,
    submitLabel: 'Import',
    onInvalid: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof IdentityForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** All variants. */
export const AllStates: StoryObj = allStates(() => stories);

const inNarrowColumn: Decorator = (Story) => (
  <div style={{ inlineSize: '320px' }}>
    <Story />
  </div>
);

const submit: Story['play'] = async ({ canvasElement }) => {
  await press(canvasElement, 'button', 'Import');
};

/** The required fields of the five forms. */
export const MemberWhoConsents: Story = {};
export const MemberWhoDoesNot: Story = { args: formOf('memberNoConsent') };
export const NoMember: Story = { args: formOf('genderZip') };
export const Claims: Story = { args: { ...formOf('claims'), takesOtherNumber: true } };
export const Profile: Story = { args: formOf('profile') };

/** Only a base account can change known values. */
export const Known: Story = {
  args: { known: { firstName: 'Marta', lastName: 'Sampleton', email: 'marta@example.com' } },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'textbox', 'First name')).not.toHaveAttribute('readonly');
  },
};

export const KnownAndFixed: Story = {
  args: { ...Known.args, areKnownFixed: true },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'textbox', 'First name')).toHaveAttribute('readonly');
  },
};

/** After the first attempt: all errors above the form, and each at its field. */
export const Wrong: Story = {
  play: async (context) => {
    await submit(context);
    const { args, canvasElement } = context;
    await expect(await find(canvasElement, 'group', 'Please check 5 fields')).toBeVisible();
    await expect(args.onInvalid).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Each error goes away when its field is fixed. */
export const PartlyMended: Story = {
  play: async (context) => {
    await submit(context);
    const { canvasElement } = context;
    await typeInto(canvasElement, 'First name', 'Marta');
    await typeBirthDate(canvasElement);
    await typeInto(canvasElement, 'Medicare number, on your red, white and blue card', '1OG4TE5MK73');
    await expect(await find(canvasElement, 'group', 'Please check 3 fields')).toBeVisible();
    await expectToLookDifferent(canvasElement, 'Last name', 'First name');
  },
};

export const Right: Story = {
  args: KnownAndFixed.args!,
  play: async (context) => {
    const { args, canvasElement } = context;
    await typeBirthDate(canvasElement);
    await typeInto(canvasElement, 'Medicare number, on your red, white and blue card', '1EG4TE5MK73');
    await submit(context);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** While the request runs, the form is hidden and keeps its values. */
export const Busy: Story = { args: { isBusy: true }, parameters: { rendersNothing: true } };

export const NarrowColumn: Story = {
  ...Wrong,
  args: { ...Profile.args, known: Known.args!.known! },
  decorators: [inNarrowColumn],
  play: submit,
};

export const ForcedColors: Story = { ...PartlyMended, parameters: { forcedColors: true } };

export const LongTexts: Story = {
  args: Claims.args!,
  globals: { locale: 'pseudo' },
  decorators: [inNarrowColumn],
  play: submit,
};

const every: FormField[] = (
  ['firstName', 'lastName', 'email', 'dob', 'gender', 'medicareNumber', 'attestation'] as const
).map((name) => ({ name, isRequired: true }));
const fields: FormField[] = [...every, { name: 'zipCode', isRequired: false }];

const boxes = (['AMP', 'UMS'] as const).flatMap((brand) =>
  (['en', 'es'] as const).map((locale) => ({ brand, locale })),
);

/** Every field in both brands and both languages: known and fixed, invalid, and optional. */
export const EveryField: Story = {
  parameters: { showsSeveral: true },
  render: (args, { loaded }) => (
    <div className="showcase">
      {boxes.map(({ brand, locale }) => (
        <CopyContext
          key={brand + locale}
          value={translatorFor((loaded as { texts: AllTexts }).texts, brand, locale)}
        >
          <ShadowBox brand={brand} lang={locale}>
            <IdentityForm
              {...args}
              fields={fields}
              known={{ firstName: 'Marta' }}
              areKnownFixed
              check={checkOf(fields)}
              submitLabel={`Import, ${brand}, ${locale}`}
            />
          </ShadowBox>
        </CopyContext>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await findFirst(canvasElement, 'button', 'Import, UMS, es');
    for (const button of within(canvasElement).getAllByShadowRole('button', { name: /^Import/ }))
      await userEvent.click(button);
    await expect(await findFirst(canvasElement, 'group', /^Revise 6/)).toBeVisible();
  },
};
