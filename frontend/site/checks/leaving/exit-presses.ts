export type PressedKey = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'isComposing' | 'keyCode'>;

const needed = 3;
const withinMilliseconds = 1500;
/** Browsers send keys under this code while an input method takes them; Safari sets no `isComposing` on the last one. */
const composingCode = 229;

/**
 * Counts the presses of Esc that follow each other quickly; three of them leave the page. While a syllable is composed, Esc
 * belongs to the input method, which takes the syllable back.
 */
export const pressesOf = (
  times: readonly number[],
  { key, timeStamp, isComposing, keyCode }: PressedKey,
): { readonly times: readonly number[]; readonly leaves: boolean } => {
  if (key !== 'Escape' || isComposing || keyCode === composingCode) return { times, leaves: false };
  const counted = [...times.filter((time) => timeStamp - time < withinMilliseconds), timeStamp];
  return { times: counted, leaves: counted.length >= needed };
};
