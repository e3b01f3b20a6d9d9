import { useId, useRef, useState, type ReactNode } from 'react';
import { optionalElements, pageContents } from '../../elements/page/contents';
import { contractOf, nameOf, type Placed } from './draft';
import { contracts } from './generated/contracts';
import { PlacedElement } from './placed-element';
import { Sentence } from './sentence';

const inPlaces: readonly string[] = [...Object.values(pageContents).flat(), ...optionalElements];

/** In page order. An element that has no fixed place opens on demand. */
const groups: readonly { title: string; names: readonly string[] }[] = [
  { title: 'All in one', names: ['page'] },
  { title: 'Above everything', names: pageContents.head },
  { title: 'Beside', names: ['nav', 'extra-help'] },
  { title: 'In the middle', names: pageContents.main },
  { title: 'More', names: pageContents.more },
  { title: 'Below', names: pageContents.foot },
  { title: 'Only where you want them', names: optionalElements },
  { title: 'Popups that open by themselves', names: pageContents.popups },
  {
    title: 'Popups on request',
    names: contracts
      .map(nameOf)
      .filter((name) => !inPlaces.includes(name) && !['page', 'nav', 'extra-help'].includes(name)),
  },
];

function AddElement({ onAdd }: { onAdd(name: string): void }): ReactNode {
  const id = useId();
  const [name, setName] = useState('plans');
  const contract = contractOf(name);
  return (
    <form
      className="add"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(name);
      }}
    >
      <p className="field">
        <label htmlFor={id}>Element</label>
        <select
          id={id}
          value={name}
          aria-describedby={`${id}about`}
          onChange={(event) => setName(event.target.value)}
        >
          {groups.map(({ title, names }) => (
            <optgroup key={title} label={title}>
              {names.map((element) => (
                <option key={element}>{element}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </p>
      <p id={`${id}about`} className="hint">
        <Sentence>
          {contract &&
            `${contract.summary} For whom: ${contract.audience ?? ''} ${contract.showsWhen?.en ?? ''}`}
        </Sentence>
      </p>
      <button>Add to the page</button>
    </form>
  );
}

/** The key stays with the element when it moves, so that its controls keep focus. */
export interface KeyedElement extends Placed {
  key: number;
}

interface ElementsProps {
  elements: readonly KeyedElement[];
  onChange(elements: readonly KeyedElement[]): void;
}

/** Names of elements that are on the page more than once. */
function twiceOf(elements: readonly Placed[]): string[] {
  const names = elements.map(({ name }) => name);
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  return [
    ...twice.map((name) => `${name} is on the page more than once: shoppers see all of it each time.`),
    ...(names.includes('page') && names.length > 1
      ? ['page has every element already: shoppers see those beside it a second time.']
      : []),
  ];
}

/** The elements of the page, in page order. */
export function ProfileElements({ elements, onChange }: ElementsProps): ReactNode {
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const add = (name: string): void => {
    const key = Math.max(0, ...elements.map((element) => element.key)) + 1;
    onChange([...elements, { key, name, attributes: {}, text: '' }]);
    setSaid(`${name} is on the page, as number ${String(elements.length + 1)}.`);
  };
  const move = (from: number, by: -1 | 1): void => {
    const moved = [...elements];
    const [element] = moved.splice(from, 1);
    if (!element) return;
    moved.splice(from + by, 0, element);
    onChange(moved);
    setSaid(`${element.name} is number ${String(from + by + 1)} of ${String(elements.length)} now.`);
  };
  const remove = (index: number): void => {
    onChange(elements.filter((_, other) => other !== index));
    setSaid(`${elements[index]?.name ?? ''} is off the page.`);
    heading.current?.focus(); // The focused button is removed.
  };
  return (
    <section aria-labelledby="elements">
      <h2 id="elements" tabIndex={-1} ref={heading}>
        Elements
      </h2>
      <AddElement onAdd={add} />
      <p role="status" className="said">
        {said}
      </p>
      {twiceOf(elements).map((sentence) => (
        <p key={sentence} className="hint">
          {sentence}
        </p>
      ))}
      {elements.length === 0 ? (
        <p>There is nothing on the page yet.</p>
      ) : (
        <ol className="elements">
          {elements.map((element, index) => (
            <PlacedElement
              key={element.key}
              element={element}
              place={index + 1}
              count={elements.length}
              onChange={(changed) => onChange(elements.with(index, { ...changed, key: element.key }))}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
