import { koreanText, type LocalDate } from '../../kernel/korean-date.ts';
import type { Facts } from '../understanding/facts.ts';

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
  readonly says: RegExp;
  /** What the sentence must not have for the rule to hold: `쓰지 마세요` forbids it itself. */
  readonly unless?: RegExp;
  readonly when?: (safety: Safety) => boolean;
};

const isOrdered = ({ situation }: Safety): boolean =>
  situation !== null &&
  (situation.dismissal === 'withdrawn' ||
    situation.dismissal === 'transferred' ||
    situation.dismissal === 'suspended' ||
    situation.dismissal === 'to_come');

const isDenied =
  /마세요|말고|않아요|않습니다|않으면|아니에요|아니라|안\s?(?:돼|됩|되)|못해요|없어요|수\s?없|위험|어려|불리|주의|피하/u;

/**
 * What must never be said to somebody who acts on it tonight, checked on every sentence before it is shown, the advisor's and the model's.
 * A sentence that forbids the thing says it, too, and stays.
 */
const rules: readonly Rule[] = [
  {
    id: 'resign',
    says: /사직서(?:를|부터)?\s*(?:쓰|내|제출하|작성하)(?:세요|시면\s*(?:돼|됩)|는\s*(?:것이|게|편이)\s*(?:좋|낫|유리))|자진\s?(?:퇴사|사직)\s*(?:하세요|으로\s*처리하)/u,
    unless: isDenied,
  },
  {
    id: 'sign',
    says: /(?:서명|싸인|사인|날인)(?:을|부터)?\s*(?:하세요|하셔도|해도\s*(?:돼|됩|괜찮)|하는\s*(?:것이|게|편이)\s*(?:좋|낫|유리))/u,
    unless: isDenied,
    when: ({ situation }) => situation?.asker !== 'employer',
  },
  {
    id: 'a resignation of its own will',
    says: /“[^”]*사직\s*의사를\s*(?:거|철회)[^”]*”/u,
    unless: /강요|협박|속|억지/u,
    when: ({ situation }) => situation?.resignation === 'forced',
  },
  {
    id: 'stay away from an order',
    says: /출근하지\s*(?:마|않으셔도|않아도)|안\s*나가(?:도|셔도)\s*(?:돼|됩|괜찮)|나가지\s*않아도\s*(?:돼|됩|괜찮)/u,
    when: isOrdered,
  },
  {
    id: 'a promise',
    says: /(?:반드시|무조건|틀림없이|확실히|100\s*%)\s*(?:이기|이겨|이길|승소|받을|받아|인정|복직)|승소(?:합니다|해요|하실)|이길\s*수\s*있어요|이깁니다|이겨요/u,
    unless: /약속할\s*수\s*없|보장할\s*수\s*없|단정할\s*수\s*없|아니에요/u,
  },
  {
    id: 'forging',
    says: /(?:날짜를\s*(?:소급|앞당겨|거꾸로)|서명을\s*(?:비슷하게|따라|흉내)|카톡을\s*(?:고치|편집|수정)|녹음을\s*(?:편집|자르))[^.]*(?:세요|면\s*(?:돼|됩)|드릴게요)/u,
    unless: isDenied,
  },
  {
    id: 'the public officials’ way',
    says: /소청심사를?\s*(?:청구|신청)(?:하세요|해야|할\s*수\s*있)/u,
    when: ({ situation }) => situation !== null && situation.contract !== 'public_official',
  },
  {
    id: 'three months to somebody who has filed',
    says: /(?:3개월|석\s*달)\s*안에[^.]*신청(?:을|서를)?\s*(?:하세요|해야|내세요|내야)/u,
    when: ({ situation }) =>
      situation !== null && /^(?:lost|review_lost)$/u.test(situation.stage) && situation.asker === 'employee',
  },
];

const passed = /기한이\s*(?:이미\s*)?지났|이미\s*늦었|기한이\s*끝났|기간이\s*(?:이미\s*)?지났/u;
const denied = /지나지\s*않|않았|아니|면|지났는지|지났을/u;

/** Which rule a sentence breaks; null where it may be read. */
export const neverSaid = (sentence: string, safety: Safety): string | null => {
  const plain = sentence.normalize('NFC').replace(/\[\[[^\]]*\]\]|\[\d{1,3}\]/gu, '');
  const broken = rules.find(
    ({ says, unless, when }) => says.test(plain) && unless?.test(plain) !== true && (when?.(safety) ?? true),
  );
  if (broken) return broken.id;
  return saysOver(plain, safety) ? 'a passed day that isn’t' : null;
};

/** A period is over only where its own last day lies behind. */
const saysOver = (sentence: string, { today, lastDays, situation }: Safety): boolean => {
  if (!passed.test(sentence) || denied.test(sentence) || situation === null) return false;
  const over = lastDays.filter((day) => day < today);
  if (over.length === 0) return true;
  const named = lastDays.filter((day) => sentence.includes(koreanText(day)));
  return named.some((day) => day >= today);
};
