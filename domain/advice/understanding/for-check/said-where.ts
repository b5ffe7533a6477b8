import type { LocalDate } from '../../../kernel/korean/korean-date.ts';
import type { Answers, AnswerValue } from '../../../rulesets/ruleset.ts';
import { understand } from '../understand.ts';

/** So many pieces are read again at most: a long story takes no longer than a short one. */
const MOST_PIECES = 16;
const LONGEST = 80;

/** The words from which an answer was read; null where only several places together tell it, or it holds of anybody. */
export type SaidWhere = (key: string, value: AnswerValue) => string | null;

/** Finds for each answer the shortest piece of what the person wrote that tells it by itself, the newest message first. */
export const saidWhere = (texts: readonly string[], today: LocalDate): SaidWhere => {
  const read = (text: string): Answers => understand(text, [], today).answers;
  const ofAnybody = read('');
  const pieces = texts
    .toReversed()
    .flatMap((text) => piecesOf(text))
    .slice(0, MOST_PIECES)
    .map((piece) => ({ piece, answers: read(piece) }));
  return (key, value) => {
    if (isSame(ofAnybody.get(key), value)) return null;
    return pieces.find(({ answers }) => isSame(answers.get(key), value))?.piece ?? null;
  };
};

const isSame = (one: AnswerValue | undefined, other: AnswerValue): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** Its clauses, then each two that follow one another, then the whole if it isn't long. */
const piecesOf = (text: string): readonly string[] => {
  const clauses = text
    .split(/(?<=[.!?…\n,])\s*|(?<=[가-힣](?:요|다|고|는데|은데|인데|서|죠|음|함|임|니|네))\s+/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  const pairs = clauses.slice(1).map((clause, n) => `${clauses[n]} ${clause}`);
  return [...clauses, ...pairs, text.trim()].filter((piece) => piece !== '' && piece.length <= LONGEST);
};
