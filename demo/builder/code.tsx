import { useRef, useState, type ReactNode } from 'react';
import type { Placed } from './draft';
import { forms, snippetOf, type Form } from './snippets';

const formNames = Object.keys(forms) as Form[];

/** The page as code to copy. */
export function Code({ pieces }: { pieces: readonly Placed[] }): ReactNode {
  const [form, setForm] = useState<Form>('tags');
  const [said, setSaid] = useState('');
  const box = useRef<HTMLPreElement>(null);
  const snippet = snippetOf(pieces, form);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(snippet);
      setSaid('Copied.');
    } catch {
      // Not every page may write there: the text is selected, and the keyboard copies it.
      if (box.current) getSelection()?.selectAllChildren(box.current);
      setSaid('The code is selected. Press Ctrl+C, or ⌘C on a Mac.');
    }
  };
  return (
    <section aria-labelledby="code">
      <h2 id="code">Code</h2>
      <fieldset className="forms">
        <legend>Written as</legend>
        {formNames.map((name) => (
          <label key={name} className="check">
            <input
              type="radio"
              name="form"
              checked={name === form}
              onChange={() => {
                setForm(name);
                setSaid('');
              }}
            />{' '}
            {forms[name]}
          </label>
        ))}
      </fieldset>
      <pre className="snippet" ref={box}>
        <code>{snippet}</code>
      </pre>
      <p className="buttons">
        <button type="button" onClick={() => void copy()}>
          Copy the code
        </button>
        <span role="status">{said}</span>
      </p>
    </section>
  );
}
