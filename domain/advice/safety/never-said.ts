import { koreanText, type LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Facts } from '../understanding/facts.ts';
import { isDenied } from './denied.ts';
import { urged } from './urged.ts';

/** Of the person who asks what decides about what would hurt: in words of the questionnaire, nothing that they wrote. */
export type Situation = Pick<Facts, 'asker' | 'dismissal' | 'resignation' | 'stage' | 'contract'> & {
  /** The days that they told, which an answer may repeat. */
  readonly days: readonly LocalDate[];
};

export type Safety = {
  /** null: nothing is known of the person, and only what hurts everybody is left out. */
  readonly situation: Situation | null;
  readonly today: LocalDate;
  /** The last days of this person's ways to dispute. */
  readonly lastDays: readonly LocalDate[];
};

type Rule = {
  readonly id: string;
  /** The harmful thing itself, as it is urged, permitted or promised. Denied right behind it (`좋지 않아요`), it may be said. */
  readonly says: RegExp;
  /** Within these very words it makes the thing right: `강요로 쓴 사직서이므로 사직 의사를 철회합니다`. */
  readonly unless?: RegExp;
  readonly when?: (safety: Safety) => boolean;
};

const isOrdered = ({ situation }: Safety): boolean =>
  situation !== null &&
  (situation.dismissal === 'withdrawn' ||
    situation.dismissal === 'transferred' ||
    situation.dismissal === 'suspended' ||
    situation.dismissal === 'disciplined' ||
    situation.dismissal === 'to_come');

const soon = '\\s*(?:먼저\\s*|그냥\\s*|바로\\s*|일단\\s*|오늘\\s*|조금\\s*|살짝\\s*|비슷하게\\s*)?';
const resignation = `(?:사직서|사표|사직원|퇴직원)(?:를|을|부터|도|만)?${soon}`;
const signing = `(?:서명|싸인|사인|날인)(?:을|부터|도|만)?${soon}`;
const evidence = `(?:카톡|문자|대화|메시지|녹음|사진|계약서|통지서|사직서|날짜|서명|증거)(?:을|를)?${soon}`;

const falsified = [
  urged(
    '(?:소급|편집|수정|조작|위조|따라\\s?)하|흉내\\s?내',
    '(?:(?:소급|편집|수정|조작|위조|따라\\s?)해|흉내\\s?내)(?:서)?',
  ),
  ...[urged('고치', '고쳐(?:서)?'), urged('바꾸', '바꿔(?:서)?'), urged('지우', '지워(?:서)?')],
  ...[urged('자르', '잘라(?:서)?'), urged('앞당기', '앞당겨(?:서)?'), urged('그리', '그려(?:서)?')],
  `(?:소급해(?:서)?|거꾸로|거슬러)\\s*(?:${urged('적으|쓰', '적어|써')})`,
].join('|');

/**
 * What must never be said to somebody who acts on it tonight, checked on every sentence before it is shown, the advisor's and the model's.
 * A sentence that forbids the thing says it, too, and stays: but what is denied must be the thing itself, not something beside it.
 */
const rules: readonly Rule[] = [
  {
    id: 'resign',
    says: new RegExp(
      `${resignation}(?:${urged('쓰', '써')}|${urged('내|제출하|작성하', '내|제출해|작성해')})|(?<!권고\\s?)(?:퇴사|사직)(?:를|을|으로)?\\s*(?:${urged('하|처리하', '해|처리해')})`,
      'gu',
    ),
  },
  {
    id: 'sign',
    says: new RegExp(`${signing}(?:${urged('하', '해')})|도장을?${soon}(?:${urged('찍으?', '찍어')})`, 'gu'),
    when: ({ situation }) => situation?.asker !== 'employer',
  },
  {
    id: 'a resignation of its own will',
    says: /“[^”]*사직\s*의사를\s*(?:거|철회)[^”]*”/gu,
    unless: /강요|협박|강박|(?<!계)속|억지/u,
    when: ({ situation }) => situation?.resignation === 'forced',
  },
  {
    id: 'stay away from an order',
    says: /출근하지\s*(?:마|않으셔도|않아도)|안\s*나가(?:도|셔도)\s*(?:돼|됩|괜찮)|나가지\s*않(?:아도|으셔도)\s*(?:돼|됩|괜찮)/gu,
    when: isOrdered,
  },
  {
    id: 'a promise',
    says: /(?:반드시|무조건|틀림없이|확실히|100\s*%)\s*(?:이기|이겨|이길|승소|받을|받아|인정|복직)|승소(?:합니다|해요|하실)|이길\s*(?:수\s*있어요|거예요|겁니다)|승소할\s*(?:수\s*있어요|거예요|겁니다)|이깁니다|이겨요/gu,
  },
  { id: 'forging', says: new RegExp(`${evidence}(?:${falsified})`, 'gu') },
  {
    id: 'the public officials’ way',
    says: /소청심사를?\s*(?:청구|신청)(?:하세요|해야|할\s*수\s*있)/gu,
    when: ({ situation }) => situation !== null && situation.contract !== 'public_official',
  },
  {
    id: 'three months to somebody who has filed',
    says: /(?:3개월|석\s*달)\s*안에[^.]*신청(?:을|서를)?\s*(?:하세요|해야|내세요|내야)/gu,
    when: ({ situation }) =>
      situation !== null && /^(?:lost|review_lost)$/u.test(situation.stage) && situation.asker === 'employee',
  },
];

/** Which rule a sentence breaks; null where it may be read. */
export const neverSaid = (sentence: string, safety: Safety): string | null => {
  const plain = sentence.normalize('NFC').replace(/\[\[[^\]]*\]\]|\[\d{1,3}\]/gu, '');
  const broken = rules.find((rule) => (rule.when?.(safety) ?? true) && breaks(plain, rule));
  if (broken) return broken.id;
  return saysOver(plain, safety) ? 'a passed day that isn’t' : null;
};

const breaks = (sentence: string, { says, unless }: Rule): boolean =>
  [...sentence.matchAll(says)].some(
    ({ 0: act, index }) => unless?.test(act) !== true && !isDenied(act, sentence.slice(index + act.length)),
  );

const passed = /기한이\s*(?:이미\s*)?(?:지났|끝났)|기간이\s*(?:이미\s*)?지났|이미\s*늦었/gu;
/** `지났다면`, `지났는지`, `지났을 수`: nobody is told that it is. */
const isAsked = /^(?:으면|다면|는지|을지|을\s*수|을까|더라도|어도|던)/u;

/** A period is over only where its own last day lies behind. */
const saysOver = (sentence: string, { today, lastDays, situation }: Safety): boolean => {
  const isTold = [...sentence.matchAll(passed)].some(({ 0: said, index }) => {
    const after = sentence.slice(index + said.length);
    return !isAsked.test(after) && !isDenied(said, after);
  });
  if (!isTold || situation === null) return false;
  const over = lastDays.filter((day) => day < today);
  if (over.length === 0) return true;
  const named = lastDays.filter((day) => sentence.includes(koreanText(day)));
  return named.some((day) => day >= today);
};
