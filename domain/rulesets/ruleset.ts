/**
 * The questionnaire as data. A published ruleset is immutable and content-addressed; a check names the version it was made
 * with. Source: the firm's 23 sections of grounds, and its intake. The part that the walk needs (`Form`) is public; the
 * part that a figure is made of (ratios, ranges, keywords) is only in `Ruleset` and isn't sent to anyone who hasn't paid
 * for it.
 */

/** A section's id. `detail-1` … `detail-23`. */
export type SectionId = `detail-${number}`;

/** The place of a question, as people and the API refer to it. */
export type Address = { readonly section: 'intake' | SectionId; readonly numbering: number };

/** What a person may answer to an item. */
export type YesNo = 'yes' | 'no' | 'unknown';
export type TimeSpan = { readonly start: string; readonly end: string; readonly breakMinutes: number };
export type Contact = { readonly name?: string; readonly phone?: string; readonly email?: string };
/** What was chosen of several choices, in the order of the question. */
export type Chosen = readonly string[];
/** The value of any answer; `null` is "left blank on purpose". */
export type AnswerValue = YesNo | string | number | TimeSpan | Contact | { readonly custom: string } | Chosen | null;

/**
 * Facts computed from the intake's dates and numbers. Each is true, false, or unknown (an answer that it needs is missing);
 * while it is unknown no condition on it holds.
 */
export type ComputedFact =
  /** intake/workers < 5. */
  | 'under_five_workers'
  /** Dismissed more than two calendar years after joining: exactly two years is not more. */
  | 'tenure_over_two_years'
  /** Today is past the last day of the three months from the dismissal (holidays counted as the Civil Act says). */
  | 'three_months_passed'
  /** Dismissed within one calendar year after joining. */
  | 'tenure_up_to_one_year'
  /** Notified 30 days or more before the day of dismissal. */
  | 'forewarned_thirty_days'
  /** intake/contract-end is after the day of dismissal: the company ended the contract early. */
  | 'contract_outlasts_dismissal'
  /** The day of dismissal lies ahead: what follows a dismissal hasn't happened yet. */
  | 'dismissal_to_come'
  /** Today is past intake/contract-end: the contract would have ended anyway. */
  | 'contract_ended';

/**
 * `isNot` also holds where the question was not asked or not answered; `is` needs the answer. Derived answers count. Of several
 * choices one is enough for `is`, and none may be among those of `isNot`.
 */
export type Condition =
  | { readonly question: string; readonly is: readonly string[] }
  | { readonly question: string; readonly isNot: readonly string[] }
  | { readonly computed: ComputedFact; readonly holds: boolean };

/** All of them hold. */
export type Conditions = readonly Condition[];

/** An item that the intake answers isn't asked: it gets this answer, with its full effect. */
export type Derivation = {
  /** The item's key. */
  readonly item: string;
  readonly answer: 'yes' | 'no';
  /** The intake question that is shown as the source of the answer (`derivedFrom`). */
  readonly from: string;
  readonly when: Conditions;
};

/** A section that the intake opens in the `detail` questionnaire. Listed in the order walked; a section is walked once. */
export type Opening = { readonly opens: SectionId; readonly from: string; readonly when: Conditions };

/**
 * What an employer reads where the worker's text doesn't fit them: the rule and the answers stay the same, only the person who
 * is spoken to changes. A text that is absent is the worker's; `null` leaves it out.
 */
export type EmployerText = { readonly title?: string; readonly note?: string | null };

/** What is read while the dismissal is still to come, by the worker and by the employer. Absent: the same as afterwards. */
export type TextToCome = { readonly title?: string; readonly note?: string | null; readonly toEmployer?: EmployerText };

/** `choices`: several may be chosen. */
export type IntakeType = 'radio' | 'choices' | 'number' | 'date' | 'time' | 'text';
export type ChoiceText = { readonly label?: string; readonly hint?: string | null };
export type Choice = {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  /** For an employer, as `EmployerText`. */
  readonly toEmployer?: ChoiceText;
  /** While the dismissal is still to come, as `TextToCome`. */
  readonly toCome?: ChoiceText & { readonly toEmployer?: ChoiceText };
  /** Of `choices`: it can't be chosen with another one. */
  readonly alone?: true;
  /** It discloses health, union membership or pregnancy: choosing it needs a separate consent (개인정보 보호법 제23조). */
  readonly sensitive?: true;
  /** Not shown if these hold. A stored answer stays valid: an earlier answer may be changed later. */
  readonly hiddenWhen?: Conditions;
  /** Shown before all others if these hold. */
  readonly firstWhen?: Conditions;
  /** Ends the walk: the questions that follow are not about a person who chooses this. */
  readonly ends?: true;
};

export type IntakeQuestion = {
  /** Never changes: `intake/workers`. */
  readonly key: string;
  /** 0 … 13, and from 15 on. */
  readonly numbering: number;
  readonly title: string;
  readonly toEmployer?: EmployerText;
  readonly toCome?: TextToCome;
  readonly type: IntakeType;
  readonly choices?: readonly Choice[];
  readonly optional?: boolean;
  /** The person may write a value that is not among the choices; the number is its maximum length. */
  readonly custom?: number;
  /** For a number: minimum and maximum. */
  readonly min?: number;
  readonly max?: number;
  /** For a time: clock times are multiples of this number of minutes. */
  readonly minuteStep?: number;
  /** The application itself reads this answer, to calculate or to choose the path. */
  readonly special?: boolean;
  readonly note?: string;
  readonly why?: string;
  /**
   * Asked only if all conditions of one of these hold; asked of everybody if absent. Only earlier questions may be named.
   */
  readonly askedWhen?: readonly Conditions[];
  /**
   * It moves neither the figure nor a route, so it is asked after the figure: a result can be had without it, and it can still
   * be answered when there is one.
   */
  readonly afterFigure?: true;
};

export type TransitionType = 'next' | 'next_section' | 'skip' | 'done' | 'submit' | 'keyword_change';

/** Where an answer leads: all that a browser needs for the walk. */
export type Transition = {
  readonly type: TransitionType;
  /** A later numbering of the same section. */
  readonly skipTo?: number;
  /** The number of items to pass over. */
  readonly skipCount?: number;
  /** The skip is taken only if that earlier item has this answer (true = yes); otherwise the next item follows. */
  readonly skipIf?: { readonly section: SectionId; readonly numbering: number; readonly value: boolean };
};

export type Range = {
  readonly start: number;
  readonly end: number;
  readonly trueRatio: number;
  readonly falseRatio: number;
  /** Items whose yes and no are exchanged. */
  readonly reversePositive: readonly number[];
  /** Replaces `trueRatio` for the reversed items, if given. */
  readonly reverseValue?: number;
};

export type KeywordChange = {
  readonly mode: 'add' | 'change';
  readonly keywords: readonly string[];
  /** A defect that any ground can have: it ranks precedents and doesn't widen the base rate's cases. */
  readonly generic?: boolean;
};

export type Outcome = Transition & {
  readonly ratio?: number;
  readonly suggest?: boolean;
  readonly range?: Range;
  readonly keyword_change?: KeywordChange;
};

export type Item<O extends Transition = Outcome> = {
  /** Never changes: `detail-3/renewal-rule`. Events store it; people see section and numbering. */
  readonly key: string;
  readonly numbering: number;
  readonly title: string;
  readonly note?: string;
  readonly toEmployer?: EmployerText;
  readonly toCome?: TextToCome;
  /**
   * Asked only if all conditions of one of these hold, e.g. not while the dismissal is still to come; otherwise the item is passed
   * over: it has no answer and leads where "잘 모르겠어요" leads. Only the intake may be named. Never on a section's first item.
   */
  readonly askedWhen?: readonly Conditions[];
  readonly why: string;
  readonly positive: O;
  readonly negative: O;
  /**
   * Items that ask for the same fact share its id: it is asked in the first section walked and derived afterwards. The
   * derived item has no effect of its own (ratio, keywords, part in a range); a range attached to it still counts the other
   * items' parts. Yes means the same for every item of a fact.
   */
  readonly fact?: string;
  /** Each answer as a short fact, for the picture of the calculation; the question and its answer stand there if absent. */
  readonly asFact?: { readonly yes: string; readonly no: string };
  /** The answer concerns health, union membership or pregnancy: it needs a separate consent (개인정보 보호법 제23조). */
  readonly sensitive?: true;
};

/** How the grounds are grouped where people choose them. */
export type GroundGroup =
  | 'without_words'
  | 'attendance'
  | 'performance'
  | 'business'
  | 'discipline'
  | 'resignation'
  | 'employment'
  | 'other';

/** A ground in people's words, in one of the groups that they choose from. A section may stand in several. */
export type GroundInWords = { readonly group: GroundGroup; readonly toWorker: string; readonly toEmployer: string };

/** When a section can apply to a person at all, with the legal reason. Only answers of the intake may be named. */
export type SectionCondition = {
  /** To whom it can apply (form of employment, size, time worked): all conditions of one of these hold. Absent: to everybody. */
  readonly persons?: readonly Conditions[];
  /**
   * What has to have happened (the reason given, the way of notice): all conditions of one of these hold. Absent: nothing in
   * particular. Whoever chooses a ground by hand has said it by that.
   */
  readonly reasons?: readonly Conditions[];
  readonly why: string;
  readonly law?: string;
};

/** The public part of a section. */
export type FormSection<O extends Transition = Transition> = {
  readonly id: SectionId;
  /** The title for people. */
  readonly title: string;
  /** The textbook's name of the ground, for the firm's own pages; absent where `title` is that name. */
  readonly formalTitle?: string;
  /** The title for an employer. */
  readonly toEmployer?: { readonly title: string };
  /** The titles while the dismissal is still to come. */
  readonly toCome?: { readonly title: string; readonly toEmployer: { readonly title: string } };
  /** Where it stands among the grounds that people choose from, and in which words. */
  readonly inPeoplesWords?: readonly GroundInWords[];
  /** `basic` asks only sections that can apply. Absent: asked of everybody. */
  readonly condition?: SectionCondition;
  readonly items: readonly Item<O>[];
  /** Where a section that was chosen by hand continues after "no" to item 1 (21 and 22): `{numbering: 2}`. */
  readonly entryWhenChosenAndFirstNo?: number;
};

/**
 * The public form: all that the walk needs, in the browser and on the server, and nothing that a figure is made of. `GET
 * /api/check/form` returns it, so a field added here becomes public.
 */
export type Form<O extends Transition = Transition> = {
  readonly rulesetVersion: string;
  readonly intro: { readonly basic: string; readonly detail: string };
  readonly intake: readonly IntakeQuestion[];
  readonly sections: readonly FormSection<O>[];
  readonly derivations: readonly Derivation[];
  readonly openings: readonly Opening[];
  /** The routes, so that the last day is known while the questions are answered. */
  readonly routes: readonly RouteRule[];
};

export type Precedent = {
  readonly court: string;
  readonly caseNumber: string;
  /** `YYYY-MM-DD`, or null where the source gives none. */
  readonly decidedOn: string | null;
  /** What the case says, in one sentence. */
  readonly point: string;
  readonly favours: 'worker' | 'employer' | 'mixed';
  /** The tribunal of the cited decision. */
  readonly outcome: 'worker_win' | 'partial' | 'employer_win';
  readonly verifiedHow: 'read' | 'page';
  readonly source: string;
  /** The case number that names the whole dispute, for a later instance of it: all instances of one dispute count once. */
  readonly dispute?: string;
  /** What the firm has still to confirm about it. */
  readonly toConfirm?: string;
};

export type Section = FormSection<Outcome> & {
  readonly titleEnglish: string;
  readonly keywords: readonly string[];
  readonly keywordExclude: readonly string[];
  readonly statutes: readonly string[];
  readonly legalTest: string;
  readonly precedents: readonly Precedent[];
  /**
   * Where the answers led into another section, too, its keywords and cases count only if all conditions of one of these hold. For a
   * section that is asked of everybody in one questionnaire and of few in the other: the same facts rest on the same cases. Absent:
   * they always count.
   */
  readonly matchesWhen?: readonly Conditions[];
  /** No figure is drawn toward this section's cases if the answers led into another one, whatever the order in which they were asked. */
  readonly drawnLast?: true;
  /** `general`: no multipliers; the result is general if only this section contributed (23). */
  readonly ratioMode?: 'general';
  /** Questions of law that the firm's attorneys have not answered yet, shown beside the item in the console. */
  readonly openQuestions?: readonly { readonly numbering?: number; readonly text: string }[];
};

export type RouteName =
  | 'labour_commission'
  | 'court'
  | 'equality_correction'
  | 'unfair_labour_practice'
  | 'whistleblower_protection'
  | 'appeal_review'
  /** 재심: the central commission reviews the decision of a local one. */
  | 'labour_commission_review'
  /** The suit against the decision of the central commission. */
  | 'administrative_suit'
  /** A petition or complaint to the labour office, which enforces the bans that no commission decides on. */
  | 'labour_office';

/** A route that is closed if any of its closures holds. */
export type RouteRule = {
  readonly route: RouteName;
  readonly closures: readonly { readonly when: Conditions; readonly why: string }[];
  /** A route for special persons: it is listed only if all conditions of one of these hold. */
  readonly concerns?: readonly Conditions[];
  /** The body to apply to: `지방노동위원회`. */
  readonly body?: string;
  /** The time limit in words: `차별적 처우를 받은 날부터 6개월`. */
  readonly period?: string;
  /**
   * The time limit in months from the day of dismissal; the route closes after its last day. Absent: there is no such day.
   */
  readonly months?: number;
  /**
   * The time limit in days from the receipt of a document that may come before the day of dismissal: the route closes so many
   * days after that day at the latest, and no last day is shown.
   */
  readonly daysFromReceipt?: number;
  /** The time limit in days from the day that this question asks for (`intake/decided-on`); the route closes after its last day. */
  readonly daysFrom?: { readonly question: string; readonly days: number };
  /**
   * If these hold, the period of months begins on the later of intake/dismissed and intake/contract-end: the end of the contract is
   * what is disputed (갱신 거절, 정년). Three months from the day on which the person was told are shown as the safer day.
   */
  readonly countsFromContractEnd?: {
    readonly when: readonly Conditions[];
    /** The time limit in words then. */
    readonly period: string;
    readonly why: string;
  };
  /** If these hold, the application has been made: the route stays open, and no day is counted any more. */
  readonly filed?: { readonly when: readonly Conditions[]; readonly why: string };
  /** What is said of the open route before the day of dismissal: an application can be made from that day on. */
  readonly whyToCome?: string;
  /** The figure doesn't speak of this route: if only such routes are open, there is no percentage. */
  readonly outsideFigure?: true;
  /** Nor of this one, if all conditions of one of these hold: a decision has been made, and the statistics are of first ones. */
  readonly outsideFigureWhen?: readonly Conditions[];
  /** The sentence shown beside the last day while the route is open. */
  readonly why?: string;
  /** If these hold, the last day is intake/contract-end if that comes first. */
  readonly endsWithContract?: { readonly when: readonly Conditions[]; readonly why: string };
};

/**
 * The legal consequence of an answer, as one sentence for the worker. They are listed in order of strength: the first that
 * holds is the strongest. One with a `floor` makes the dismissal void if it is proved: the figure is raised to that floor,
 * and the sentence is shown apart from the figure.
 */
export type LegalPoint = {
  /** Never changes: steps and history refer to it. */
  readonly key: string;
  /** A condition on a question that has no effect here (`suspensions`) doesn't hold. */
  readonly when: Conditions;
  /** It doesn't hold if all conditions of one of these do. */
  readonly unless?: readonly Conditions[];
  readonly text: string;
  /** The same while the dismissal is still to come. Absent: `text`. */
  readonly textToCome?: string;
  /** `근로기준법 제27조`, or a decision's number. */
  readonly law: string;
  readonly floor?: number;
  readonly why: string;
};

/** Items about the same circumstance: of those that raise the figure the strongest counts, and of those that lower it. */
export type CorrelatedItems = { readonly items: readonly string[]; readonly why: string };

/**
 * What of a law the firm has yet to confirm: its text (nobody has compared it), amendments later than the text that was
 * compared, or the decree under it.
 */
export type StatuteDoubt = 'text' | 'later_amendments' | 'decree';

/** When the text of a law was last compared with the questionnaire. */
export type StatuteCheck = {
  /** As in the sections' `statutes`. */
  readonly law: string;
  /** `YYYY-MM-DD`; null: not compared yet, and the firm is to confirm it. */
  readonly checkedOn: string | null;
  /** Which text was compared (number, date, where it was read), and which articles. */
  readonly note: string;
  /** Absent: nothing. */
  readonly toConfirm?: readonly StatuteDoubt[];
};

/** Why a ruleset has something otherwise than the one before it. */
export type EditionReason = {
  /** Subjects of `differencesBetween`; one that ends in `/` stands for all that begin so. */
  readonly of: readonly string[];
  readonly why: string;
  readonly law?: string;
};

/** What a ruleset is a new edition for: told to whoever publishes it. */
export type Edition = {
  readonly title: string;
  readonly reasons: readonly EditionReason[];
  /** What of it the firm has yet to confirm, beside what sections and laws mark. */
  readonly toConfirm?: readonly EditionDoubt[];
};

/** Something that couldn't be looked up, or was decided for the firm, and where it is used. */
export type EditionDoubt = { readonly where: string; readonly text: string };

/**
 * Answers that have no effect on the figure if these conditions hold, by law. `intake/notice` stands for the notice
 * multiplier.
 */
export type Suspension = { readonly questions: readonly string[]; readonly when: Conditions; readonly why: string };

export type Scale = 'rate' | 'odds';

export type Ruleset = Omit<Form<Outcome>, 'sections'> & {
  readonly sections: readonly Section[];
  /** The start of the general rate: the labour commissions' published statistics and their weight. */
  readonly published: Published;
  /** The weight of the level above, as a number of cases. */
  readonly priorStrength: number;
  /** By the choice value of intake 9. */
  readonly noticeMultipliers: Readonly<Record<string, number>>;
  readonly clamp: { readonly low: number; readonly high: number };
  readonly suspensions: readonly Suspension[];
  /** In order of strength, the strongest first. */
  readonly points?: readonly LegalPoint[];
  /** What has to be shown before anything else (to be a worker, to have been dismissed), the strongest first. */
  readonly obstacles?: readonly LegalPoint[];
  /** What a ratio multiplies: the rate, or the odds (rate : 1 − rate), which no number of answers carries to 1. Absent: the rate. */
  readonly scale?: Scale;
  readonly correlated?: readonly CorrelatedItems[];
  /**
   * The uncertainty of the multipliers: the firm's judgement, not fitted to cases. The standard deviation of the logarithm
   * of each (0.15 is about 15 %), taken as independent of one another. Absent: the band is that of the base rate alone.
   */
  readonly uncertainty?: { readonly perMultiplier: number; readonly why: string };
  /** `risk`: a company is shown the risk that the dismissal is found unfair. Absent: its own chance, 1 - rate. */
  readonly employerSees?: 'risk';
  readonly statuteChecks?: readonly StatuteCheck[];
  readonly edition?: Edition;
};

/**
 * Published by labour commissions: the share of decided cases that workers won, and the share of all cases that were
 * settled.
 */
export type Published = {
  readonly rate: number;
  readonly weight: number;
  readonly source: string;
  readonly settled?: number;
};

/** A ruleset as it is written and validated; its version, the hash of this content, is added when it is published. */
export type RulesetContent = Omit<Ruleset, 'rulesetVersion'>;

export type Questionnaire = 'basic' | 'detail';

/**
 * The choices at the start of a check. `sections` only with `detail`: the grounds chosen by hand; without them the intake
 * decides.
 */
export type Frame = { readonly questionnaire: Questionnaire; readonly sections?: readonly SectionId[] };

/** Answers by question key. A missing key was never answered; null was left blank on purpose. */
export type Answers = ReadonlyMap<string, AnswerValue>;
