/** A name as it stands in a line: between quotes, or a key between brackets. */
export type Token = {
  readonly text: string;
  readonly isKey: boolean;
  /** Its place in the line, with the quotes. */
  readonly start: number;
  readonly end: number;
};

/** A line taken apart: what stands before the first name, the names, and what stands behind the last one. */
export type LineParts = {
  /** `9번 사유 3번`; empty where the question is named by its title or key alone. */
  readonly place: string;
  readonly placeEnd: number;
  readonly tokens: readonly Token[];
  /** What stands before the first name, behind the place. */
  readonly lead: string;
  /** What stands between the names, one fewer than there are tokens. */
  readonly between: readonly string[];
  readonly rest: string;
  readonly restStart: number;
  /** The line says that it also holds of whoever hasn't answered. */
  readonly alsoUnanswered: boolean;
};

const name = /‘([^‘’]*)’|'([^']*)'|“([^“”]*)”|"([^"]*)"|\[([^[\]]*)\]/gu;
const place = /^\s*((?:기본\s*질문|\d+\s*번\s*사유)\s*\d+\s*번)(?:\s*문항)?/u;
/** Only this remark says nothing new; any other one stays in the rest, which is refused then. */
const remark = /\(\s*답이\s*없어도\s*그렇다\s*\.?\s*\)\s*\.?\s*$/u;

export const partsOfLine = (line: string): LineParts => {
  const readable = line.replace(remark, '');
  const placed = place.exec(readable);
  const tokens: Token[] = [...readable.matchAll(name)].map((match) => {
    const [whole, ...groups] = match;
    return {
      text: (groups.find((group) => group !== undefined) ?? '').trim(),
      isKey: whole.startsWith('['),
      start: match.index,
      end: match.index + whole.length,
    };
  });
  const last = tokens.at(-1)?.end ?? placed?.[0].length ?? 0;
  return {
    place: placed?.[1] ?? '',
    placeEnd: placed?.[0].length ?? 0,
    tokens,
    lead: readable.slice(placed?.[0].length ?? 0, tokens[0]?.start),
    between: tokens.slice(1).map((token, n) => readable.slice(tokens[n]?.end, token.start)),
    rest: readable.slice(last),
    restStart: last,
    alsoUnanswered: readable.length < line.length,
  };
};
