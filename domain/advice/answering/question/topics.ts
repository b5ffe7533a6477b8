import { mayBeginBehind } from '../../understanding/words/words.ts';
import type { NamedGround } from './named-ground.ts';
import { topicsOfGrounds } from './topics-of-grounds.ts';
import { topicsOfPersons } from './topics-of-persons.ts';

const underFive: NamedGround = {
  id: 'under-five',
  section: 'detail-7',
  says: /5인(?:미만|이하)|5명(?:미만|이하)|오인미만/u,
  answers: { 'detail-7/under-five': 'yes' },
  tests: ['detail-7/forewarned-thirty-days'],
  asks: [
    'detail-7/five-on-most-days',
    'detail-7/run-as-one-business',
    'detail-7/dismissal-limited-by-agreement',
    'detail-7/forewarned-thirty-days',
  ],
  articles: ['근로기준법 제11조', '근로기준법 제26조'],
  search: '상시 근로자 수 5인 미만 하나의 사업',
};

const noticeAllowance: NamedGround = {
  id: 'notice-allowance',
  section: null,
  says: /해고예고|예고수당|당일해고|당일에해고|즉시해고/u,
  answers: {},
  tests: ['detail-7/forewarned-thirty-days'],
  asks: ['detail-7/forewarned-thirty-days'],
  articles: ['근로기준법 제26조'],
  search: '',
};

const unemploymentBenefit: NamedGround = {
  id: 'unemployment-benefit',
  section: null,
  says: /실업급여|구직급여|이직확인서|실업수당/u,
  answers: {},
  tests: [],
  asks: [],
  articles: ['고용보험법 제40조', '고용보험법 제58조'],
  search: '',
};

/** Nothing but the dismissal is told. */
const dismissal: NamedGround = {
  id: 'dismissal',
  section: 'detail-23',
  says: /해고|짤[렸리려라림]|짜[르른를]|잘[렸리림]|잘라|나오지말|오지말라|그만(?:나오|두|오)|나가[라래]|계약해지|해촉|쫓겨|내보[내냈]/u,
  answers: { 'intake/ground': 'none' },
  tests: [],
  asks: ['detail-23/reason-stated', 'detail-23/heard-beforehand'],
  ofSection: /정당한 이유/u,
  articles: ['근로기준법 제23조 제1항', '근로기준법 제27조'],
  search: '부당해고 해고 사유 서면통지',
};

/** In the order in which they decide: what is said of a person comes before the ground that the company gives. */
const specific: readonly NamedGround[] = [
  ...topicsOfPersons,
  underFive,
  ...topicsOfGrounds,
  noticeAllowance,
  unemploymentBenefit,
];

/** The topics of a text, the deciding ones first. Never more than a reader can follow. */
export const topicsIn = (text: string, workers: number | null): readonly NamedGround[] => {
  const flat = flatOf(text);
  const found = specific.filter(({ id, says, unless }) => {
    if (id === 'under-five' && workers !== null) return workers < 5;
    return isSaid(flat, says) && (unless === undefined || !isSaid(flat, unless));
  });
  const isOneOfResignations = found.some(({ id }) => id === 'resignation-pressed');
  const kept = found.filter(({ id }) => !(isOneOfResignations && id === 'resignation-signed'));
  return (kept.length > 0 ? kept : isSaid(flat, dismissal.says) ? [dismissal] : []).slice(0, MOST);
};

const MOST = 3;

/** So many syllables stand in one order by no chance. */
const LONG = 5;

/** The words of a text without the blanks between them, and for each character where its word begins and ends. */
type Flat = { readonly flat: string; readonly starts: readonly number[]; readonly ends: readonly number[] };

const flatOf = (text: string): Flat => {
  const words = text.normalize('NFC').toLowerCase().split(/\s+/u);
  const starts: number[] = [];
  const ends: number[] = [];
  for (const word of words) {
    const start = starts.length;
    for (let at = 0; at < word.length; at++) {
      starts.push(start);
      ends.push(start + word.length);
    }
  }
  return { flat: words.join(''), starts, ends };
};

/**
 * Whether a pattern without blanks is met, by whole words: what begins inside a word and runs into the next one is two halves
 * (`다음 주에` has no `음주`, `업무 단톡방` no `무단`).
 */
const isSaid = ({ flat, starts, ends }: Flat, says: RegExp): boolean => {
  const everywhere = new RegExp(says.source, says.flags.includes('g') ? says.flags : `${says.flags}g`);
  for (const { 0: found, index } of flat.matchAll(everywhere)) {
    const start = starts[index] ?? 0;
    const isWithin = index + found.length <= (ends[index] ?? 0);
    const begins = index === start || mayBeginBehind(flat.slice(start, index));
    // Two syllables are half of many words: they are a word only where one begins, and never across a blank.
    if (found.length <= 2 ? isWithin && begins : isWithin || begins || found.length >= LONG) return true;
  }
  return false;
};

/** The topic of a section that a check went through, where the question names none. */
export const topicOfSection = (section: string): NamedGround | undefined =>
  [...specific, dismissal].find((topic) => topic.section === section);

/** What was read by its name: `Facts.grounds`. */
export const groundsOf = (ids: readonly string[]): readonly NamedGround[] =>
  ids.flatMap((id) => [...specific, dismissal].find((ground) => ground.id === id) ?? []);
