import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers } from '../../rulesets/ruleset.ts';
import type { Ask } from '../topics/asks/ask.ts';
import type { Says } from './words/words.ts';

/**
 * How a dismissal stands, as its person tells it. `to_come`: it was announced, its day lies ahead. `threatened`: "안 쓰면 해고한다".
 * `planned`: a company thinks of dismissing. `not_renewed` and `retired` end by a day of their own. `withdrawn`: the company took
 * it back. `transferred`, `suspended` and `disciplined`: no dismissal, but an order or a punishment that is disputed in the same way.
 */
export type Dismissal =
  | 'done'
  | 'to_come'
  | 'threatened'
  | 'planned'
  | 'withdrawn'
  | 'not_renewed'
  | 'retired'
  | 'transferred'
  | 'suspended'
  | 'disciplined';

/** `asked`: somebody wants one and none is written yet. `signed`: it is handed in. `forced`: it was, under threats. */
export type Resignation = 'asked' | 'signed' | 'forced';

/** How far the dispute has come; `not_filed` where nothing is said. `lost` and `won` are the decision's first instance. */
export type Stage = 'not_filed' | 'filed' | 'settling' | 'lost' | 'won' | 'review_lost' | 'review_won';

export type ProtectedState =
  | 'work_injury'
  | 'birth_leave'
  | 'on_childcare_leave'
  | 'childcare_leave'
  | 'pregnancy'
  | 'union'
  | 'sexual_harassment'
  | 'harassment'
  | 'labour_office';

/** A way to dispute that runs, counted by the check's own functions. */
export type Clock = {
  /** `노동위원회 구제신청`. */
  readonly name: string;
  readonly law: string;
  readonly lastDay: LocalDate;
  /** `2027년 3월 2일`. */
  readonly day: string;
  readonly daysLeft: number;
  readonly passed: boolean;
  /** The day from which it was counted, `2026년 11월 27일`; empty where that isn't known. */
  readonly from: string;
  /** `토요일`, `삼일절`: why the last day was moved; null where it wasn't. */
  readonly movedBecause: string | null;
};

/** What the question and the conversation say, read word by word. What isn't said is null: a topic asks, it doesn't guess. */
export type Facts = {
  /** The last message; where it only replies, what was asked before it stands on the lines above. */
  readonly question: string;
  /** Orders to the advisor that were cut out of the question; empty where there are none. */
  readonly orders: string;
  readonly today: LocalDate;
  /** `other`: somebody who asks about another person's affairs. Somebody who asks for their father is `employee`. */
  readonly asker: 'employee' | 'employer' | 'other';
  /** The words of both sides are met: `asker` is the likelier one. */
  readonly isAskerUnclear: boolean;
  readonly dismissal: Dismissal | null;
  readonly resignation: Resignation | null;
  readonly notice: 'messenger' | 'spoken' | 'paper' | 'email' | null;
  readonly stage: Stage;
  readonly contract:
    | 'regular'
    | 'probation'
    | 'fixed_term'
    | 'daily'
    | 'dispatched'
    | 'freelance'
    | 'officer'
    | 'offer'
    | 'public_official'
    | null;
  readonly protectedBy: ReadonlySet<ProtectedState>;
  /** Says anywhere in the conversation that they may hurt themselves. It decides the answer and is kept nowhere. */
  readonly isInDespair: boolean;
  /** Grounds and kinds of persons that are named, the deciding ones first: `absence`, `poor-performance`, `drink-driving`, … */
  readonly grounds: readonly string[];
  /** Without the boss, as far as the question says. */
  readonly workers: number | null;
  /** `unclear`: about five, or counted in a way that has to be looked at day by day. */
  readonly size: 'under_five' | 'five_or_more' | 'unclear' | null;
  /** How long the person worked there; null where nothing is said. */
  readonly months: number | null;
  /** How many months ago it was, where no day is told: `해고된 지 네 달`. */
  readonly monthsAgo: number | null;
  readonly weeklyHours: number | null;
  /** In won. */
  readonly monthlyWage: number | null;
  readonly hourlyWage: number | null;
  /** `서울지방노동위원회`; null where the place isn't told. */
  readonly commission: string | null;
  readonly days: {
    /** The day on which the employment ends or ended. */
    readonly dismissed: LocalDate | null;
    /** On which it was told. */
    readonly told: LocalDate | null;
    /** On which the decision (판정서) came. */
    readonly decided: LocalDate | null;
    /** On which the statement of reasons of a disposition came (처분사유 설명서, public officials). */
    readonly received: LocalDate | null;
    /** On which an order to return or to move is to be followed. */
    readonly ordered: LocalDate | null;
  };
  /** The period that runs first, with its last day; null where none runs or no day is told. */
  readonly clock: Clock | null;
  /** Every way to dispute whose last day is known. */
  readonly clocks: readonly Clock[];
  /** What is said against the check that the question was asked from: which of the two holds. Empty without a check. */
  readonly against: readonly Ask[];
  /** The same in the terms of the questionnaire: `intake/*`, `detail-*`. */
  readonly answers: Answers;
  /**
   * Whether the person says one of the words anywhere in the conversation, by whole words. `'실업급여'` is met with any particle
   * behind it; `'짤~'` by any ending; a blank may be missing: `'나오지 말~'` is met by `나오지말래요`.
   */
  readonly says: Says;
  /** The same in `question`: what is asked now. */
  readonly asks: Says;
};
