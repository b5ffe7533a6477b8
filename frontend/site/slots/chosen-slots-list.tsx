import { SLOTS_AT_MOST, type Slot, slotText } from '@nomucheck/domain/consultations/slots.ts';
import { useRef } from 'react';
import { without } from './chosen-slots.ts';

type ChosenSlotsProps = {
  readonly id: string;
  readonly slots: readonly Slot[];
  readonly onRemove: (left: readonly Slot[]) => void;
};

/** The chosen times, each with the button that gives it up. How many there are is read out at each change. */
export const ChosenSlots = ({ id, slots, onRemove }: ChosenSlotsProps) => {
  const title = useRef<HTMLParagraphElement>(null);
  const remove = (slot: Slot) => {
    onRemove(without(slots, slot));
    // Its button goes with it.
    title.current?.focus();
  };
  return (
    <div className="slots-chosen">
      <p id={id} ref={title} tabIndex={-1} role="status">
        {slots.length === 0 ? '아직 고른 시간이 없어요.' : `고른 시간 ${slots.length}개 (${SLOTS_AT_MOST}개까지)`}
      </p>
      {slots.length > 0 && (
        <ul aria-labelledby={id}>
          {slots.map((slot) => (
            <li key={slotText(slot)}>
              <strong>{slotText(slot)}</strong>
              <button type="button" className="text-button" onClick={() => remove(slot)}>
                지우기<span className="visually-hidden">: {slotText(slot)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
