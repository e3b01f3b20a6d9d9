import { useEffect, useId, useState, type ReactNode } from 'react';
import { Code } from './code';
import { draftOf, FIRST_DRAFT, queryOf, type Draft } from './draft';
import { ProfileElements, type KeyedElement } from './elements';

export interface Shopper {
  name: string;
  title: string;
  description: string;
}

interface KeyedDraft extends Draft {
  elements: readonly KeyedElement[];
}

function draftOfAddress(): KeyedDraft {
  const draft = draftOf(new URLSearchParams(location.hash.slice(1) || FIRST_DRAFT));
  return { ...draft, elements: draft.elements.map((element, key) => ({ ...element, key })) };
}

/** The URL contains the whole draft, so that an author can bookmark and share it. */
function useDraft(): [KeyedDraft, (changes: Partial<KeyedDraft>) => void] {
  const [draft, setDraft] = useState(draftOfAddress);
  useEffect(() => {
    const read = (): void => setDraft(draftOfAddress());
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const change = (changes: Partial<KeyedDraft>): void => {
    const changed = { ...draft, ...changes };
    setDraft(changed);
    // Typing adds no history entries.
    history.replaceState(null, '', `#${queryOf(changed).toString()}`);
  };
  return [draft, change];
}

const SETTLE_MS = 400;

/** Typing does not reload the preview with each letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { name: string; title: string; description?: string }[];
  onChange(name: string): void;
}

function Choice({ label, value, options, onChange }: ChoiceProps): ReactNode {
  const id = useId();
  const description = options.find(({ name }) => name === value)?.description;
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={description && `${id}about`}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      {description && (
        <span id={`${id}about`} className="hint">
          {description}
        </span>
      )}
    </p>
  );
}

const sites = ['AMP', 'UMS'].map((name) => ({ name, title: name }));
const languages = [
  { name: 'en', title: 'English' },
  { name: 'es', title: 'Spanish' },
];
const widths = [
  { name: 'full', title: 'all there is' },
  { name: 'phone', title: 'a phone' },
];

/** Lets an author select elements, previews them as any shopper, and generates the code. */
export function Builder({ shoppers, preview }: { shoppers: readonly Shopper[]; preview: string }): ReactNode {
  const [draft, change] = useDraft();
  const [width, setWidth] = useState('full');
  const address = useSettled(`${preview}?${queryOf(draft).toString()}`);
  return (
    <div className="builder">
      <ProfileElements elements={draft.elements} onChange={(elements) => change({ elements })} />
      <div>
        <section aria-labelledby="look">
          <h2 id="look">Preview</h2>
          <div className="choices">
            <Choice
              label="As"
              value={draft.scenario}
              options={shoppers}
              onChange={(scenario) => change({ scenario })}
            />
            <Choice
              label="Brand"
              value={draft.site}
              options={sites}
              onChange={(site) => change({ site: site === 'UMS' ? 'UMS' : 'AMP' })}
            />
            <Choice
              label="Language"
              value={draft.lang}
              options={languages}
              onChange={(lang) => change({ lang: lang === 'es' ? 'es' : 'en' })}
            />
            <Choice label="Width" value={width} options={widths} onChange={setWidth} />
            <label className="check">
              <input
                type="checkbox"
                checked={draft.hasNotes}
                onChange={(event) => change({ hasNotes: event.target.checked })}
              />{' '}
              Notes where an element shows nothing
            </label>
          </div>
          {/* A new frame for each URL, because navigation inside a frame would fill the history. */}
          <iframe
            key={address}
            className="preview"
            data-width={width}
            title="Preview of the page"
            src={address}
          />
        </section>
        <Code draft={draft} />
      </div>
    </div>
  );
}
