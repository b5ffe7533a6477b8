import type { LocalDate } from '../kernel/korean/korean-date.ts';
import type { Address, AnswerValue, Form, Frame } from '../rulesets/ruleset.ts';
import type { CarriedAnswer } from './answers/carry-over.ts';
import type { CheckDevice, DiscardReason, DisputeOutcome, RecordedCalculation } from './check-events.ts';
import type { CorrectionMade } from './corrections/correction.ts';
import type { CorrectionEvent } from './corrections/correction-events.ts';

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
      readonly carried?: {
        readonly from: string;
        readonly answers: readonly CarriedAnswer[];
        readonly today: LocalDate;
      };
      /** Absent: none. */
      readonly sensitiveConsent?: SensitiveConsent;
      /** What it is begun on; absent where that isn't told. */
      readonly device?: CheckDevice | null;
      /** The finished check whose answers it is begun with; absent: none. */
      readonly madeFrom?: string | null;
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
  | { readonly type: 'LockResult'; readonly orderId: string };
