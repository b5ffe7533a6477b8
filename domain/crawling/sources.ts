import type { CaseRecord } from '../cases/case-record.ts';

type CaseKind = CaseRecord['kind'];

/** Where decisions are collected from. Each has an adapter of this name. */
export const sourceNames = [
  'law-api-courts',
  'law-api-commissions',
  'commission-site',
  'precedent-repository',
] as const;
export type SourceName = (typeof sourceNames)[number];

export type SourceFacts = {
  readonly label: string;
  /** Its level: which kinds of case it has. */
  readonly kinds: readonly CaseKind[];
  /**
   * Whether the source publishes its decisions as a whole and is asked for all of them, so that a complete window is the
   * `population` of those days. Otherwise people at the source have picked them, or only what has a word in it is asked for: then
   * they are `curated`, however completely they are crawled.
   */
  readonly publishesAll: boolean;
  /** What the day of its items is. Commissions say only when they posted a decision, not when they made it. */
  readonly dayName: '선고일' | '등록일';
  /** Whether it can be asked for days; otherwise all is listed, and what is of other days is left. */
  readonly asksForDays: boolean;
  /** How many days are collected together. A source that is read as one stream, or whose lists say no days, has one window. */
  readonly windowDays: number;
  /** Without news for this many days, something is wrong. */
  readonly freshDays: number;
};

const everything = 100_000;

/** What is known of each source. */
export const sources: Readonly<Record<SourceName, SourceFacts>> = {
  // Courts hand over a choice of their decisions, and of those only what has the word 해고 in its text is asked for.
  'law-api-courts': {
    label: '국가법령정보 판례',
    kinds: ['case-high'],
    dayName: '선고일',
    asksForDays: true,
    ...{ publishesAll: false, windowDays: 31, freshDays: 14 },
  },
  'law-api-commissions': {
    label: '국가법령정보 노동위원회 결정문',
    kinds: ['case-low', 'case-high'],
    dayName: '등록일',
    asksForDays: false,
    ...{ publishesAll: true, windowDays: 31, freshDays: 60 },
  },
  // Its lists are 주요판정사례: examples that the commission chose.
  'commission-site': {
    label: '노동위원회 누리집',
    kinds: ['case-low', 'case-low-meeting', 'case-high'],
    dayName: '등록일',
    asksForDays: false,
    ...{ publishesAll: false, windowDays: everything, freshDays: 60 },
  },
  // A copy of the courts' choice.
  'precedent-repository': {
    label: '공개 판례 저장소',
    kinds: ['case-high'],
    dayName: '선고일',
    asksForDays: false,
    ...{ publishesAll: false, windowDays: everything, freshDays: 30 },
  },
};

/** The source of a kind where nobody chose one. */
export const usualSource: Readonly<Record<CaseKind, SourceName>> = {
  'case-low': 'law-api-commissions',
  'case-low-meeting': 'commission-site',
  'case-high': 'law-api-courts',
};

/** Whether a person has to look after a source in this state: it brings nothing new, or it answers badly. */
export const isAlarming = ({ state }: { readonly state: string }): boolean => state === 'stale' || state === 'resting';
