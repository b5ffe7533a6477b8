import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import { isLocalDate } from '../kernel/korean/korean-date.ts';
import type { CheckCommand } from './check-commands.ts';
import type { CheckEvent } from './check-events.ts';
import { type Check, evolve } from './check-state.ts';
import { dropAll, noteTold } from './corrections/correction.ts';
import { asking } from './deciding/asked-next.ts';
import { correctResult, recordResult } from './deciding/recording-results.ts';
import { answered, saveAnswers } from './deciding/saving-answers.ts';
import { mostCalculations, mostOutcomes } from './limits.ts';

const decide = (command: CheckCommand, check: Check | null): readonly CheckEvent[] => {
  if (command.type === 'StartCheck') {
    if (check) throw new DomainError('check_save_failed');
    return start(command);
  }
  if (!check) throw new DomainError('check_fetch_failed');
  switch (command.type) {
    case 'SaveAnswers':
      return saveAnswers(command, check);
    case 'CompleteCheck':
      if (check.status === 'completed') return [];
      if (check.status === 'discarded') throw new DomainError('check_save_failed');
      if (command.form.rulesetVersion !== check.rulesetVersion) throw new DomainError('autosave_mismatch');
      return recordResult(command, check);
    case 'Recalculate':
      if (check.status !== 'completed') throw new DomainError('survey_empty');
      if (calculatedByOwner(check) >= mostCalculations) throw new DomainError('check_full');
      return recordResult(command, check);
    case 'CorrectResult':
      return correctResult(command, check);
    case 'NoteCorrectionTold': {
      const { type: _type, ...told } = command;
      return noteTold(check, told);
    }
    case 'DropCorrections':
      return dropAll(check);
    case 'DiscardCheck':
      if (check.status === 'discarded') return [];
      if (check.status === 'completed') throw new DomainError('autosave_delete_failed');
      return [{ type: 'CheckDiscarded', data: { owner: check.owner, why: command.why } }];
    case 'ReportOutcome':
      return reportOutcome(command, check);
    case 'OpenResult':
      if (check.status !== 'completed') throw new DomainError('survey_empty');
      if (check.opened) return [];
      return [{ type: 'ResultOpened', data: { owner: check.owner, orderId: command.orderId } }];
    case 'LockResult':
      if (check.opened?.orderId !== command.orderId) return [];
      return [{ type: 'ResultLocked', data: { owner: check.owner, orderId: command.orderId } }];
  }
};

/** The results that the service made don't take from what the owner may calculate. */
const calculatedByOwner = ({ calculations, corrections }: Check): number =>
  calculations.length - corrections.filter(({ byService }) => byService).length;

const start = ({
  owner,
  form,
  frame,
  carried,
  sensitiveConsent = null,
  device = null,
  madeFrom = null,
}: Extract<CheckCommand, { type: 'StartCheck' }>): readonly CheckEvent[] => {
  const { questionnaire, sections = [] } = frame;
  const known = new Set(form.sections.map(({ id }) => id));
  if (sections.length > 0 && (questionnaire !== 'detail' || !sections.every((id) => known.has(id))))
    throw new DomainError('invalid_request', { errors: { sections: '고를 수 없는 사유예요.' } });
  const answers = (carried?.answers ?? []).flatMap((answer) =>
    answered({ owner, form, sensitiveConsent }, answer, answer.key, answer.value),
  );
  return [
    {
      type: 'CheckStarted',
      data: {
        owner,
        questionnaire,
        sections: sections.length > 0 ? [...new Set(sections)] : null,
        rulesetVersion: form.rulesetVersion,
        carriedFrom: carried?.from ?? null,
        device,
        madeFrom,
      },
    },
    ...(carried
      ? asking(answers, {
          ...{ form, frame, today: carried.today },
          answers: new Map(carried.answers.map(({ key, value }) => [key, value])),
        })
      : []),
  ];
};

const reportOutcome = (
  { outcome, today }: Extract<CheckCommand, { type: 'ReportOutcome' }>,
  check: Check,
): readonly CheckEvent[] => {
  if (check.status !== 'completed') throw new DomainError('check_save_failed');
  if (!isLocalDate(outcome.on) || outcome.on > today)
    throw new DomainError('answer_invalid', { errors: { on: '오늘까지의 날짜로 적어 주세요.' } });
  const { ended, where, on } = outcome;
  const reported = check.outcome;
  if (reported?.ended === ended && reported.where === where && reported.on === on) return [];
  if (check.outcomesWritten >= mostOutcomes) throw new DomainError('check_full');
  return [{ type: 'OutcomeReported', data: { owner: check.owner, ended, where, on } }];
};

export const checkDecider: Decider<Check | null, CheckCommand, CheckEvent> = { initialState: null, decide, evolve };
