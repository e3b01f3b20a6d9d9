import { isMaskMarker } from '../domain/mask-markers';
import { isListOf, isText, type Setting } from './setting';

/** Classes and attributes with which session recorders exclude nodes: the one to block and the one to mask, if both exist. */
export const recorderMarkers: Setting<readonly string[]> = {
  byDefault: [
    '.rr-block',
    '.rr-mask',
    '.fs-exclude',
    '.fs-mask',
    'data-hj-suppress',
    'data-clarity-mask=true',
    '.ph-no-capture',
    'data-private',
    'data-dd-privacy=hidden',
    'data-dtrum-mask',
    '.sentry-block',
    'data-cs-mask',
    's_objectid=private',
  ],
  expected: 'list of ".class", "data-name" or "data-name=value"',
  accepts: (value) => isListOf(value, (item) => isText(item) && isMaskMarker(item)),
};
