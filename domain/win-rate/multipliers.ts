import type { Outcome, Range, Ruleset } from '../check/ruleset/ruleset.ts';
import type { Band, Step } from './calculation.ts';
import type { Reading, ReadStep } from './reading.ts';

/** A step before it is known where the figure stands. */
type Move = Omit<Step, 'before' | 'after'> & { readonly factor: number };

const addressOf = ({ step }: ReadStep): Pick<Step, 'section' | 'numbering' | 'title' | 'answer' | 'derivedFrom'> => ({
  section: step.section,
  numbering: step.numbering,
  title: step.title,
  answer: step.value,
  ...(step.derivedFrom ? { derivedFrom: { ...step.derivedFrom } } : {}),
});

/** All that the answers do to the figure, in the order answered: of one item its ratio, its range, its words, its advice. */
export const movesOf = (ruleset: Ruleset, reading: Reading): Move[] => {
  const moves: Move[] = [];
  const notice = noticeMove(ruleset, reading);
  if (notice) moves.push(notice);
  for (const read of reading.steps) {
    const { outcome, counts } = read;
    if (outcome === null) continue;
    const weighs = read.section.ratioMode !== 'general';
    if (counts && weighs && outcome.ratio !== undefined) moves.push(ratioMove(read, outcome.ratio));
    // The range stands at this item and weighs others: it does so even where this answer itself counts for nothing.
    if (weighs && outcome.range) moves.push(...rangeMove(read, outcome.range, reading.steps));
    if (counts) moves.push(...quietMoves(read, outcome));
  }
  return moves;
};

const ruleOf = ({ item, side }: ReadStep): string => `${item.key}:${side}`;

const ratioMove = (read: ReadStep, ratio: number): Move => ({
  kind: 'ratio',
  ...addressOf(read),
  value: ratio,
  factor: ratio,
  rule: ruleOf(read),
  why: read.item.why,
});

/** 1 + the sum of the parts of what was answered in start..end; what was not answered, or not known, adds nothing. */
const rangeMove = (at: ReadStep, range: Range, steps: readonly ReadStep[]): Move[] => {
  const weighed = steps.filter(
    ({ section, item, outcome, counts }) =>
      section === at.section &&
      counts &&
      outcome !== null &&
      item.numbering >= range.start &&
      item.numbering <= range.end,
  );
  if (weighed.length === 0) return [];
  const parts = weighed.map(({ item, side }) => {
    const reversed = range.reversePositive.includes(item.numbering);
    const reads = (side === 'positive') !== reversed;
    const positive = reversed ? (range.reverseValue ?? range.trueRatio) : range.trueRatio;
    return {
      numbering: item.numbering,
      title: item.title,
      answer: side === 'positive' ? 'yes' : 'no',
      reversed,
      value: reads ? positive : range.falseRatio,
    };
  });
  const factor = parts.reduce((sum, part) => sum + part.value, 1);
  const why = weighed.map(({ item }) => item.why).join(' ');
  return [{ kind: 'range', ...addressOf(at), value: factor, parts, factor, rule: `${ruleOf(at)}:range`, why }];
};

/** What moves no figure by itself: words (they choose the cases of the base rate) and the advice to ask a person. */
const quietMoves = (read: ReadStep, { keyword_change, suggest }: Outcome): Move[] => {
  const moves: Move[] = [];
  const common = { ...addressOf(read), factor: 1, rule: ruleOf(read), why: read.item.why };
  if (keyword_change) moves.push({ kind: 'keyword', ...common, value: [...keyword_change.keywords] });
  if (suggest) moves.push({ kind: 'suggest', ...common, value: true });
  return moves;
};

/** A section asks about written notice if the intake's way of notice answers one of its items. */
const asksAboutNotice = (ruleset: Ruleset, { entered }: Reading): boolean =>
  ruleset.derivations.some(
    ({ item, from }) =>
      from === 'intake/notice' && entered.some((section) => section.items.some((candidate) => candidate.key === item)),
  );

/** The way of notice weighs by itself only where no section weighs it, and the law asks for writing at all. */
const noticeMove = (ruleset: Ruleset, reading: Reading): Move | null => {
  const notice = reading.answers.get('intake/notice');
  const multiplier = typeof notice === 'string' ? ruleset.noticeMultipliers[notice] : undefined;
  if (notice === undefined || multiplier === undefined || multiplier === 1) return null;
  if (reading.generalOnly || reading.suspended.has('intake/notice') || asksAboutNotice(ruleset, reading)) return null;
  const question = ruleset.intake.find(({ key }) => key === 'intake/notice');
  return {
    kind: 'ratio',
    section: 'intake',
    numbering: question?.numbering ?? 9,
    title: question?.title ?? '',
    answer: notice,
    value: multiplier,
    factor: multiplier,
    rule: `intake/notice:${notice}`,
    why: '해고는 이유와 날짜를 적은 서면으로 알려야 효력이 있어요(근로기준법 제27조).',
  };
};

/** A rate with its band, after some moves and the clamp; the steps chain from the first rate to the last. */
export type Moved = { readonly rate: number; readonly band: Band; readonly steps: Step[] };

/** Applies the moves to rate and band alike, then keeps both within the bounds; says so where the rate was held back. */
export const moved = (from: number, band: Band, moves: readonly Move[], clamp: Ruleset['clamp']): Moved => {
  let rate = from;
  let { low, high } = band;
  const steps: Step[] = [];
  for (const { factor, ...move } of moves) {
    const before = rate;
    rate *= factor;
    low *= factor;
    high *= factor;
    steps.push({ ...move, before, after: rate });
  }
  const within = (value: number): number => Math.max(clamp.low, Math.min(clamp.high, value));
  const held = within(rate);
  if (held !== rate) steps.push(clampStep(rate, held, clamp));
  return { rate: held, band: { low: within(low), high: within(high) }, steps };
};

const clampStep = (before: number, after: number, { low, high }: Ruleset['clamp']): Step => ({
  kind: 'clamp',
  section: 'result',
  numbering: 0,
  title: after === low ? '가장 낮은 값에 맞춤' : '가장 높은 값에 맞춤',
  answer: null,
  value: after,
  before,
  after,
  rule: after === low ? 'clamp:low' : 'clamp:high',
  why: `어떤 사건도 결과를 장담할 수 없어 ${percent(low)}보다 낮거나 ${percent(high)}보다 높게는 보여 드리지 않아요.`,
});

const percent = (rate: number): string => `${Math.round(rate * 100)}%`;
