import { rules } from './rules.ts';

/** Letters and digits alone: spaces and signs between them don't hide a secret. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** So many letters in a row of the rules are no coincidence. */
const windowLength = 30;
const windowsOf = (text: string): ReadonlySet<string> => {
  const windows = new Set<string>();
  for (let from = 0; from + windowLength <= text.length; from += 1) windows.add(text.slice(from, from + windowLength));
  return windows;
};
const rulesInWindows = windowsOf(bare(rules));

/** Tells of each piece of an answer whether, with those before it, it gives away the canary or a part of the rules. */
export const createLeakWatch = (canary: string): ((piece: string) => boolean) => {
  const secret = bare(canary);
  const overlap = Math.max(windowLength, secret.length) - 1;
  let before = '';
  return (piece) => {
    const text = before + bare(piece);
    before = text.slice(-overlap);
    if (text.includes(secret)) return true;
    for (let from = 0; from + windowLength <= text.length; from += 1) {
      if (rulesInWindows.has(text.slice(from, from + windowLength))) return true;
    }
    return false;
  };
};
