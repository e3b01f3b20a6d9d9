/** One root per element, with the element kit as it ships. */
import { define, toElement } from '../../src/element-kit/to-element';
import { TAG } from './harness';
import { ProfileElement, styles } from './element';

const contract = {
  tag: TAG,
  summary: '',
  needsProfile: false,
  reservedBlockSize: '0',
  attributes: {},
  events: {},
  example: '',
} as const;

define(toElement(contract, ProfileElement, styles));
