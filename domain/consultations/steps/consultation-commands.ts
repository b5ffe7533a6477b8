import type { Conflict } from '../../conflicts/conflict.ts';
import type { WishedTime } from '../slots.ts';
import type { Outcome } from '../stages.ts';
import type { Topic } from '../topics.ts';
import type { Written } from './request.ts';

/** Who of the firm acts. */
export type ByFirm = { readonly attorney: string; readonly at: string };

export type ConsultationCommand =
  | ({
      readonly type: 'RequestConsultation';
      readonly owner: string;
      readonly kind: 'free' | 'paid';
      readonly price: number | null;
      readonly checkId: string | null;
      readonly topic: Topic;
      readonly wantsChanceReview: boolean;
      readonly slots: readonly WishedTime[];
      /** The consent that the text rests on; null for an ordinary one. */
      readonly consentedAt: string | null;
      readonly at: string;
    } & Written)
  /** What the person writes, other times that they wish for, and that they want a free one instead of paying: one or more of it. */
  | {
      readonly type: 'ChangeConsultation';
      readonly message: string | null;
      readonly slots: readonly WishedTime[] | null;
      readonly toFree: boolean;
      /** The consent that the message rests on; null for an ordinary one. */
      readonly consentedAt: string | null;
      readonly at: string;
    }
  | { readonly type: 'TakeConsultationBack'; readonly at: string }
  | { readonly type: 'RecordPayment'; readonly orderId: string; readonly at: string }
  | { readonly type: 'RecordRefund'; readonly orderId: string; readonly at: string }
  /**
   * `mayTakeOver`: an admin who has seen who has it. `isReasoned`: they have said why they go on in spite of the conflicts.
   */
  | ({
      readonly type: 'AssignConsultation';
      readonly to: string;
      readonly mayTakeOver: boolean;
      readonly conflicts: readonly Conflict[];
      readonly isReasoned: boolean;
    } & ByFirm)
  /** A message, the instant at which one of the wished slots begins, or both. */
  | ({
      readonly type: 'AnswerConsultation';
      readonly message: string | null;
      readonly agreedAt: string | null;
      readonly conflicts: readonly Conflict[];
    } & ByFirm)
  | ({
      readonly type: 'CloseConsultation';
      readonly outcome: Outcome;
      readonly message: string | null;
      readonly conflicts: readonly Conflict[];
    } & ByFirm)
  /** Nothing has to be paid for it any more. */
  | ({ readonly type: 'MakeConsultationFree' } & ByFirm);

export type CommandOf<Type extends ConsultationCommand['type']> = Extract<ConsultationCommand, { type: Type }>;
