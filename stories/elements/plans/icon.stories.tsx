import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNameOf } from '../../../src/ui/icon';

const meta = { title: 'Components/Icon', component: Icon, args: { name: 'doctor' } } satisfies Meta<
  typeof Icon
>;

export default meta;

type Story = StoryObj<typeof meta>;

const files = [
  'doctor.svg',
  'specialist.svg',
  'dental.svg',
  'vision.svg',
  'hearing.svg',
  'fitness.svg',
  'prescription.svg',
  'hospital.svg',
  'otc.svg',
  'transportation.svg',
  'sparkles-v2.svg',
];

/** The icons for the icon files in content. An unknown file gets a check mark. */
export const All: Story = {
  render: () => (
    <ul className="showcase-grid">
      {files.map((file) => (
        <li key={file} className="showcase-row">
          <Icon name={iconNameOf(file)} />
          {file}
        </li>
      ))}
    </ul>
  ),
};
