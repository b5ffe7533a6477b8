const longest = 200;

/** Controls and marks of direction, with which a name could hide its ending. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * The name of an uploaded file as it is kept and shown. It comes from outside and never names a file of this machine: only its
 * last part stays, without characters that can't be seen. Systems write Hangul in two Unicode forms; it is kept in one.
 * `nameless` stands for a name of which nothing stays.
 */
export const keptFileName = (sent: string, nameless: string): string => {
  const name = sent.toWellFormed().normalize('NFC').replace(unseen, '').split(/[/\\]/).at(-1) ?? '';
  const kept = shortened(name.replace(/\s+/g, ' ').trim());
  return /^[\s.]*$/.test(kept) ? nameless : kept;
};

/** The ending stays, so that a long name still says what it is. */
const shortened = (name: string): string => {
  if (name.length <= longest) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return `${cut(name, longest - ending.length - 1)}…${ending}`;
};

/** Never between the two halves of a character. */
const cut = (text: string, length: number): string =>
  /[\ud800-\udbff]/.test(text[length - 1] ?? '') ? text.slice(0, length - 1) : text.slice(0, length);
