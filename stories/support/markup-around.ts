import { linksOf } from './made-of';

/** The markup that an author writes to get a component: the tags of the elements that contain it. */
export function markupAround(componentId: string): string {
  const tags = linksOf(componentId).links.map(({ id }) =>
    id.replace(/^elements-/, '').replace(/--docs$/, ''),
  );
  if (tags.length === 0) return '<!-- Part of many elements: no tag of its own. -->';
  return [
    '<!-- No tag of its own: it comes with -->',
    ...tags.map((element) => `<shopper-profile-${element}></shopper-profile-${element}>`),
  ].join('\n');
}
