import type { Facts } from '../understanding/facts.ts';
import type { Ask } from './asks/ask.ts';

/** Lines that don't belong to these facts are left out: `facts.workers === null && '…'`. */
export type Lines = readonly (string | false | null)[];

/**
 * What an attorney answers to one kind of question, in one readable file. Everything in it is the firm's own summary and is shown
 * as such, with the laws of `law` as its sources. Sentences are 해요체, in plain words, each complete by itself, ending with a full stop.
 */
export type Topic = {
  /** `kakao-dismissal`: the name of its file. */
  readonly id: string;
  /** What it is about, in the words of a heading: it is shown as the name of the source. */
  readonly title: string;
  /** Whom it answers; what is written for workers never answers a company. */
  readonly askedBy: 'employee' | 'employer' | 'other' | 'anybody';
  /**
   * How well the facts fit. 0: not at all. 1: also of interest (deeds and law follow those of the main topic). 2: this is what was
   * asked. 3: a clock or a harm that comes before anything else. The highest gives the first sentence; of equals, the first listed.
   */
  readonly fits: (facts: Facts) => 0 | 1 | 2 | 3;
  /** Nothing of other topics is added: what is said here comes before everything else. */
  readonly alone?: boolean;
  /** Of money or evidence: who asks only that in a short question is answered it before what was told earlier. */
  readonly followsUp?: boolean;
  /** It answers any dismissal: it adds nothing beside a nearer topic, and answers last where no dismissal is told. */
  readonly general?: boolean;
  /** What it refuses is refused of the whole message, beside whatever answers it. */
  readonly refusesBeside?: boolean;
  /** Sections of the questionnaire whose tests and decisions belong to it: `detail-8`. */
  readonly sections?: readonly string[] | ((facts: Facts) => readonly string[]);
  /** The first sentence: it answers what was asked, by these facts. */
  readonly first: (facts: Facts) => string;
  /** Where the clock of the answer isn't the facts' own: a sentence with its day. null or absent: `facts.clock`. */
  readonly clock?: (facts: Facts) => string | null;
  /** No clock is told at all: care comes first, or the question is about no dismissal. */
  readonly noClock?: boolean;
  /** What is regretted first if it isn't done today comes first. At most four. */
  readonly today?: (facts: Facts) => Lines;
  /** This week. At most four. */
  readonly week?: (facts: Facts) => Lines;
  /** What the law says, and the traps in it. Each with its laws: `근로기준법 제27조`, `대법원 2015두48136`. At most five. */
  readonly law: (facts: Facts) => readonly (LawLine | false | null)[];
  /** What is asked for and isn't done here, kindly, with what can be done instead. */
  readonly refuses?: (facts: Facts) => Lines;
  /** What decides and isn't known yet, the most telling first; the first of them is asked. */
  readonly asks: (facts: Facts) => readonly (Ask | false | null)[];
};

export type LawLine = { readonly say: string; readonly law: string };
