import type { Ruleset } from '../../../rulesets/ruleset.ts';
import type { OracleInput, Verdict } from './oracle.ts';
import { today } from './random-walks.ts';

/** The features that occurred, so that agreement can't be reached by walks that use none of the difficult ones. */
export const note = (ruleset: Ruleset, input: OracleInput, verdict: Verdict, seen: Set<string>): void => {
  for (const answer of verdict.path) seen.add(answer.split('=')[0] ?? '');
  const { rate, floor, factors, ways, baseRate } = verdict;
  const intake = (key: string): string => input.intake.get(`intake/${key}`)?.[0] ?? '';
  if (rate === null) seen.add(ways.some(({ open }) => open) ? 'open ways without a figure' : 'no way open');
  for (const { name, open, last, safer } of ways) {
    seen.add(`${name}:${open}`);
    if (safer !== '') seen.add(`${name} has a safer day`);
    if (last === intake('contract-end') && last !== '') seen.add(last < today ? 'cut short' : 'cut short, to come');
    if (last !== '' && last === input.judged.dates.fromContractEnd?.[3]) seen.add('counted from the end');
    if (last !== '' && last === input.judged.dates.fromDecision?.[10]) seen.add('counted from the decision');
  }
  if (floor && rate === floor.value) seen.add('raised to its floor');
  if (verdict.clamped) seen.add(rate === ruleset.clamp.high ? 'clamped high' : 'clamped low');
  if (verdict.section === null) seen.add('general section alone');
  if (factors[0]?.rule === 'intake/notice') seen.add('way of notice');
  if (factors.some(({ factor }) => factor === 1)) seen.add('outweighed');
  const product = factors.reduce((all, { factor }) => all * factor, baseRate);
  if (rate !== null && ruleset.scale === 'odds' && product > 1 && rate < ruleset.clamp.high)
    seen.add('odds beyond 1 on the rate');
  if (verdict.obstacle !== null) seen.add('obstacle');
  if (verdict.unasked > 0) seen.add('not asked');
  if (verdict.passedOver > 0) seen.add('passed over');
  if (input.judged.dismissal_to_come) seen.add(rate === null ? 'to come, without a figure' : 'to come');
  for (const stage of input.intake.get('intake/stage') ?? []) seen.add(`stage ${stage}`);
  for (const one of input.intake.get('intake/protected') ?? []) seen.add(`protected ${one}`);
};

const everywhere = [
  'no way open',
  'labour_commission:false',
  'labour_commission:true',
  'court:true',
  'court:false',
  'clamped low',
  'general section alone',
  'way of notice',
  'to come',
];

export const rarities = {
  first: [...everywhere, 'clamped high'],
  standard: [
    ...everywhere,
    ...[
      'equality_correction',
      'unfair_labour_practice',
      'whistleblower_protection',
      'labour_commission_review',
    ].flatMap((name) => [`${name}:true`, `${name}:false`]),
    ...['administrative_suit:true', 'administrative_suit:false', 'appeal_review:true', 'appeal_review:false'],
    'labour_office:true',
    'open ways without a figure',
    'labour_commission has a safer day',
    'equality_correction has a safer day',
    'cut short',
    'cut short, to come',
    'counted from the end',
    'counted from the decision',
    'raised to its floor',
    'outweighed',
    'odds beyond 1 on the rate',
    'obstacle',
    'not asked',
    'passed over',
    'to come, without a figure',
    ...['not_filed', 'filed', 'in_settlement', 'decided', 'reviewed', 'settled', 'withdrawn'].map((s) => `stage ${s}`),
    ...['no', 'withheld', 'work_injury', 'birth', 'on_childcare_leave', 'childcare_leave', 'pregnancy_marriage'].map(
      (one) => `protected ${one}`,
    ),
    ...['union', 'sexual_harassment', 'harassment', 'wrongdoing', 'labour_office'].map((one) => `protected ${one}`),
  ],
};
