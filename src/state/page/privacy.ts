import { markerProps } from '../../domain/mask-markers';
import { configAtom } from '../config';
import { atom } from '../store';

/** Class and attributes for nodes with personal data, so that session recorders exclude them. */
export const markerPropsAtom = atom((get) => markerProps(get(configAtom).privacy.maskMarkers));
