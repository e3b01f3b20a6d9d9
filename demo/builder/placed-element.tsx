import { useId, useState, type ReactNode } from 'react';
import type { AttributeSpec } from '../../src/element-kit/contract';
import { attributesOf, contractOf, type Placed } from './draft';
import { Sentence } from './sentence';

interface FieldProps {
  name: string;
  spec: AttributeSpec;
  value: string | undefined;
  /** `undefined` removes the attribute, so that the default applies. */
  onChange(value: string | undefined): void;
}

/** A number that the attribute does not accept. */
const refusal = (spec: AttributeSpec): string =>
  spec.type === 'integer'
    ? `Not taken: a whole number from ${String(spec.minimum)} to ${String(spec.maximum)}.`
    : 'Not taken.';

function Control({ id, name, spec, value, onChange }: FieldProps & { id: string }): ReactNode {
  const [isRefused, setIsRefused] = useState(false);
  const change = (text: string): void => {
    onChange(text || undefined);
  };
  if (spec.type === 'choice')
    return (
      <select id={id} value={value ?? ''} onChange={(event) => change(event.target.value)}>
        <option value="">{`${spec.default ?? 'as configured'} (default)`}</option>
        {spec.options
          .filter((option) => option !== spec.default)
          .map((option) => (
            <option key={option}>{option}</option>
          ))}
      </select>
    );
  if (name === 'lang')
    return (
      <select id={id} value={value ?? ''} onChange={(event) => change(event.target.value)}>
        <option value="">as the page (default)</option>
        <option value="en">English</option>
        <option value="es">Spanish</option>
      </select>
    );
  return (
    <>
      <input
        id={id}
        type={spec.type === 'integer' ? 'number' : 'text'}
        {...(spec.type === 'integer' && {
          min: spec.minimum,
          max: spec.maximum,
          placeholder: spec.default === null ? '' : String(spec.default),
        })}
        value={value ?? ''}
        onChange={(event) => {
          const { valid } = event.target.validity;
          setIsRefused(!valid);
          if (valid) change(event.target.value);
        }}
      />
      <span role="status" className="hint">
        {isRefused && refusal(spec)}
      </span>
    </>
  );
}

function Field(props: FieldProps): ReactNode {
  const { name, spec, value, onChange } = props;
  const id = useId();
  if (spec.type === 'boolean')
    return (
      <p className="field">
        <label className="check">
          <input
            type="checkbox"
            checked={value !== undefined}
            onChange={(event) => onChange(event.target.checked ? '' : undefined)}
          />{' '}
          <code>{name}</code>
        </label>
        <span className="hint">
          <Sentence>{spec.description}</Sentence>
        </span>
      </p>
    );
  return (
    <p className="field">
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      <Control id={id} {...props} />
      {name !== 'lang' && (
        <span className="hint">
          <Sentence>{spec.description}</Sentence>
        </span>
      )}
    </p>
  );
}

interface PlacedElementProps {
  element: Placed;
  /** Position on the page, starting at 1. */
  place: number;
  count: number;
  onChange(element: Placed): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** One element of the page: its settings, its position, and the Remove button. */
export function PlacedElement({
  element,
  place,
  count,
  onChange,
  onMove,
  onRemove,
}: PlacedElementProps): ReactNode {
  const { name, attributes, text } = element;
  const id = useId();
  const contract = contractOf(name);
  if (!contract) return null;
  const set = (attribute: string, value: string | undefined): void => {
    const { [attribute]: _before, ...others } = attributes;
    onChange({ ...element, attributes: value === undefined ? others : { ...others, [attribute]: value } });
  };
  return (
    <li className="element">
      <fieldset>
        <legend>
          {place}. {name}
        </legend>
        <p className="hint">
          <Sentence>{contract.showsWhen?.en}</Sentence>
        </p>
        <details>
          <summary>
            Settings<span className="hidden"> of {name}</span>
          </summary>
          {Object.entries(attributesOf(contract)).map(([attribute, spec]) => (
            <Field
              key={attribute}
              name={attribute}
              spec={spec}
              value={attributes[attribute]}
              onChange={(value) => set(attribute, value)}
            />
          ))}
          <p className="field">
            <label htmlFor={id}>Text until it is there</label>
            <input
              id={id}
              value={text}
              onChange={(event) => onChange({ ...element, text: event.target.value })}
            />
          </p>
        </details>
        <p className="buttons">
          <button
            type="button"
            aria-label={`Move ${name} up`}
            aria-disabled={place === 1}
            onClick={() => place > 1 && onMove(-1)}
          >
            Up
          </button>
          <button
            type="button"
            aria-label={`Move ${name} down`}
            aria-disabled={place === count}
            onClick={() => place < count && onMove(1)}
          >
            Down
          </button>
          <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </button>
        </p>
      </fieldset>
    </li>
  );
}
