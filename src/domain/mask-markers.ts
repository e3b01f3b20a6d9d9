/** `.class`, `data-x`, `data-x=value`: markers that can neither run code nor change the appearance of the page. */
const MARKER = /^(?:\.(-?[a-z_][\w-]*)|(data-[a-z][\w-]*|s_objectid)(?:=([\w-]*))?)$/;

export const isMaskMarker = (marker: string): boolean => MARKER.test(marker);

/** Attributes by their React names. */
export type MarkerProps = Readonly<Record<string, string>>;

/** Props that exclude a node from session recordings, for markers such as `['.rr-block', 'data-dd-privacy=hidden']`. */
export function markerProps(markers: readonly string[]): MarkerProps {
  const classes: string[] = [];
  const attributes: Record<string, string> = {};
  for (const marker of markers) {
    const [, className, attribute, value = ''] = MARKER.exec(marker) ?? [];
    if (className !== undefined) classes.push(className);
    if (attribute !== undefined) attributes[attribute] = value;
  }
  return classes.length > 0 ? { ...attributes, className: classes.join(' ') } : attributes;
}
