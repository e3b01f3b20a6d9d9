import type { ReactNode } from 'react';
import { optionalElements, pageContents, pageTags } from '../../elements/page/contents';
import { registry } from '../../elements/registry';
import type { ElementContract } from '../../src/element-kit/contract';

const PREFIX = 'shopper-profile-';

/** Elements without a fixed place on the page. They open on demand. */
const onRequest = Object.keys(registry)
  .filter((tag) => !pageTags.includes(tag) && tag !== `${PREFIX}page`)
  .map((tag) => tag.replace(PREFIX, ''))
  .filter((name) => !optionalElements.some((optional) => optional === name));

/** In two columns, Extra Help is in the nav, beside the plans. */
const places: readonly { name: string; title: string; elements: readonly string[] }[] = [
  { name: 'head', title: 'Above everything', elements: pageContents.head },
  { name: 'side', title: 'Beside, or above on a phone', elements: ['nav', 'extra-help'] },
  { name: 'main', title: 'In the middle', elements: pageContents.main },
  { name: 'more', title: 'More, below the views', elements: pageContents.more },
  { name: 'foot', title: 'Below everything', elements: pageContents.foot },
  { name: 'optional', title: 'Only where you want them', elements: optionalElements },
  { name: 'popups', title: 'Popups that open by themselves', elements: pageContents.popups },
  { name: 'request', title: 'Popups that open on request', elements: onRequest },
];

/** Element classes in the sources have complete contracts. Classes in the published bundles contain only their tag. */
const summaryOf = (tag: string): string =>
  (customElements.get(tag) as { contract?: ElementContract } | undefined)?.contract?.summary ?? '';

/** The Storybook URL of the page about an element. */
const docsOf = (element: string): string => `./?path=/docs/elements-${element}--docs`;

/** A map of the whole area: each element in its place, with its purpose and a link to its page. */
export const AreaMap = (): ReactNode => (
  <nav className="area" aria-label="The elements of the area">
    {places.map(({ name, title, elements }) => (
      <section key={name} className="area-place" data-place={name}>
        <h2 className="area-title">{title}</h2>
        <ul className="area-elements">
          {elements.map((element) => (
            <li key={element} data-element={element}>
              <a className="area-element" href={docsOf(element)} target="_top">
                <strong>{element.replaceAll('-', ' ')}</strong>
                <span>{summaryOf(PREFIX + element)}</span>
                <code>{`<${PREFIX}${element}>`}</code>
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </nav>
);
