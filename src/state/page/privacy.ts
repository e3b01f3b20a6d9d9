import { markerProps } from '../../domain/mask-markers';
import { configAtom } from '../config';
import { atom } from '../store';

/** What nodes with personal content carry, so that session recorders leave them out. */
export const markerPropsAtom = atom((get) => markerProps(get(configAtom).privacy.maskMarkers));
