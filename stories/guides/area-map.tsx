import type { ReactNode } from 'react';
import { pageContents, pageTags } from '../../elements/page/contents';
import { registry } from '../../elements/registry';
import type { ElementContract } from '../../src/element-kit/contract';

const PREFIX = 'shopper-profile-';

/** Pieces that no place of the page has: they open when somebody asks for them. */
const onRequest = Object.keys(registry)
  .filter((tag) => !pageTags.includes(tag) && tag !== `${PREFIX}page`)
  .map((tag) => tag.replace(PREFIX, ''));

/** In two columns Extra Help stands in the nav, beside the plans. */
const places: readonly { name: string; title: string; pieces: readonly string[] }[] = [
  { name: 'head', title: 'Above everything', pieces: pageContents.head },
  { name: 'side', title: 'Beside, or above on a phone', pieces: ['nav', 'extra-help'] },
  { name: 'main', title: 'In the middle', pieces: pageContents.main },
  { name: 'foot', title: 'Below everything', pieces: pageContents.foot },
  { name: 'popups', title: 'Popups that open by themselves', pieces: pageContents.popups },
  { name: 'request', title: 'Popups that open on request', pieces: onRequest },
];

/** Classes of the sources have whole contracts; those that ship know their tag alone. */
const summaryOf = (tag: string): string =>
  (customElements.get(tag) as { contract?: ElementContract } | undefined)?.contract?.summary ?? '';

/** Storybook's address of the page about a piece. */
const docsOf = (piece: string): string => `./?path=/docs/elements-${piece}--docs`;

/** A picture of the whole area: each piece in its place, with what it is for, as the way to its page. */
export const AreaMap = (): ReactNode => (
  <nav className="area" aria-label="The pieces of the area">
    {places.map(({ name, title, pieces }) => (
      <section key={name} className="area-place" data-place={name}>
        <h2 className="area-title">{title}</h2>
        <ul className="area-pieces">
          {pieces.map((piece) => (
            <li key={piece} data-piece={piece}>
              <a className="area-piece" href={docsOf(piece)} target="_top">
                <strong>{piece.replaceAll('-', ' ')}</strong>
                <span>{summaryOf(PREFIX + piece)}</span>
                <code>{`<${PREFIX}${piece}>`}</code>
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </nav>
);
