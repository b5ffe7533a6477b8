/**
 * Cuts a text that comes in pieces into claims: sentences, and lines (an item of a list is a line). Where the pieces were cut makes no
 * difference. Marks that follow the end of a sentence belong to that sentence.
 */

/** A claim longer than this is given out as too long, without its text. */
export const LONGEST_CLAIM = 1_500;

export type Claim = {
  /** Blanks before it. */
  readonly before: string;
  /** As written, without the blanks around it. */
  readonly text: string;
  /** What separates it from the next: blanks, or the end of the line. */
  readonly after: string;
  /** Whether it ended, rather than the whole text behind it having stopped. */
  readonly isWhole: boolean;
  readonly isTooLong: boolean;
};

export type ClaimCutter = {
  /** The claims that have become whole with this piece. */
  readonly push: (piece: string) => readonly Claim[];
  /** What is left when the text has ended. */
  readonly end: () => readonly Claim[];
};

export const cutClaims = (): ClaimCutter => {
  let text = '';
  let isTooLong = false;
  let inMark = false;
  /** The character that closes the quotation. */
  let closes: string | null = null;
  /** A sentence has ended; marks or blanks may follow. */
  let ended = false;
  let found: Claim[] = [];

  const give = (isWhole: boolean): void => {
    if (text !== '') {
      const body = text.trimEnd();
      const said = body.trimStart();
      const before = body.slice(0, body.length - said.length);
      found.push({ before, text: said, after: text.slice(body.length), isWhole, isTooLong });
    }
    text = '';
    isTooLong = false;
    inMark = false;
    closes = null;
    ended = false;
  };
  const add = (character: string): void => {
    if (text.length < LONGEST_CLAIM) text += character;
    else isTooLong = true;
  };
  const take = (character: string): void => {
    if (ended && !inMark && !isTooLong) {
      // One bracket behind the end of a sentence may begin a mark, which belongs to it.
      if (/[^[]\[$/u.test(text)) {
        if (character !== '[') {
          text = text.slice(0, -1);
          give(true);
          add('[');
        }
      } else if (character !== '[' && !/\s/u.test(character)) {
        if (startsNext(text, character)) give(true);
        else ended = false;
      }
    }
    add(character);
    if (character === '\n') give(true);
    else if (inMark) inMark = !text.endsWith(']]');
    else if (text.endsWith('[[')) {
      inMark = true;
      closes = null;
    } else {
      if (closes === null) closes = quotes[character] ?? null;
      else if (character === closes) closes = null;
      if (closes === null && endsSentence(text)) ended = true;
    }
  };

  return {
    push: (piece) => {
      for (let at = 0; at < piece.length; at += 1) take(piece.charAt(at));
      const whole = found;
      found = [];
      return whole;
    },
    end: () => {
      give(ended);
      const whole = found;
      found = [];
      return whole;
    },
  };
};

const quotes: Readonly<Record<string, string>> = { '“': '”', '"': '"', '「': '」', '『': '』' };

/** Whether the character begins a sentence behind this ended one: after a blank or a mark, or directly (`한다.또한`). */
const startsNext = (text: string, character: string): boolean =>
  /[\s\]]$/u.test(text) || (/[가-힣][.?!]$/u.test(text) && /[가-힣]/u.test(character));

/** A full stop that isn't that of a date (`2026. 11. 3.`) or of a number or letter that begins an item of a list. */
const endsSentence = (text: string): boolean => {
  if (!/[^\s][.?!．。？！]["”’')」』]?$/u.test(text)) return false;
  if (/(?:^|\n)\s*(?:[-*•]\s*)?(?:\d{1,2}|[가-하])[.．]$/u.test(text)) return false;
  return !/(?:19|20)\d\d\s*[.．](?:\s*\d{1,2}\s*[.．]){0,2}$/u.test(text);
};
