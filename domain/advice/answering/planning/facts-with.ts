import { isLocalDate, type LocalDate } from '../../../kernel/korean-date.ts';
import type { AnswerValue } from '../../../rulesets/ruleset.ts';
import { withClocks } from '../../understanding/clocks.ts';
import type { Facts, Stage } from '../../understanding/facts.ts';
import type { Understood } from '../../understanding/understand.ts';
import { commissionOf } from '../../understanding/workplace.ts';
import type { Material } from '../material.ts';

/** What was read, with the days of the ways to dispute. The check that the question was asked from is believed first. */
export const factsWith = (
  understood: Understood,
  { routes, dismissedOn, check }: Pick<Material, 'routes' | 'dismissedOn' | 'check'>,
): Facts => {
  if (check === null) return withClocks(understood, routes);
  const value = (key: string): AnswerValue => check.values?.get(key) ?? null;
  const { days, dismissal, today } = understood;
  const dismissed = dismissedOn ?? days.dismissed;
  const workers = value('intake/workers');
  const told = typeof workers === 'number' ? workers : understood.workers;
  return withClocks(
    {
      ...{ ...understood, asker: check.side, workers: told },
      ...{ size: told === null ? understood.size : told < 5 ? 'under_five' : 'five_or_more' },
      notice: notices.find((one) => one === value('intake/notice')) ?? understood.notice,
      resignation:
        value('intake/notice') === 'resigned' ? (understood.resignation ?? 'signed') : understood.resignation,
      stage: stageOf(value('intake/stage'), value('intake/decision')) ?? understood.stage,
      dismissal: dismissal ?? (dismissed === null ? null : dismissed > today ? 'to_come' : 'done'),
      days: { ...days, dismissed, decided: dayOf(value('intake/decided-on')) ?? days.decided },
      commission: commissionOf(value('intake/region')) ?? understood.commission,
      grounds: understood.grounds.length > 0 ? understood.grounds : check.sections.map(({ id }) => id),
    },
    routes,
  );
};

const notices = ['messenger', 'spoken', 'paper', 'email'] as const;

const dayOf = (value: AnswerValue): LocalDate | null => (isLocalDate(value) ? value : null);

const stageOf = (stage: AnswerValue, decision: AnswerValue): Stage | null => {
  if (stage === 'filed') return 'filed';
  if (stage === 'in_settlement') return 'settling';
  const isWon = decision === 'won';
  if (stage === 'decided') return isWon ? 'won' : 'lost';
  return stage === 'reviewed' ? (isWon ? 'review_won' : 'review_lost') : null;
};
