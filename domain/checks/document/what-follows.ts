import { claimsOf } from '../../claims/claims.ts';
import { responsibleCommission } from '../../commissions/labour-commissions.ts';
import { koreanDateOf } from '../../kernel/korean/korean-date.ts';
import { isUnderLabourLaw } from '../../rulesets/open-routes.ts';
import type { Answers } from '../../rulesets/ruleset.ts';
import type { FullResult } from '../contract/result.ts';
import { mendingFor } from '../next-steps/mending.ts';
import { isFirstWarning, nextStepsOf } from '../next-steps.ts';
import { papersFor } from '../papers.ts';
import { claimsTitle, mendingTitle, nextStepsTitle } from '../result-words.ts';
import { type Block, rowsUnder, withLaw } from './block.ts';

const stepsOf = (result: FullResult, answers: Answers) =>
  nextStepsOf({ answers, result, today: koreanDateOf(result.calculatedAt) });

/** Above everything else, as on the page. */
export const firstWarning = (result: FullResult, answers: Answers): readonly Block[] =>
  stepsOf(result, answers)
    .filter(isFirstWarning)
    .flatMap(({ title, text }): Block[] => [
      { kind: 'heading', text: title },
      { kind: 'text', text },
    ]);

/**
 * What follows from the answers besides the figure, as on the page: what a company mends, what to do now, the papers, the money, where
 * a worker applies. The document is the same whenever it is drawn: the day is that of the calculation.
 */
export const whatFollows = (result: FullResult, answers: Answers): readonly Block[] => {
  const today = koreanDateOf(result.calculatedAt);
  const { side } = result;
  const isWorker = side === 'employee' && isUnderLabourLaw(result.routes);
  const mending = side === 'employer' ? mendingFor(answers, today) : [];
  return [
    ...rowsUnder(
      mendingTitle(result.toCome === true),
      mending.map((each) => ({ label: each.title, value: withLaw(each) })),
    ),
    ...rowsUnder(
      nextStepsTitle,
      stepsOf(result, answers)
        .filter((step) => !isFirstWarning(step))
        .map((step) => ({
          label: step.title,
          value: step.sentence === undefined ? withLaw(step) : `${withLaw(step)} “${step.sentence}”`,
        })),
    ),
    ...rowsUnder(
      '챙길 서류',
      isWorker ? papersFor(answers, today).map(({ name, keep }) => ({ label: name, value: keep })) : [],
    ),
    ...claims(result, answers, today),
    ...(isWorker ? commission(answers) : []),
  ];
};

const claims = (result: FullResult, answers: Answers, today: string): readonly Block[] => {
  const all = claimsOf(answers, result, today);
  if (all.length === 0) return [];
  return [
    { kind: 'heading', text: claimsTitle[result.side] },
    ...all.flatMap(({ title, amount, lead, how, law }): Block[] => [
      { kind: 'text', look: 'strong', text: amount === null ? title : `${title}: ${amount}` },
      { kind: 'text', text: lead },
      { kind: 'text', look: 'soft', text: [...how, `${law}.`].join(' ') },
    ]),
  ];
};

const commission = (answers: Answers): readonly Block[] => {
  const found = responsibleCommission(answers.get('intake/region'));
  if (!found.known) return [];
  const { name, phone, address } = found.commission;
  return rowsUnder(name, [
    { label: '전화', value: phone },
    { label: '주소', value: address },
  ]);
};
