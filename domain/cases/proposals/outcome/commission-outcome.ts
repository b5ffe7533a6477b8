import type { CaseOutcome } from '../../case-counts.ts';
import type { DecisionFacts } from '../../decision-facts.ts';
import { sectionNamed } from '../../decision-text.ts';
import { type Found, passageAt } from '../../found.ts';
import { isReviewDecision, outcomeOfReview, outcomeOfVerdict, type ReviewDecision } from '../../review-outcome.ts';
import { type Sentence, sentencesOf } from '../text/sentences.ts';
import type { OutcomeFound } from './court-outcome.ts';

/**
 * The outcome of a labour commission's decision for the worker: from its one-word result if it has one, else from its
 * order.
 */
export const commissionOutcome = (text: string, facts: DecisionFacts): OutcomeFound => {
  const result = sectionNamed(text, '판정결과');
  const printed = facts.outcomeText ?? (result ? text.slice(result.from, result.to).split('\n')[0] : null);
  const place = result && facts.outcomeText === null ? passageAt(text, result.from, result.to) : null;
  if (printed) {
    const outcomeText: Found = {
      value: printed.slice(0, 200).toWellFormed(),
      rule: 'commission-result',
      passage: place,
    };
    const value = outcomeOfWords(printed, text);
    return { outcomeText, outcome: value && { value, rule: 'commission-result', passage: place } };
  }
  const order = sectionNamed(text, '주문');
  return order ? byOrder(sentencesOf(text, order.from, Math.min(order.to, order.from + 6_000)), text) : nothing;
};

const nothing: OutcomeFound = { outcome: null, outcomeText: null };

const outcomeOfWords = (words: string, text: string): CaseOutcome | null => {
  const said = words.replace(/\s/g, '');
  if (isReviewDecision(said)) return afterFirst(said, text);
  return outcomeOfVerdict(said);
};

const afterFirst = (review: ReviewDecision, text: string): CaseOutcome | null => {
  const first = firstDecision(text);
  return first && outcomeOfReview(review, first);
};

/**
 * The local commission's outcome, as the review's text reports it: `초심지노위는 … 구제신청을 기각하는 판정을`. null if the text reports two
 * different outcomes.
 */
export const firstDecision = (text: string): CaseOutcome | null => {
  const said = new Set<CaseOutcome>();
  for (const [, granted, dismissed, turnedAway] of text.matchAll(
    /(?:초심|지방노동위원회|지노위)[^.\n]{0,160}?구제신청(?:을|은)?\s*(?:모두\s*)?(?:(인용|전부\s*인정|인정)|(기각)|(각하))(?:하|한|되)/g,
  ))
    if (granted) said.add('worker_win');
    else if (dismissed) said.add('employer_win');
    else if (turnedAway) said.add('rejected');
  if (/구제신청[^.\n]{0,60}?일부\s*(?:인용|인정)|나머지\s*(?:구제)?신청[^.\n]{0,20}?기각/.test(text)) return null;
  const [first] = said;
  return first && said.size === 1 ? first : null;
};

const relief = '(?:구제\\s*)?(?:재심\\s*)?신청';
const about = {
  /** 이 사건 사용자의 재심신청을 기각한다: the first decision stands. */
  keeps: /재심\s*신청(?:을|은)?(?:\s*(?:각|모두))*\s*(?:기각|각하)/,
  cancelsFirst: /초심\s*(?:판정|결정)(?:을|은)(?:\s*(?:각|모두))*\s*취소/,
  cancelsPart: /초심\s*(?:판정|결정)\s*중/,
  dismisses: new RegExp(`${relief}(?:을|은)?(?:\\s*(?:각|모두))*\\s*기각`),
  turnsAway: new RegExp(`${relief}(?:을|은)?(?:\\s*(?:각|모두))*\\s*각하`),
  rest: /나머지\s*(?:부분(?:의)?\s*)?(?:구제\s*)?(?:재심\s*)?신청/,
  grants:
    /부당(?:해고|정직|전보|전직|감봉|징계|대기발령|인사명령|휴직|강등|노동행위)[^.\n]{0,30}?(?:임을\s*인정|인정한다|판정한다)|원직(?:에)?\s*복직|임금\s*상당액을\s*지급하라/,
} as const;

const byOrder = (order: readonly Sentence[], text: string): OutcomeFound => {
  const find = (act: keyof typeof about): Sentence | undefined => order.find(({ words }) => about[act].test(words));
  const said = (sentence: Sentence, words: string, value: CaseOutcome | null): OutcomeFound => {
    const passage = passageAt(text, sentence.from, sentence.to);
    const rule = 'commission-order';
    return { outcomeText: { value: words, rule, passage }, outcome: value && { value, rule, passage } };
  };
  const part = find('cancelsPart');
  if (part) return said(part, '초심일부취소', afterFirst('초심일부취소', text));
  const cancelled = find('cancelsFirst');
  const granted = find('grants');
  const kept = find('keeps');
  if (!cancelled && kept && !granted) return said(kept, '초심유지', whoAsked(kept, text));
  const rest = find('rest');
  if (granted)
    return rest
      ? said(granted, '일부인정', 'partial')
      : said(granted, cancelled ? '초심취소' : '전부인정', 'worker_win');
  const dismissed = find('dismisses');
  if (dismissed) return said(dismissed, cancelled ? '초심취소' : '기각', 'employer_win');
  const turnedAway = find('turnsAway');
  return turnedAway ? said(turnedAway, '각하', 'rejected') : nothing;
};

/**
 * The party that asks for a review has lost the first decision: if the worker's request is refused, the dismissal stands;
 * if the employer's is refused, the relief stands.
 */
const whoAsked = ({ words }: Sentence, text: string): CaseOutcome | null => {
  const first = firstDecision(text);
  if (first) return outcomeOfReview('초심유지', first);
  const whose = /^(.*?)의\s*(?:이 사건\s*)?재심/.exec(words)?.[1] ?? '';
  const worker = /근로자|노동조합/.test(whose);
  const employer = /사용자|회사/.test(whose);
  if (worker === employer) return null;
  // A worker may also ask for a review after the application was rejected (각하) without looking at the merits.
  return employer ? 'worker_win' : /각하/.test(text) ? null : 'employer_win';
};
