import {
  SLOT_MINUTES,
  SLOTS_AT_MOST,
  type Slot,
  slotTimes,
  weekdayNames,
  weekdays,
} from '@nomucheck/domain/consultations/slots.ts';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { describedBy } from '../forms/field-ids.ts';
import { FieldError, fieldLook, Hint } from '../forms/field-parts.tsx';
import { hasSlot, type Place, placeAfter, pressed } from './chosen-slots.ts';
import { ChosenSlots } from './chosen-slots-list.tsx';
import './slots.css';

type SlotPickerProps = {
  /** Of the one place that the keyboard reaches, so that the summary of mistakes leads to it. */
  readonly id: string;
  readonly label: string;
  readonly slots: readonly Slot[];
  readonly onChange: (slots: readonly Slot[]) => void;
  readonly error?: string | undefined;
};

/**
 * Up to three wished times of a week. A wide screen shows the five days side by side, a phone the times of one chosen day. For
 * the keyboard the grid is one stop: the arrow keys lead through it, as through a calendar.
 */
export const SlotPicker = ({ id, label, slots, onChange, error }: SlotPickerProps) => {
  const [at, setAt] = useState<Place>({ day: 0, time: 0 });
  const [refusal, setRefusal] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const shownError = refusal ?? error;
  // A newer word of the form is about what is chosen now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts.
  useEffect(() => setRefusal(null), [error]);

  const press = (slot: Slot) => {
    const next = pressed(slots, slot);
    setRefusal(next.refusal);
    if (next.refusal === null) onChange(next.slots);
  };
  const move = (event: KeyboardEvent) => {
    const next = placeAfter(at, event);
    if (next === null) return;
    event.preventDefault();
    // Drawn at once, with the other day's times on a phone: a key that follows at once is about the new place.
    flushSync(() => setAt(next));
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  /** The chosen times are in order: what couldn't be added is no mistake of the form. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setRefusal(null);
  };
  const showDay = (day: number) => setAt({ day, time: 0 });

  return (
    <fieldset
      className={fieldLook(shownError, 'slots')}
      aria-describedby={describedBy(id, { hint: true, error: shownError })}
      onBlur={leave}
    >
      <legend className="field-label">{label}</legend>
      <Hint id={id}>
        {SLOTS_AT_MOST}개까지 고를 수 있어요. 노무사가 그 가운데 하나로 날짜를 정해 알려 드려요. 상담은 {SLOT_MINUTES}
        분이에요.
        <span className="slots-keys"> 키보드 화살표로 옮기고 Space로 골라요.</span>
      </Hint>
      <div role="alert">
        <FieldError id={id}>{shownError}</FieldError>
      </div>
      <div className="bands slots-days">
        {weekdays.map((weekday, day) => (
          <button
            type="button"
            key={weekday}
            className="band"
            aria-pressed={day === at.day}
            onClick={() => showDay(day)}
          >
            <span aria-hidden="true">{weekdayNames[weekday].slice(0, 1)}</span>
            <span className="visually-hidden">{weekdayNames[weekday]} 시간 보기</span>
          </button>
        ))}
      </div>
      <div className="slots-grid" ref={grid}>
        {weekdays.map((weekday, day) => (
          <fieldset
            key={weekday}
            aria-label={weekdayNames[weekday]}
            className={day === at.day ? 'slots-day' : 'slots-day slots-other'}
            onKeyDown={move}
          >
            <p aria-hidden="true">{weekdayNames[weekday]}</p>
            {slotTimes.map((time, row) => (
              <button
                type="button"
                key={time}
                className="band"
                {...(day === at.day && row === at.time ? { id, tabIndex: 0 } : { tabIndex: -1 })}
                aria-pressed={hasSlot(slots, { weekday, time })}
                onFocus={() => setAt({ day, time: row })}
                onClick={() => press({ weekday, time })}
              >
                <span className="visually-hidden">{weekdayNames[weekday]} </span>
                {time}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
      <ChosenSlots
        id={`${id}-chosen`}
        slots={slots}
        onRemove={(next) => {
          setRefusal(null);
          onChange(next);
        }}
      />
    </fieldset>
  );
};
