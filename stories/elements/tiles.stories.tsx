import type { Meta, StoryObj } from '@storybook/react-vite';
import { tilesContract } from '../../elements/tiles/tiles.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type TilesArgs = ElementArgs<typeof tilesContract>;

const meta: Meta<TilesArgs> = {
  ...fromContract(tilesContract),
  title: 'Elements/Tiles',
};

export default meta;

export const Guest: StoryObj<TilesArgs> = { parameters: { page: { scenario: 'guest' } } };
