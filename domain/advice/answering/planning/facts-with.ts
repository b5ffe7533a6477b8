import { isLocalDate, type LocalDate } from '../../../kernel/korean/korean-date.ts';
import type { AnswerValue } from '../../../rulesets/ruleset.ts';
import { withClocks } from '../../understanding/clocks.ts';
import { stageIn } from '../../understanding/events/stages/stage.ts';
import type { Facts, Stage } from '../../understanding/facts.ts';
import type { Understood } from '../../understanding/understand.ts';
import { commissionOf } from '../../understanding/workplace.ts';
import type { CheckFacts, Material } from '../material.ts';
import { againstCheck } from './against-check.ts';

/** What was read, with the days of the ways to dispute. The check that the question was asked from is believed first. */
export const factsWith = (
  understood: Understood,
  { routes, dismissedOn, check }: Pick<Material, 'routes' | 'dismissedOn' | 'check'>,
): Facts => {
  if (check === null) return withClocks(understood, routes);
  const value = (key: string): AnswerValue => check.values?.get(key) ?? null;
  const { days, dismissal, today } = understood;
  const dismissed = dismissedOn ?? days.dismissed;
  return withClocks(
    {
      ...{ ...understood, asker: check.side, ...sizeOf(value('intake/workers'), understood) },
      notice: notices.find((one) => one === value('intake/notice')) ?? understood.notice,
      resignation:
        value('intake/notice') === 'resigned' ? (understood.resignation ?? 'signed') : understood.resignation,
      stage: stageOf(value('intake/stage'), value('intake/decision'), check.side) ?? stageRead(understood, check.side),
      dismissal: dismissal ?? (dismissed === null ? null : dismissed > today ? 'to_come' : 'done'),
      days: { ...days, dismissed, decided: dayOf(value('intake/decided-on')) ?? days.decided },
      contract: contractOf(value('intake/contract')) ?? understood.contract,
      commission: commissionOf(value('intake/region')) ?? understood.commission,
      grounds: understood.grounds.length > 0 ? understood.grounds : check.sections.map(({ id }) => id),
    },
    routes,
    againstCheck(understood, check.values ?? new Map()),
  );
};

/** A check without the number leaves what was read: near five it is looked at day by day, and isn't guessed from a number. */
const sizeOf = (workers: AnswerValue, { workers: read, size }: Understood): Pick<Facts, 'workers' | 'size'> =>
  typeof workers === 'number'
    ? { workers, size: workers < 5 ? 'under_five' : 'five_or_more' }
    : { workers: read, size };

const notices = ['messenger', 'spoken', 'paper', 'email'] as const;

const contractOf = (value: AnswerValue): Facts['contract'] =>
  typeof value === 'string' ? (contracts[value] ?? null) : null;
/** A day labourer answers `fixed_term`: what was read of that stays. */
const contracts: Readonly<Record<string, Facts['contract']>> = {
  ...{ regular: 'regular', probation: 'probation', dispatched: 'dispatched', freelance: 'freelance' },
  ...{ executive: 'officer', not_started: 'offer', public_official: 'public_official' },
};

const dayOf = (value: AnswerValue): LocalDate | null => (isLocalDate(value) ? value : null);

/** The questionnaire asks how it ended for the worker; what ended in part, or isn't told, is lost for both: then a day is named. */
const stageOf = (stage: AnswerValue, decision: AnswerValue, side: CheckFacts['side']): Stage | null => {
  if (stage === 'filed') return 'filed';
  if (stage === 'in_settlement') return 'settling';
  const isWon = decision === (side === 'employer' ? 'lost' : 'won');
  if (stage === 'decided') return isWon ? 'won' : 'lost';
  return stage === 'reviewed' ? (isWon ? 'review_won' : 'review_lost') : null;
};

/** Read anew where the check says that the other side asks: what is won for one is lost for the other. */
const stageRead = ({ asker, stage, question }: Understood, side: CheckFacts['side']): Stage =>
  (asker === 'employer') === (side === 'employer') ? stage : stageIn(question, side);
