import { withServiceBase } from '../config/derived';
import { settings, type Config } from '../config/settings';
import { commonConfigAtom, provideSettings } from './common-config';
import { atom, read } from './store';

// Whoever reads more than the common keys needs them known.
provideSettings(settings);

/** The whole configuration of a brand page. */
export const configAtom = atom((get) => withServiceBase(get(commonConfigAtom) as Config));

/** The configuration for code outside React. */
export const currentConfig = (): Config => read(configAtom);
