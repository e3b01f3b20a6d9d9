import { common } from './common';
import { plans } from './plans';

export const texts = { ...common, ...plans };
