import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import { fold } from '../../search/folding.ts';
import { needsNoSource } from './claims/connecting.ts';
import { sharedWords, wordsOf } from './claims/shared-words.ts';
import { type Bound, type BoundedFigure, figuresIn } from './law/figures.ts';
import { type Force, type Statement, statementsIn } from './law/statements.ts';

/** What a claim can follow from. */
export type Said = {
  readonly statements: readonly Statement[];
  /** Everything that the sources say, names of laws and titles included. */
  readonly texts: readonly string[];
  /** Figures that need no source: those of the check, and the last days of the ways to dispute. */
  readonly checkFigures: ReadonlySet<string>;
  readonly today: LocalDate;
};

/**
 * Whether what a claim says follows from a statement of its sources, clause by clause: the same is demanded, forbidden, allowed or so,
 * with the same bounds (`이상`, `미만`), in words of which enough are the same. A claim that turns a bound and the force around says
 * the same (`5명 이상에 적용한다`: `5명 미만에는 적용되지 않아요`).
 */
export const follows = (claim: string, said: Said): boolean =>
  statementsIn(claim).every(
    (clause) =>
      needsNoSource(clause.words, said.checkFigures) ||
      (saysItIsOver.test(clause.words) ? isOver(claim, said) : isSaid(clause, said)),
  );

/** `2026년 11월 2일까지 할 수 있었고, 지금은 그 기한이 지났어요.` */
const saysItIsOver = /^(?:지금은|이미)?\s*그?\s*(?:기한|기간)이\s*(?:이미\s*)?지났(?:어요|습니다|다)\.?$/u;
const isOver = (claim: string, { checkFigures, today }: Said): boolean =>
  [...figuresIn(claim)].some((figure) => isDay(figure) && checkFigures.has(figure) && figure < today);

const isDay = (figure: string): boolean => /^\d{4}-\d\d-\d\d$/u.test(figure);

/** How many of a clause's words its sources must have. */
const ENOUGH = 0.5;
/** How near to the statement that shares most words the one that supports the clause must be. */
const NEAR = 0.65;

const isSaid = (clause: Statement, { statements, texts, checkFigures }: Said): boolean => {
  const words = wordsOf(clause.words);
  if (words.length === 0 && clause.figures.length === 0) return false;
  if (sharedWords(words, fold(texts.join('\n')).text) < ENOUGH * words.length) return false;
  const shared = statements.map(({ words: whole, exception, figures }) =>
    sharedWords(words, clause.figures.some((figure) => turned(figure, figures)) ? whole : (exception ?? whole)),
  );
  const near = Math.max(...shared) * NEAR;
  const supporting = statements.filter(
    (statement, at) => (shared[at] ?? 0) >= near && supports(statement, clause, words),
  );
  // Of several periods in an article the one that is told in most of the claim's words is meant.
  const timed = supporting.filter(({ figures }) => figures.some(isPeriodBound));
  const sharedBy = ({ words: whole }: Statement): number => sharedWords(words, whole);
  const most = Math.max(...timed.map(sharedBy));
  const meant = supporting.filter((statement) => !timed.includes(statement) || sharedBy(statement) === most);
  return (
    meant.length > 0 &&
    // `연속 3일, 월 3일` isn't said by `연속 5일, 월 3일`.
    clause.figures.every(
      (figure) =>
        timesOf(figure, clause.figures) <= Math.max(1, ...supporting.map(({ figures }) => timesOf(figure, figures))),
    ) &&
    clause.figures.every((figure) => isBoundSaid(figure, clause, { supporting: meant, statements, checkFigures }))
  );
};

const timesOf = ({ figure }: Pick<BoundedFigure, 'figure'>, figures: readonly BoundedFigure[]): number =>
  figures.filter((other) => other.figure === figure).length;

/** Whether a source has a part in a claim: it says one of its clauses, or sets one of its bounds. */
export const hasPart = (claim: string, statements: readonly Statement[]): boolean =>
  statementsIn(claim).some((clause) => {
    const words = wordsOf(clause.words);
    return statements.some(
      (statement) =>
        sharedWords(words, statement.words) >= Math.min(words.length, Math.max(2, LEAST * words.length)) &&
        (clause.figures.some((figure) => hasBound(statement.figures, figure)) ||
          (supports(statement, clause, words) && !clause.figures.some(isPeriodBound))),
    );
  });
const LEAST = 0.25;
const isPeriodBound = ({ figure, bound }: BoundedFigure): boolean => bound !== null && !isDay(figure);

const hasBound = (figures: readonly BoundedFigure[], { figure, bound }: BoundedFigure): boolean =>
  bound !== null &&
  figures.some((other) => other.figure === figure && (other.bound === bound || other.bound === contrary[bound]));

const supports = (source: Statement, clause: Statement, words: readonly string[]): boolean => {
  if (source.force === null || clause.force === null) return false;
  if (judgements.some((word) => clause.words.includes(word) && !source.words.includes(word))) return false;
  if (clause.figures.some((figure) => turned(figure, source.figures))) {
    return isNegative(source.force) !== isNegative(clause.force);
  }
  if (!isOfItsCase(source, clause, words)) return false;
  // 정당한 이유 없이 해고하지 못한다: 정당한 이유가 있어야 해고할 수 있다.
  if (clause.force === 'onlyIf' && source.force === 'mustNot') {
    return /있어야/u.test(clause.words) && /없이/u.test(source.words);
  }
  const isDeadline = hasDeadline(source) && hasDeadline(clause);
  return says[clause.force].includes(source.force) || (isDeadline && [source, clause].every(isAffirmative));
};

/** Words of judgement must be the source's own: `유효` for `무효` turns a sentence around wherever it stands. */
const judgements = ['무효', '유효', '정당', '부당', '적법', '위법', '합법', '불법'] as const;

/** An exception supports what speaks of its case only. */
const isOfItsCase = ({ exception, figures }: Statement, clause: Statement, words: readonly string[]): boolean =>
  exception === null ||
  ((clause.exception !== null || /예외|[라이하되으다]면|경우|때/u.test(clause.words)) &&
    (sharedWords(words, exception) >= 2 || clause.figures.some((figure) => hasBound(figures, figure))));

/** By which force of a source a claim's force is covered. */
const says: Readonly<Record<Force, readonly Force[]>> = {
  must: ['must'],
  mustNot: ['mustNot'],
  may: ['may'],
  onlyIf: ['onlyIf', 'must'],
  needNot: ['needNot'],
  is: ['is', 'must'],
  isNot: ['isNot', 'needNot'],
};
const isNegative = (force: Force): boolean => force === 'mustNot' || force === 'isNot' || force === 'needNot';
const isAffirmative = ({ force }: Statement): boolean => force !== null && !isNegative(force);
/** 10일 이내에 신청할 수 있다: within ten days one must. */
const hasDeadline = ({ figures, words }: Statement): boolean =>
  figures.some(({ bound }) => bound === '이하') || /(?:이내|안|까지)에?\s/u.test(words);

const contrary: Readonly<Partial<Record<Bound, Bound>>> = { 이상: '미만', 미만: '이상', 초과: '이하', 이하: '초과' };
const turned = ({ figure, bound }: BoundedFigure, figures: readonly BoundedFigure[]): boolean => {
  const wanted = bound && contrary[bound];
  return (
    !!wanted &&
    figures.some((other) => other.figure === figure && other.bound === wanted) &&
    !figures.some((other) => other.figure === figure && other.bound === bound)
  );
};

/**
 * A bound must be that of the statement that supports the clause. Where this has no such figure, one like `5명 이상` must stand in
 * another statement that says yes or no as the clause does, or the contrary bound in one that says the contrary.
 */
const isBoundSaid = (
  { figure, bound }: BoundedFigure,
  clause: Statement,
  {
    supporting,
    statements,
    checkFigures,
  }: { readonly supporting: readonly Statement[] } & Pick<Said, 'statements' | 'checkFigures'>,
): boolean => {
  if (bound === null) return true;
  const isNo = clause.force !== null && isNegative(clause.force);
  const setsBound = ({ force, figures }: Statement): boolean => {
    if (force === null) return false;
    const wanted = isNegative(force) === isNo ? bound : contrary[bound];
    return figures.some((other) => other.figure === figure && other.bound === wanted);
  };
  if (supporting.some(({ figures }) => timesOf({ figure }, figures) > 0)) return supporting.some(setsBound);
  if (bound === '이하' || bound === '전' || bound === '뒤') return isDay(figure) && checkFigures.has(figure);
  return statements.some(setsBound);
};
