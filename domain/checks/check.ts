import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import { isLocalDate, type LocalDate } from '../kernel/korean-date.ts';
import type { Address, Answers, AnswerValue, Form, Frame, SectionId } from '../rulesets/ruleset.ts';
import { isAfterFigure } from './after-figure.ts';
import { isSameAnswer, splitPersonal } from './answer-values.ts';
import { answersToCalculate } from './answers-to-calculate.ts';
import type { CarriedAnswer } from './carry-over.ts';
import type { CheckEvent, DiscardReason, DisputeOutcome, RecordedCalculation } from './check-events.ts';
import { isChosen } from './chosen.ts';
import {
  type Correction,
  type CorrectionMade,
  dropAll,
  noteTold,
  withCorrection,
  withNoted,
} from './corrections/correction.ts';
import type { CorrectionEvent } from './corrections/correction-events.ts';
import { keyOf, questionAt } from './form-index.ts';
import { checkAnswer, normaliseAnswer } from './intake-rules.ts';
import { mostAnswers, mostCalculations, mostOutcomes } from './limits.ts';
import { disclosesSensitive, isSensitive, openPartOf } from './sensitive.ts';
import { isYesNo } from './transition.ts';
import { walk } from './walk.ts';

/** A self-diagnosis: a draft that takes answers, until it is completed by its first result or discarded. */
export type Check = {
  readonly owner: string;
  readonly questionnaire: Frame['questionnaire'];
  readonly sections: readonly SectionId[] | null;
  readonly rulesetVersion: string;
  readonly carriedFrom: string | null;
  readonly status: 'draft' | 'completed' | 'discarded';
  /** The current answers. The answers that they superseded are in the log. */
  readonly answers: Answers;
  /** All its calculations, the first one first; none ever changes. */
  readonly calculations: readonly RecordedCalculation[];
  /** What the service corrected in its results after a newer edition of the questionnaire came into force. */
  readonly corrections: readonly Correction[];
  readonly discardedWhy: DiscardReason | null;
  readonly outcome: DisputeOutcome | null;
  /** The order that opened the steps of its results, and whether the owner has seen them; null while they are locked. */
  readonly opened: { readonly orderId: string; readonly isRead: boolean } | null;
  /** The number of events so far: of answers, and of the dispute's outcome. */
  readonly answersWritten: number;
  readonly outcomesWritten: number;
};

export type AnswerChange = Address & ({ readonly value: AnswerValue } | { readonly cleared: true });

/** When the person consented to the processing of sensitive answers; null without that consent or after its withdrawal. */
export type SensitiveConsent = string | null;

/** The calculation that uses sensitive answers, with the consent that it rests on. */
export type SensitiveResult = { readonly whole: RecordedCalculation['calculation']; readonly consentedAt: string };

export type CheckCommand =
  | {
      readonly type: 'StartCheck';
      readonly owner: string;
      readonly form: Form;
      readonly frame: Frame;
      /** The outdated draft, and its answers that are still valid (`carryOver`). */
      readonly carried?: { readonly from: string; readonly answers: readonly CarriedAnswer[] };
      /** Absent: none. */
      readonly sensitiveConsent?: SensitiveConsent;
    }
  /** Of a check that has its result, only questions that follow the figure (`afterFigure`): they make no new figure. */
  | {
      readonly type: 'SaveAnswers';
      readonly form: Form;
      readonly today: LocalDate;
      readonly answers: readonly AnswerChange[];
      /** Absent: none. */
      readonly sensitiveConsent?: SensitiveConsent;
    }
  /** The first result, which completes the draft. Sent again for a completed check, it does nothing. */
  | {
      readonly type: 'CompleteCheck';
      readonly form: Form;
      readonly today: LocalDate;
      readonly recorded: RecordedCalculation;
      readonly withSensitive?: SensitiveResult | null;
    }
  /** A new result beside the old ones, with today's cases and perhaps a newer questionnaire. */
  | {
      readonly type: 'Recalculate';
      readonly form: Form;
      readonly today: LocalDate;
      readonly recorded: RecordedCalculation;
      readonly withSensitive?: SensitiveResult | null;
    }
  /**
   * A new result by the service itself, because the last one told a wrong last day or wrong routes; null where the owner has
   * calculated it anew since.
   */
  | {
      readonly type: 'CorrectResult';
      readonly form: Form;
      readonly today: LocalDate;
      readonly recorded: RecordedCalculation | null;
      readonly withSensitive: SensitiveResult | null;
      readonly correction: CorrectionMade;
    }
  | ({ readonly type: 'NoteCorrectionTold' } & Omit<
      Extract<CorrectionEvent, { type: 'CorrectionTold' }>['data'],
      'owner'
    >)
  | { readonly type: 'DropCorrections' }
  | { readonly type: 'DiscardCheck'; readonly why: DiscardReason }
  | { readonly type: 'ReportOutcome'; readonly outcome: DisputeOutcome; readonly today: LocalDate }
  | { readonly type: 'OpenResult'; readonly orderId: string }
  | { readonly type: 'LockResult'; readonly orderId: string }
  | { readonly type: 'NotePaidResultRead' };

/** The input of the walk: the questionnaire, and the sections chosen by hand, if any. */
export const frameOf = ({ questionnaire, sections }: Pick<Check, 'questionnaire' | 'sections'>): Frame =>
  sections === null ? { questionnaire } : { questionnaire, sections };

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
      // The service's own corrections don't take from what the owner may calculate.
      if (check.calculations.length - check.corrections.length >= mostCalculations) throw new DomainError('check_full');
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
    case 'NotePaidResultRead':
      if (!check.opened || check.opened.isRead) return [];
      return [{ type: 'PaidResultRead', data: { owner: check.owner, orderId: check.opened.orderId } }];
  }
};

const start = ({
  owner,
  form,
  frame,
  carried,
  sensitiveConsent = null,
}: Extract<CheckCommand, { type: 'StartCheck' }>): readonly CheckEvent[] => {
  const { questionnaire, sections = [] } = frame;
  const known = new Set(form.sections.map(({ id }) => id));
  if (sections.length > 0 && (questionnaire !== 'detail' || !sections.every((id) => known.has(id))))
    throw new DomainError('invalid_request', { errors: { sections: '고를 수 없는 사유예요.' } });
  return [
    {
      type: 'CheckStarted',
      data: {
        owner,
        questionnaire,
        sections: sections.length > 0 ? [...new Set(sections)] : null,
        rulesetVersion: form.rulesetVersion,
        carriedFrom: carried?.from ?? null,
      },
    },
    ...(carried?.answers ?? []).flatMap((answer) =>
      answered({ owner, form, sensitiveConsent }, answer, answer.key, answer.value),
    ),
  ];
};

const saveAnswers = (
  { form, today, answers: changes, sensitiveConsent = null }: Extract<CheckCommand, { type: 'SaveAnswers' }>,
  check: Check,
): readonly CheckEvent[] => {
  const takesAnswers =
    check.status === 'draft' || (check.status === 'completed' && changes.every((each) => isAfterFigure(form, each)));
  if (!takesAnswers) throw new DomainError('check_save_failed');
  if (form.rulesetVersion !== check.rulesetVersion) throw new DomainError('autosave_mismatch');

  const merged = new Map(check.answers);
  const changed = new Map<string, AnswerChange>();
  const errors: Record<string, string> = {};
  for (const change of changes) {
    const question = questionAt(form, change);
    if (question === undefined) {
      errors[fieldOf(change)] = '이 질문지에 없는 질문이에요.';
      continue;
    }
    const key = keyOf(question);
    changed.set(key, change);
    if ('cleared' in change) merged.delete(key);
    else merged.set(key, normaliseAnswer(form, change, change.value));
  }
  // Checked only after all are merged: if two dates are corrected together, neither may be compared with the other's old
  // value.
  for (const [key, change] of changed) {
    const value = merged.get(key);
    const refusal = value === undefined ? null : checkAnswer(form, change, value, merged, today);
    if (refusal !== null) errors[fieldOf(change)] = refusal;
  }
  if (Object.keys(errors).length > 0) throw new DomainError('answer_invalid', { errors });

  const unconsented = [...changed].filter(
    ([key, change]) => sensitiveConsent === null && disclosesSensitive(questionAt(form, change), merged.get(key)),
  );
  if (unconsented.length > 0) {
    const refusals = unconsented.map(
      ([, change]) => [fieldOf(change), '민감정보 처리에 동의하면 답할 수 있어요.'] as const,
    );
    throw new DomainError('consent_needed', { errors: Object.fromEntries(refusals) });
  }

  const differing = [...changed].filter(([key]) => !isSameAnswer(check.answers.get(key), merged.get(key)));
  // In a check that has reached its limit an open question can still be answered, so that the check can be finished: at
  // most one answer a question.
  const isChange = differing.some(([key]) => check.answers.has(key));
  if (isChange && check.answersWritten + differing.length > mostAnswers(form)) throw new DomainError('check_full');
  return differing.flatMap(([key, change]): readonly CheckEvent[] => {
    const after = merged.get(key);
    return after === undefined
      ? [{ type: 'AnswerCleared', data: about(check.owner, key, change) }]
      : answered({ owner: check.owner, form, sensitiveConsent }, change, key, after);
  });
};

const recordResult = (
  { form, today, recorded, withSensitive }: Extract<CheckCommand, { type: 'CompleteCheck' | 'Recalculate' }>,
  check: Check,
): readonly CheckEvent[] => {
  if (recorded.calculation.rulesetVersion !== form.rulesetVersion) throw new DomainError('calculation_failed');
  const { next } = walk(form, frameOf(check), answersToCalculate(form, check), today);
  if (next) throw stillOpen(next);
  const { whole, consentedAt } = withSensitive ?? { whole: null, consentedAt: null };
  const wholeFigure = whole && { shownRate: whole.shownRate };
  return [{ type: 'ResultCalculated', data: { owner: check.owner, ...recorded, whole, wholeFigure, consentedAt } }];
};

/** Once for each publication of an edition, and without a limit: nobody may be left with a wrong last day. */
const correctResult = (
  { recorded, correction, ...calculated }: Extract<CheckCommand, { type: 'CorrectResult' }>,
  check: Check,
): readonly CheckEvent[] => {
  if (check.status !== 'completed') throw new DomainError('survey_empty');
  if (check.corrections.some(({ publicationId }) => publicationId === correction.publicationId)) return [];
  return [
    ...(recorded ? recordResult({ ...calculated, type: 'Recalculate', recorded }, check) : []),
    { type: 'ResultCorrected', data: { owner: check.owner, ...correction } },
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

const evolve = (check: Check | null, event: CheckEvent): Check | null => {
  if (event.type === 'CheckStarted') {
    const { owner, questionnaire, sections, rulesetVersion, carriedFrom } = event.data;
    return { ...newDraft, owner, questionnaire, sections, rulesetVersion, carriedFrom };
  }
  if (!check) return null;
  switch (event.type) {
    case 'AnswerGiven':
      // Both are null once the person's key is destroyed: the answer then counts as left blank.
      return withAnswer(check, event.data.key, event.data.value ?? event.data.personal);
    case 'SensitiveAnswerGiven':
      // null once the consent was withdrawn: the question then counts as passed over, and of several choices those that are
      // not sensitive stand, which the event before this one holds.
      return event.data.answer === null && isChosen(check.answers.get(event.data.key))
        ? check
        : withAnswer(check, event.data.key, event.data.answer);
    case 'QuestionLeftBlank':
      return withAnswer(check, event.data.key, null);
    case 'AnswerCleared':
      return withAnswer(check, event.data.key, undefined);
    case 'ResultCalculated': {
      const { owner: _owner, whole, wholeFigure: _figure, consentedAt: _consentedAt, ...recorded } = event.data;
      const calculation = whole ?? recorded.calculation;
      return { ...check, status: 'completed', calculations: [...check.calculations, { ...recorded, calculation }] };
    }
    case 'ResultCorrected':
      return { ...check, corrections: withCorrection(check.corrections, event.data) };
    case 'CorrectionTold':
      return { ...check, corrections: withNoted(check.corrections, event.data.correctionId, { told: true }) };
    case 'CorrectionDropped':
      return { ...check, corrections: withNoted(check.corrections, event.data.correctionId, { dropped: true }) };
    case 'CheckDiscarded':
      return { ...check, status: 'discarded', discardedWhy: event.data.why };
    case 'OutcomeReported': {
      const { ended, where, on } = event.data;
      return { ...check, outcome: { ended, where, on }, outcomesWritten: check.outcomesWritten + 1 };
    }
    case 'ResultOpened':
      return { ...check, opened: { orderId: event.data.orderId, isRead: false } };
    case 'ResultLocked':
      return { ...check, opened: null };
    case 'PaidResultRead':
      return { ...check, opened: { orderId: event.data.orderId, isRead: true } };
    default:
      return check;
  }
};

export const checkDecider: Decider<Check | null, CheckCommand, CheckEvent> = { initialState: null, decide, evolve };

const newDraft = {
  status: 'draft',
  answers: new Map(),
  calculations: [],
  corrections: [],
  discardedWhy: null,
  outcome: null,
  opened: null,
  answersWritten: 0,
  outcomesWritten: 0,
} as const satisfies Partial<Check>;

const withAnswer = (check: Check, key: string, value: AnswerValue | undefined): Check => {
  const answers = new Map(check.answers);
  if (value === undefined) answers.delete(key);
  else answers.set(key, value);
  return { ...check, answers, answersWritten: check.answersWritten + 1 };
};

const about = (owner: string, key: string, { section, numbering }: Address) => ({ owner, key, section, numbering });

type Answering = { readonly owner: string; readonly form: Form; readonly sensitiveConsent: SensitiveConsent };

const answered = (
  { owner, form, sensitiveConsent }: Answering,
  address: Address,
  key: string,
  value: AnswerValue,
): readonly CheckEvent[] => {
  const question = about(owner, key, address);
  if (value === null) return [{ type: 'QuestionLeftBlank', data: question }];
  const found = questionAt(form, address);
  if (isChosen(value) && disclosesSensitive(found, value)) {
    const openPart = { ...question, value: openPartOf(found, value), personal: null };
    return [
      { type: 'AnswerGiven', data: openPart },
      ...(sensitiveConsent === null
        ? []
        : [
            {
              type: 'SensitiveAnswerGiven' as const,
              data: { ...question, consentedAt: sensitiveConsent, answer: value },
            },
          ]),
    ];
  }
  if (isSensitive(found) && isYesNo(value)) {
    // An answer carried over from a draft that is older than the withdrawal of the consent counts as passed over here.
    if (sensitiveConsent === null) return [{ type: 'QuestionLeftBlank', data: question }];
    return [{ type: 'SensitiveAnswerGiven', data: { ...question, consentedAt: sensitiveConsent, answer: value } }];
  }
  return [{ type: 'AnswerGiven', data: { ...question, ...splitPersonal(found, value) } }];
};

/** There is no result while this question on the path is open. */
export const stillOpen = (next: Address): DomainError =>
  new DomainError('survey_empty', { errors: { [fieldOf(next)]: '이 질문에 답해 주세요.' }, extra: { next } });

/** `intake.7`: the field that a refusal names. */
const fieldOf = ({ section, numbering }: Address): string => `${section}.${numbering}`;
