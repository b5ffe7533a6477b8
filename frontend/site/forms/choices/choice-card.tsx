import { type MouseEvent, type ReactNode, useRef } from 'react';
import { isRealPress } from '../pointer-tap.ts';

type ChoiceCardProps = {
  type: 'radio' | 'checkbox';
  /** The group's id. */
  group: string;
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChoose: () => void;
  /** Of the group. */
  invalid?: boolean;
  /**
   * A finger or a mouse pressed it, also when it was chosen already: called instead of `onChoose`. The keyboard and screen readers only
   * choose, because they pass over choices on their way.
   */
  onTap?: ((click: MouseEvent) => void) | undefined;
};

export const choiceId = (group: string, value: string): string => `${group}-${value}`;

/** One choice of a group; the whole card can be pressed. */
export const ChoiceCard = ({ type, group, value, label, hint, checked, onChoose, invalid, onTap }: ChoiceCardProps) => {
  const id = choiceId(group, value);
  const isPressed = useRef(false);

  /** The label covers the whole card, so every tap lands on it; the keyboard's click is at the input. */
  const click = (event: MouseEvent) => {
    if (onTap === undefined || !isPressed.current || event.detail === 0) return;
    isPressed.current = false;
    event.preventDefault();
    onTap(event);
  };
  return (
    <div className="choice choice-card">
      <input
        type={type}
        id={id}
        name={group}
        value={value}
        checked={checked}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={onChoose}
      />
      <label
        htmlFor={id}
        onPointerDown={({ nativeEvent }) => {
          isPressed.current = isRealPress(nativeEvent);
        }}
        onClickCapture={click}
      >
        {label}
      </label>
      {hint && (
        <div className="choice-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
};
