import { useRef, useState, type ReactNode } from 'react';
import type { Draft } from './draft';
import { forms, snippetOf, type Form } from './snippets';

const formNames = Object.keys(forms) as Form[];

/** Forms of the code that work on a page that loads the script. */
const inTemplates: readonly Form[] = ['tags', 'data', 'class'];

/** The page as code to copy. */
export function Code({ draft }: { draft: Draft }): ReactNode {
  const [form, setForm] = useState<Form>('tags');
  const [said, setSaid] = useState('');
  const box = useRef<HTMLPreElement>(null);
  const snippet = snippetOf(draft.elements, form, draft);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(snippet);
      setSaid('Copied.');
    } catch {
      // Some pages may not write to the clipboard. Then the text is selected, and the author copies it with
      // the keyboard.
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
      {inTemplates.includes(form) && (
        <p className="hint">
          The page that you paste this into has to load the script and the style sheet, and to have the
          configuration: “Whole page” shows all three. Most sites have them in a template.
        </p>
      )}
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
