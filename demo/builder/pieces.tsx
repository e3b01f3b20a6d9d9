import { useId, useRef, useState, type ReactNode } from 'react';
import { pageContents } from '../../elements/page/contents';
import { contractOf, nameOf, type Placed } from './draft';
import { contracts } from './generated/contracts';
import { PlacedPiece } from './placed-piece';
import { Sentence } from './sentence';

const inPlaces: readonly string[] = Object.values(pageContents).flat();

/** In the order of the page; what has no place in it opens when somebody asks for it. */
const groups: readonly { title: string; names: readonly string[] }[] = [
  { title: 'All in one', names: ['page'] },
  { title: 'Above everything', names: pageContents.head },
  { title: 'Beside', names: ['nav', 'extra-help'] },
  { title: 'In the middle', names: pageContents.main },
  { title: 'Below', names: pageContents.foot },
  { title: 'Popups that open by themselves', names: pageContents.popups },
  {
    title: 'Popups on request',
    names: contracts
      .map(nameOf)
      .filter((name) => !inPlaces.includes(name) && !['page', 'nav', 'extra-help'].includes(name)),
  },
];

function AddPiece({ onAdd }: { onAdd(name: string): void }): ReactNode {
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
        <label htmlFor={id}>Piece</label>
        <select
          id={id}
          value={name}
          aria-describedby={`${id}about`}
          onChange={(event) => setName(event.target.value)}
        >
          {groups.map(({ title, names }) => (
            <optgroup key={title} label={title}>
              {names.map((piece) => (
                <option key={piece}>{piece}</option>
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

/** The same piece wherever it stands: its controls keep focus when it moves. */
export interface KeyedPiece extends Placed {
  key: number;
}

interface PiecesProps {
  pieces: readonly KeyedPiece[];
  onChange(pieces: readonly KeyedPiece[]): void;
}

/** What shows more than once. */
function twiceOf(pieces: readonly Placed[]): string[] {
  const names = pieces.map(({ name }) => name);
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  return [
    ...twice.map((name) => `${name} is on the page more than once: shoppers see all of it each time.`),
    ...(names.includes('page') && names.length > 1
      ? ['page has every piece already: shoppers see those beside it a second time.']
      : []),
  ];
}

/** What is on the page, in its order. */
export function Pieces({ pieces, onChange }: PiecesProps): ReactNode {
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const add = (name: string): void => {
    const key = Math.max(0, ...pieces.map((piece) => piece.key)) + 1;
    onChange([...pieces, { key, name, attributes: {}, text: '' }]);
    setSaid(`${name} is on the page, as number ${String(pieces.length + 1)}.`);
  };
  const move = (from: number, by: -1 | 1): void => {
    const moved = [...pieces];
    const [piece] = moved.splice(from, 1);
    if (!piece) return;
    moved.splice(from + by, 0, piece);
    onChange(moved);
    setSaid(`${piece.name} is number ${String(from + by + 1)} of ${String(pieces.length)} now.`);
  };
  const remove = (index: number): void => {
    onChange(pieces.filter((_, other) => other !== index));
    setSaid(`${pieces[index]?.name ?? ''} is off the page.`);
    heading.current?.focus(); // the button goes away
  };
  return (
    <section aria-labelledby="pieces">
      <h2 id="pieces" tabIndex={-1} ref={heading}>
        Pieces
      </h2>
      <AddPiece onAdd={add} />
      <p role="status" className="said">
        {said}
      </p>
      {twiceOf(pieces).map((sentence) => (
        <p key={sentence} className="hint">
          {sentence}
        </p>
      ))}
      {pieces.length === 0 ? (
        <p>There is nothing on the page yet.</p>
      ) : (
        <ol className="pieces">
          {pieces.map((piece, index) => (
            <PlacedPiece
              key={piece.key}
              piece={piece}
              place={index + 1}
              count={pieces.length}
              onChange={(changed) => onChange(pieces.with(index, { ...changed, key: piece.key }))}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
