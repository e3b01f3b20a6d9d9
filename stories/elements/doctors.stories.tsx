import type { Meta, StoryObj } from '@storybook/react-vite';
import { doctorsContract } from '../../elements/doctors/doctors.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type DoctorsArgs = ElementArgs<typeof doctorsContract>;

const meta: Meta<DoctorsArgs> = {
  ...fromContract(doctorsContract),
  title: 'Elements/Doctors',
};

export default meta;

export const Guest: StoryObj<DoctorsArgs> = { parameters: { page: { scenario: 'guest' } } };
