/** What of a pressed key decides whether it sends the message. */
export type PressedKey = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Hangul is being composed: Enter only ends the syllable. */
  readonly isComposing: boolean;
  readonly keyCode: number;
};

/** Safari ends the composition before it reports the key, and then tells the composition by this code alone. */
const composingCode = 229;

/**
 * Enter sends, Shift+Enter begins a new line. On phones Enter is a new line, because their keyboards have no Shift+Enter;
 * a button sends there. Ctrl or Command with Enter sends everywhere.
 */
export const sendsMessage = (pressed: PressedKey, isPhone: boolean): boolean => {
  if (pressed.key !== 'Enter' || pressed.isComposing || pressed.keyCode === composingCode) return false;
  if (pressed.ctrlKey || pressed.metaKey) return true;
  return !isPhone && !pressed.shiftKey && !pressed.altKey;
};
