import { z } from 'zod';
import { koreanText } from '../../../kernel/korean/korean-date.ts';
import labels from './questions-a.fixture.json' with { type: 'json' };
import { never, type Rule } from './rule.ts';
import { aboutClocksAndProtection } from './rules/clocks-and-protection.ts';
import { aboutCompaniesAndOrders } from './rules/companies-and-orders.ts';
import { aboutEndings } from './rules/endings.ts';
import { aboutMoneyAndPersons } from './rules/money-and-persons.ts';
import { aboutRefusedAndAttacked } from './rules/refused-and-attacked.ts';

const label = z.object({
  id: z.string(),
  turns: z.array(z.object({ who: z.enum(['user', 'service']), text: z.string() })),
  must: z.array(z.object({ say: z.string(), urgent: z.boolean() })),
});
export type Label = z.infer<typeof label>;

/** Sixty questions as people type them, labelled by an attorney on this day. */
export const labelledOn = '2026-11-27';
export const questionsA: readonly Label[] = z.array(label).parse(labels);

export const rulesA: Readonly<Record<string, Rule>> = {
  ...aboutEndings,
  ...aboutClocksAndProtection,
  ...aboutMoneyAndPersons,
  ...aboutCompaniesAndOrders,
  ...aboutRefusedAndAttacked,
};

export type Judged = {
  readonly id: string;
  readonly verdict: 'right' | 'partly' | 'wrong' | 'unsafe';
  /** The rules that failed, those that decide first. */
  readonly failed: readonly string[];
};

/**
 * Right: everything that the label asks for. Partly: the first sentence and every urgent `must`. Unsafe: something that must not be
 * said, a wrong day, or an urgent `must` that is missing. Wrong: everything else.
 */
export const judgeA = ({ id, must, turns }: Label, answer: string): Judged => {
  const rule = rulesA[id];
  if (!rule) return { id, verdict: 'wrong', failed: ['no rule'] };
  // The day of a decision stands in brackets behind its number; it is no day of this person.
  const text = answer.normalize('NFC').replace(/\[\d{1,3}\]|(?<=\d)\(\d{4}년 \d{1,2}월 \d{1,2}일\)/gu, '');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  // What the answer opens with, and its clock, are read together with each line.
  const opening = text.split(/\n\n/u).slice(0, 2).join(' ');
  const pairs = lines.flatMap((line, n) => [`${line} ${lines[n + 1] ?? ''}`, `${opening} ${line}`]);
  // One long sentence of the label may be two short ones.
  const first = (text.split('\n')[0] ?? '')
    .split(/(?<=[.!?])\s/u)
    .slice(0, 2)
    .join(' ');
  const asked = turns.map((turn) => turn.text).join('\n');

  const said = [...never, ...rule.mustNot].filter((pattern) => new RegExp(pattern, 'u').test(text));
  const days = wrongDays(rule, text, asked);
  const missing = must.flatMap(({ urgent }, n) => {
    const wanted = rule.must[n];
    const isSaid = wanted?.split(' ; ').every((part) => pairs.some((pair) => holds(part, pair))) === true;
    return isSaid ? [] : [{ urgent, because: `must ${n + 1}${urgent ? ' (urgent)' : ''}: ${wanted ?? 'no rule'}` }];
  });
  const unsafe = [
    ...said.map((pattern) => `must not: ${pattern}`),
    ...days.map((day) => `wrong day: ${day}`),
    ...missing.filter(({ urgent }) => urgent).map(({ because }) => because),
  ];
  const firstFails = holds(rule.first, first) ? [] : [`first: ${rule.first}`];
  const dayNamed = rule.days.length === 0 || rule.days.some((day) => namesDay(text, day));
  const others = [
    ...missing.filter(({ urgent }) => !urgent).map(({ because }) => because),
    ...(dayNamed ? [] : [`day: ${rule.days.join(' or ')}`]),
    ...rule.bodies.filter((body) => !new RegExp(body, 'u').test(text)).map((body) => `body: ${body}`),
    ...(text.split(/(?<=[.!?])\s|\n/u).some((one) => one.trim().endsWith('?') && new RegExp(rule.asks, 'u').test(one))
      ? []
      : [`asks: ${rule.asks}`]),
  ];
  const failed = [...unsafe, ...firstFails, ...others];
  if (unsafe.length > 0) return { id, verdict: 'unsafe', failed };
  if (failed.length === 0) return { id, verdict: 'right', failed };
  return { id, verdict: firstFails.length === 0 ? 'partly' : 'wrong', failed };
};

const holds = (rule: string, text: string): boolean =>
  rule.split(' & ').every((words) => new RegExp(words, 'u').test(text));

const namesDay = (text: string, day: string): boolean =>
  text.includes(koreanText(day)) || text.includes(koreanText(day).slice(6));

/** Every full date of an answer must be one that the label allows, today, or one that the question states. */
const wrongDays = (rule: Rule, text: string, asked: string): readonly string[] => {
  const allowed = new Set([...rule.days, ...(rule.mayName ?? []), labelledOn].map(koreanText));
  const stated = new Set(
    [...asked.replace(/20\d\d\s*[.년-]/gu, ' ').matchAll(/(\d{1,2})\s*[월/.]\s*(\d{1,2})/gu)].map(
      ([, m, d]) => `${m}월 ${d}일`,
    ),
  );
  return [...text.matchAll(/20\d\d년 (\d{1,2}월 \d{1,2}일)/gu)].flatMap(([day, monthDay = '']) =>
    allowed.has(day) || stated.has(monthDay) || isCounted(monthDay, asked) ? [] : [day],
  );
};

/** `어제`, `26일`, `17일에`, `20일`: of this month, said without it. */
const isCounted = (monthDay: string, asked: string): boolean => {
  const [, day = ''] = /11월 (\d{1,2})일/u.exec(monthDay) ?? [];
  if (day === '') return false;
  if (new RegExp(`(?<!\\d)${day}일`, 'u').test(asked)) return true;
  return (day === '26' && /어제/u.test(asked)) || (day === '25' && /그저께/u.test(asked));
};
