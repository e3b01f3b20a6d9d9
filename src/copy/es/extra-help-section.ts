import { common } from './common';
import { extraHelp } from './extra-help';

export const texts = { ...common, ...extraHelp };
