import type { ClipboardEvent, KeyboardEvent } from 'react';
import { describedBy } from '../field-ids.ts';
import { FieldError, type FieldProps, fieldLook, Hint, LabelText } from '../field-parts.tsx';
import { halfWidth } from '../half-width.ts';
import type { DateParts } from './date-parts.ts';

type DateFieldProps = FieldProps & {
  value: DateParts;
  onChange: (value: DateParts) => void;
  autoComplete?: 'bday' | 'off';
};

const boxes = [
  { part: 'year', label: '년', name: '연도', size: 4 },
  { part: 'month', label: '월', name: '월', size: 2 },
  { part: 'day', label: '일', name: '일', size: 2 },
] as const;

/** A known date is typed, not picked from a calendar: three boxes, with the numeric keyboard on a phone. A whole date can be pasted into any of them. */
export const DateField = (props: DateFieldProps) => {
  const { id, label, hint, error, optional, isHeading, value, onChange } = props;
  const paste = async (event: ClipboardEvent, part: keyof DateParts, size: number) => {
    const text = event.clipboardData.getData('text');
    // As much as a box takes is no whole date.
    if (text.trim().length <= size) return;
    event.preventDefault();
    const whole = await import('./pasted-date.ts').then(({ partsOfText }) => partsOfText(text)).catch(() => null);
    if (whole === null) return onChange({ ...value, [part]: halfWidth(text).slice(0, size) });
    onChange({ ...whole, year: whole.year || value.year });
  };
  /** Enter, which a phone's keyboard shows as its key for the next box, goes to the next empty box before it sends the date. */
  const goOn = (event: KeyboardEvent, at: number) => {
    const [here, ...later] = boxes.slice(at);
    const next = later.find(({ part }) => value[part] === '');
    if (event.key !== 'Enter' || here === undefined || value[here.part] === '' || next === undefined) return;
    event.preventDefault();
    document.getElementById(`${id}-${next.part}`)?.focus();
  };
  return (
    <fieldset id={id} className={fieldLook(error)} aria-describedby={describedBy(id, { hint, error })}>
      <legend className="field-label">
        <LabelText label={label} optional={optional ?? false} isHeading={isHeading ?? false} />
      </legend>
      <Hint id={id}>{hint}</Hint>
      <FieldError id={id}>{error}</FieldError>
      <div className="date-boxes">
        {boxes.map(({ part, label: unit, name, size }, at) => (
          <div className="date-box" key={part}>
            <input
              id={`${id}-${part}`}
              name={`${id}-${part}`}
              className={`text-input text-input-${size}`}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint={part === 'day' ? undefined : 'next'}
              maxLength={size}
              value={value[part]}
              aria-label={name}
              aria-invalid={error ? true : undefined}
              onKeyDown={(event) => goOn(event, at)}
              onPaste={(event) => void paste(event, part, size)}
              onChange={(event) => onChange({ ...value, [part]: halfWidth(event.target.value) })}
            />
            <span className="date-unit" aria-hidden="true">
              {unit}
            </span>
          </div>
        ))}
      </div>
    </fieldset>
  );
};
