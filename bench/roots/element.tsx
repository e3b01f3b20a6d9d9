/** A small sample element: a heading, a list, a button. */
import { useLayoutEffect, useState, type ReactNode } from 'react';

const PLANS = 8;

/** Called after each change is in the document. */
export const stage = {
  onChange: (): void => undefined,
  /** Index in mount order. Makes that element throw in its next render. */
  breakers: [] as (() => void)[],
};

export const styles = [
  ':host { display: block } h2 { font-size: 1.25em } ul { padding: 0 } li { display: flex; gap: 1em }',
];

export function ProfileElement(): ReactNode {
  const [saved, setSaved] = useState(0);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken on purpose');
  useLayoutEffect(() => {
    stage.onChange();
  }, [saved]);
  useLayoutEffect(() => {
    stage.breakers.push(() => setBroken(true));
  }, []);
  return (
    <section aria-label="Plans">
      <h2>Your plans</h2>
      <ul>
        {Array.from({ length: PLANS }, (_, index) => (
          <li key={index}>
            <span>Plan {index + 1}</span>
            <a href={`/plans/${String(index)}`}>Details</a>
            <strong>${(index * 17 + saved) % 90}.00</strong>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setSaved(saved + 1)}>
        Save ({saved})
      </button>
    </section>
  );
}
