import { settings, type Config } from '../config/settings';
import { commonConfigAtom, provideSettings } from './common-config';
import { read, type Atom } from './store';

// Whoever reads more than the common keys needs them known.
provideSettings(settings);

/** The whole configuration of a brand page. */
export const configAtom = commonConfigAtom as Atom<Config>;

/** The configuration for code outside React. */
export const currentConfig = (): Config => read(configAtom);
