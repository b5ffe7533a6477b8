import { isChosen } from '../rulesets/chosen.ts';
import type { Answers, AnswerValue, Frame, SectionId } from '../rulesets/ruleset.ts';
import type { CheckDevice, CheckEvent, DiscardReason, DisputeOutcome, RecordedCalculation } from './check-events.ts';
import { type Correction, withCorrection, withNoted } from './corrections/correction.ts';

/** A self-diagnosis: a draft that takes answers, until it is completed by its first result or discarded. */
export type Check = {
  readonly owner: string;
  readonly questionnaire: Frame['questionnaire'];
  readonly sections: readonly SectionId[] | null;
  readonly rulesetVersion: string;
  readonly carriedFrom: string | null;
  readonly device: CheckDevice | null;
  /** The finished check whose answers it was begun with. */
  readonly madeFrom: string | null;
  readonly status: 'draft' | 'completed' | 'discarded';
  /** The current answers. The answers that they superseded are in the log. */
  readonly answers: Answers;
  /** All its calculations, the first one first; none ever changes. */
  readonly calculations: readonly RecordedCalculation[];
  /** What the service corrected in its results after a newer edition of the questionnaire came into force. */
  readonly corrections: readonly Correction[];
  readonly discardedWhy: DiscardReason | null;
  readonly outcome: DisputeOutcome | null;
  /**
   * The order that opened the steps of its results; null while they are locked. `isRead`: the owner has seen them, recorded here until
   * the order recorded it.
   */
  readonly opened: { readonly orderId: string; readonly isRead: boolean } | null;
  /** The number of events so far: of answers, and of the dispute's outcome. */
  readonly answersWritten: number;
  readonly outcomesWritten: number;
};

/** The input of the walk: the questionnaire, and the sections chosen by hand, if any. */
export const frameOf = ({ questionnaire, sections }: Pick<Check, 'questionnaire' | 'sections'>): Frame =>
  sections === null ? { questionnaire } : { questionnaire, sections };

/** The check after an event; events that are no longer written change nothing. */
export const evolve = (check: Check | null, event: CheckEvent): Check | null => {
  if (event.type === 'CheckStarted') {
    const { owner, questionnaire, sections, rulesetVersion, carriedFrom, device, madeFrom } = event.data;
    return { ...newDraft, owner, questionnaire, sections, rulesetVersion, carriedFrom, device, madeFrom };
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
    case 'CorrectionDropped':
      return { ...check, corrections: withNoted(check.corrections, event) };
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
