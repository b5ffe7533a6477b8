/** The parts of a `pointerdown` that tell a finger, a pen or a mouse from a press that a screen reader makes. */
export type Press = Pick<PointerEvent, 'width' | 'height' | 'pressure' | 'detail' | 'pointerType'>;

/**
 * Whether somebody touched the screen or pressed a mouse's button. Screen readers send presses, too: of no size (VoiceOver,
 * NVDA, JAWS), or of a mouse that presses without pressure (TalkBack). The keyboard sends none.
 */
export const isRealPress = ({ width, height, pressure, detail, pointerType }: Press): boolean => {
  const isSizeless = width === 0 && height === 0;
  const isWithoutPressure = width === 1 && height === 1 && pressure === 0 && detail === 0 && pointerType === 'mouse';
  return !isSizeless && !isWithoutPressure;
};

/** The second tap of a double tap arrives within this time, when the next question may already be there. */
const doubleTap = 350;

let lastTap = Number.NEGATIVE_INFINITY;

/** A tap has led to another page. */
export const noteTap = ({ timeStamp }: { readonly timeStamp: number }): void => {
  lastTap = timeStamp;
};

/** Whether this click is the second one of a double tap; one of the keyboard (`detail` 0) never is. */
export const isSecondTap = ({ timeStamp, detail }: { readonly timeStamp: number; readonly detail: number }): boolean =>
  detail > 0 && timeStamp - lastTap < doubleTap;
