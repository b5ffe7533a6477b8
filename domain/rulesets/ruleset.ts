/**
 * The questionnaire as data. A published ruleset is immutable and content-addressed; a check names the version it was
 * made with. Source: the firm's 23 sections of grounds, and its intake. What the walk needs (`Form`) is public; what a
 * figure is made of (ratios, ranges, keywords) is in `Ruleset` alone and never leaves the server before it is paid for.
 */

/** A section's id. `detail-1` … `detail-23`. */
export type SectionId = `detail-${number}`;

/** Where a question stands, as people and the API address it. */
export type Address = { readonly section: 'intake' | SectionId; readonly numbering: number };

/** What a person may answer to an item. */
export type YesNo = 'yes' | 'no' | 'unknown';
export type TimeSpan = { readonly start: string; readonly end: string; readonly breakMinutes: number };
export type Contact = { readonly name?: string; readonly phone?: string; readonly email?: string };
/** Any answer's value; `null` is "left blank on purpose". */
export type AnswerValue = YesNo | string | number | TimeSpan | Contact | { readonly custom: string } | null;

/**
 * What pure functions make of the intake's dates and numbers. Each is true, false, or not known yet (an answer it rests on
 * is missing), and where it isn't known no condition on it holds.
 */
export type ComputedFact =
  /** intake/workers < 5. */
  | 'under_five_workers'
  /** Dismissed more than two calendar years after joining: exactly two years is not more. */
  | 'tenure_over_two_years'
  /** Today is past the last day of the three months from the dismissal (holidays counted as the Civil Act says). */
  | 'three_months_passed'
  /** Told 30 days or more before the day of dismissal. */
  | 'forewarned_thirty_days'
  /** intake/contract-end lies after the day of dismissal: the company ended the contract early. */
  | 'contract_outlasts_dismissal'
  /** Today is past intake/contract-end: the contract would have ended anyway. */
  | 'contract_ended';

/** `isNot` also holds where the question was not asked or not answered; `is` needs the answer. Derived answers count. */
export type Condition =
  | { readonly question: string; readonly is: readonly string[] }
  | { readonly question: string; readonly isNot: readonly string[] }
  | { readonly computed: ComputedFact; readonly holds: boolean };

/** All of them hold. */
export type Conditions = readonly Condition[];

/** What the intake already knows is not asked again: the item gets this answer, with its full effect. */
export type Derivation = {
  /** The item's key. */
  readonly item: string;
  readonly answer: 'yes' | 'no';
  /** The intake question that is named as the answer's source (`derivedFrom`). */
  readonly from: string;
  readonly when: Conditions;
};

/** A section that the intake opens in the `detail` questionnaire. Listed in the order walked; a section is walked once. */
export type Opening = { readonly opens: SectionId; readonly from: string; readonly when: Conditions };

export type IntakeType = 'radio' | 'number' | 'date' | 'time' | 'text';
export type Choice = {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  /** Not shown if these hold. A stored answer stays valid: an earlier answer may be changed later. */
  readonly hiddenWhen?: Conditions;
  /** Shown before all others if these hold. */
  readonly firstWhen?: Conditions;
};

export type IntakeQuestion = {
  /** Stable for ever: `intake/workers`. */
  readonly key: string;
  /** 0 … 13. */
  readonly numbering: number;
  readonly title: string;
  readonly type: IntakeType;
  readonly choices?: readonly Choice[];
  readonly optional?: boolean;
  /** A value outside the choices may be written in; the number is its greatest length. */
  readonly custom?: number;
  /** Of a number: the least and the greatest. */
  readonly min?: number;
  readonly max?: number;
  /** Of a time: clock times are multiples of so many minutes. */
  readonly minuteStep?: number;
  /** The application itself reads this answer, to calculate or to choose the way. */
  readonly special?: boolean;
  readonly note?: string;
  readonly why?: string;
  /** Asked only where all conditions of one of these hold; asked of everybody where absent. Only earlier questions may be named. */
  readonly askedWhen?: readonly Conditions[];
};

export type TransitionType = 'next' | 'next_section' | 'skip' | 'done' | 'submit' | 'keyword_change';

/** Where an answer leads: all that a browser needs to walk. */
export type Transition = {
  readonly type: TransitionType;
  /** A numbering of the same section, further on. */
  readonly skipTo?: number;
  /** So many items passed over. */
  readonly skipCount?: number;
  /** The skip is taken only if that earlier item was answered so (true = yes); otherwise the next item. */
  readonly skipIf?: { readonly section: SectionId; readonly numbering: number; readonly value: boolean };
};

export type Range = {
  readonly start: number;
  readonly end: number;
  readonly trueRatio: number;
  readonly falseRatio: number;
  /** Items read the other way round. */
  readonly reversePositive: readonly number[];
  /** In place of `trueRatio` for the reversed items, if given. */
  readonly reverseValue?: number;
};

export type KeywordChange = {
  readonly mode: 'add' | 'change';
  readonly keywords: readonly string[];
  /** A defect that any ground can have: it ranks precedents and does not widen the base rate's cases. */
  readonly generic?: boolean;
};

export type Outcome = Transition & {
  readonly ratio?: number;
  readonly suggest?: boolean;
  readonly range?: Range;
  readonly keyword_change?: KeywordChange;
};

export type Item<O extends Transition = Outcome> = {
  /** Stable for ever: `detail-3/renewal-rule`. Events store this; people see section and numbering. */
  readonly key: string;
  readonly numbering: number;
  readonly title: string;
  readonly note?: string;
  readonly why: string;
  readonly positive: O;
  readonly negative: O;
  /**
   * Items that ask the same fact share its id: asked in the first section walked, derived afterwards. The derived twin has
   * no effect of its own (ratio, keywords, part in a range); a range that stands at it still counts the other items' parts.
   * Every twin of a fact means the same by yes.
   */
  readonly fact?: string;
  /** The answer tells of health, union membership or pregnancy: it needs a consent of its own (개인정보 보호법 제23조). */
  readonly sensitive?: true;
};

/** A section as anyone may see it. */
export type FormSection<O extends Transition = Transition> = {
  readonly id: SectionId;
  /** As people read it. */
  readonly title: string;
  /** The textbook's name of the ground, for the firm's own pages; absent where `title` is that name. */
  readonly formalTitle?: string;
  readonly items: readonly Item<O>[];
  /** Where a section begins when it was chosen and item 1 is answered no (21 and 22): `{numbering: 2}`. */
  readonly entryWhenChosenAndFirstNo?: number;
};

/**
 * The public form: all that the walk needs, in the browser and on the server alike, and nothing of what a figure is
 * made of. `GET /api/check/form` answers this, so a field added here is published.
 */
export type Form<O extends Transition = Transition> = {
  readonly rulesetVersion: string;
  readonly intro: { readonly basic: string; readonly detail: string };
  readonly intake: readonly IntakeQuestion[];
  readonly sections: readonly FormSection<O>[];
  readonly derivations: readonly Derivation[];
  readonly openings: readonly Opening[];
};

export type Precedent = {
  readonly court: string;
  readonly caseNumber: string;
  /** `YYYY-MM-DD`, or null where the source gives none. */
  readonly decidedOn: string | null;
  /** What the case says, in one sentence. */
  readonly point: string;
  readonly favours: 'worker' | 'employer' | 'mixed';
  /** At the court cited. */
  readonly outcome: 'worker_win' | 'partial' | 'employer_win';
  readonly verifiedHow: 'read' | 'page';
  readonly source: string;
  /** The case number by which the whole dispute is known, of a later round of it: rounds of one dispute count once. */
  readonly dispute?: string;
  /** What the firm has yet to confirm of it. */
  readonly toConfirm?: string;
};

export type Section = FormSection<Outcome> & {
  readonly titleEnglish: string;
  readonly keywords: readonly string[];
  readonly keywordExclude: readonly string[];
  readonly statutes: readonly string[];
  readonly legalTest: string;
  readonly precedents: readonly Precedent[];
  /** `general`: no multipliers; the result is general if this section alone contributed (23). */
  readonly ratioMode?: 'general';
  /** Questions of law that the firm's attorneys have yet to settle, shown beside the item in the console. */
  readonly openQuestions?: readonly { readonly numbering?: number; readonly text: string }[];
};

export type RouteName =
  | 'labour_commission'
  | 'court'
  | 'equality_correction'
  | 'unfair_labour_practice'
  | 'whistleblower_protection';

/** A route that is shut where any of its closures holds. */
export type RouteRule = {
  readonly route: RouteName;
  readonly closures: readonly { readonly when: Conditions; readonly why: string }[];
  /** A route for some only: it is told of where all conditions of one of these hold, and else not at all. */
  readonly concerns?: readonly Conditions[];
  /** Where one goes: `지방노동위원회`. */
  readonly body?: string;
  /** How long one may go there, in words: `차별적 처우를 받은 날부터 6개월`. */
  readonly period?: string;
  /** The same in months from the day of dismissal; the route shuts by itself after its last day. Absent: no such day. */
  readonly months?: number;
  /** What is said of it while it is open, beside its last day. */
  readonly why?: string;
  /** Where these hold, the last useful day is intake/contract-end if that comes first. */
  readonly endsWithContract?: { readonly when: readonly Conditions[]; readonly why: string };
};

/**
 * What an answer means in law, in one sentence to the worker. They stand in order of strength: the first that holds is the
 * strongest. One with a `floor` makes the dismissal void if it is proved: the figure is raised to that floor, and it is said
 * apart from the figure.
 */
export type LegalPoint = {
  /** Stable: steps and history name it. */
  readonly key: string;
  /** Conditions that name questions without effect here (`suspensions`) don't hold. */
  readonly when: Conditions;
  readonly text: string;
  /** `근로기준법 제27조`, or a decision's number. */
  readonly law: string;
  readonly floor?: number;
  readonly why: string;
};

/** Items that tell of the same circumstance: of those that raise the figure the strongest counts, and of those that lower it. */
export type CorrelatedItems = { readonly items: readonly string[]; readonly why: string };

/** When a law's text was last compared with what the questionnaire says of it. */
export type StatuteCheck = {
  /** As the sections' `statutes` begin. */
  readonly law: string;
  /** `YYYY-MM-DD`; null: nobody has yet, and the firm confirms it. */
  readonly checkedOn: string | null;
  readonly note: string;
};

/** Answers that have no effect on the figure where these hold, by law. `intake/notice` stands for the notice multiplier. */
export type Suspension = { readonly questions: readonly string[]; readonly when: Conditions; readonly why: string };

export type Ruleset = Omit<Form<Outcome>, 'sections'> & {
  readonly sections: readonly Section[];
  /** What the general rate starts from: the labour commissions' published statistics and how heavily they weigh. */
  readonly published: Published;
  /** Cases' worth of pull toward the level above. */
  readonly priorStrength: number;
  /** By the choice value of intake 9. */
  readonly noticeMultipliers: Readonly<Record<string, number>>;
  readonly clamp: { readonly low: number; readonly high: number };
  readonly routes: readonly RouteRule[];
  readonly suspensions: readonly Suspension[];
  /** In order of strength, the strongest first. */
  readonly points?: readonly LegalPoint[];
  readonly correlated?: readonly CorrelatedItems[];
  /**
   * How sure the multipliers are: the firm's judgement, not fitted to cases. The standard deviation of the logarithm of each
   * (0.15 is about 15 %), taken as independent of one another. Absent: the band is that of the base rate alone.
   */
  readonly uncertainty?: { readonly perMultiplier: number; readonly why: string };
  /** `risk`: a company is shown the risk that the dismissal is found unfair. Absent: its own chance, 1 - rate. */
  readonly employerSees?: 'risk';
  readonly statuteChecks?: readonly StatuteCheck[];
};

/** What labour commissions publish: the share of decided cases that workers won, and of all cases those that were settled. */
export type Published = {
  readonly rate: number;
  readonly weight: number;
  readonly source: string;
  readonly settled?: number;
};

/** A ruleset as it is written and validated; publishing names its version, the hash of this content. */
export type RulesetContent = Omit<Ruleset, 'rulesetVersion'>;

export type Questionnaire = 'basic' | 'detail';

/** What a check was started as. `sections` only with `detail`: the grounds chosen by hand; else the intake opens them. */
export type Frame = { readonly questionnaire: Questionnaire; readonly sections?: readonly SectionId[] };

/** Answers by stable question key. A key that is absent was never answered; null was left blank on purpose. */
export type Answers = ReadonlyMap<string, AnswerValue>;
