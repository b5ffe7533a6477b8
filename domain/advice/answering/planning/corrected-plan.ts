import { sentencesOf } from '../../citations/claims/sentences-of.ts';
import type { TopicCorrection } from '../../corrections/topic-correction.ts';
import { anyCommission, commission, topicLine } from '../../corrections/topic-line.ts';
import type { Plan, Said } from './plan.ts';

/**
 * The plan as the firm's labour attorneys have corrected its topics: each sentence is found by its words, and said otherwise or not at
 * all. A line without sentences is left out. The clock isn't corrected, because it is computed from days.
 */
export const correctedPlan = (plan: Plan, corrections: readonly TopicCorrection[]): Plan => {
  if (corrections.length === 0) return plan;
  const byLine = new Map(corrections.map((correction) => [keyOf(correction), correction]));
  const corrected = (topicId: string, say: string) => correctedLine(say, topicId, byLine);
  const said = (lines: readonly Said[]): readonly Said[] =>
    lines.flatMap(({ topic, say }) => {
      const { text } = corrected(topic.id, say);
      return text === '' ? [] : [{ topic, say: text }];
    });
  return {
    ...plan,
    first: corrected(plan.main.id, plan.first).text,
    refuses: said(plan.refuses),
    today: said(plan.today),
    week: said(plan.week),
    law: plan.law.flatMap(({ topic, ...line }) => {
      const { text, law } = corrected(topic.id, line.say);
      return text === '' ? [] : [{ topic, say: text, law: law ?? line.law }];
    }),
    asks: plan.asks.flatMap((one) => {
      const { text } = corrected(plan.main.id, one.ask);
      return text === '' ? [] : [{ ...one, ask: text }];
    }),
  };
};

const keyOf = ({ topicId, line }: Pick<TopicCorrection, 'topicId' | 'line'>): string => `${topicId} ${line}`;

/** With its new law where one of its sentences has one. Untouched, blanks and all, where none is corrected. */
const correctedLine = (
  say: string,
  topicId: string,
  byLine: ReadonlyMap<string, TopicCorrection>,
): { readonly text: string; readonly law: string | null } => {
  const sentences = sentencesOf(say).map((sentence) => ({
    sentence,
    correction: byLine.get(keyOf({ topicId, line: topicLine(sentence) })),
  }));
  if (sentences.every(({ correction }) => correction === undefined)) return { text: say, law: null };
  const text = sentences
    .map(({ sentence, correction }) => (correction === undefined ? sentence : placed(correction.replacement, sentence)))
    .filter((sentence) => sentence !== '')
    .join(' ');
  return { text, law: sentences.findLast(({ correction }) => correction?.law != null)?.correction?.law ?? null };
};

/** The commission of the workplace by its name, as the sentence had it. */
const placed = (replacement: string | null, sentence: string): string => {
  const [named = anyCommission] = commission.exec(sentence) ?? [];
  return replacement?.replaceAll(anyCommission, named) ?? '';
};
