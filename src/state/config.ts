import { withServiceBase } from '../config/derived';
import { settings, type Config } from '../config/settings';
import { commonConfigAtom, provideSettings } from './common-config';
import { atom, read } from './store';

// Importing this file makes the keys of brand pages known.
provideSettings(settings);

/** The full configuration of a brand page. */
export const configAtom = atom((get) => withServiceBase(get(commonConfigAtom) as Config));

/** The configuration for code outside React. */
export const currentConfig = (): Config => read(configAtom);
