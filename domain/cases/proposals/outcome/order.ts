import type { Sentence } from '../text/sentences.ts';
import type { Party, Side } from './parties.ts';

/** The outcome of the plaintiff's claim by the order (주문); `sentence` is the sentence that contains it. */
export type OrderRead = {
  readonly plaintiff: 'wins' | 'loses' | 'partly' | 'inadmissible';
  readonly rule: string;
  /** The firm's short name of the result: 상고기각, 파기환송. */
  readonly words: string;
  readonly sentence: Sentence;
};

const appealed = '(?:상고|항소|재항고)';
const whole = '(?:\\s*(?:각|모두|전부))*\\s*';

const about = {
  dismissesAppeal: new RegExp(`${appealed}(?:를|을|는|은)?${whole}(?:기각|각하)`),
  dismissesSupreme: new RegExp(`상고(?:를|을|는|은)?${whole}(?:기각|각하)`),
  reverses: /원(?:심)?\s*(?:판결|결정)(?:들)?(?:을|은|의|\s*중|\s*가운데).{0,400}?파기/,
  reversesAll: /원(?:심)?\s*(?:판결|결정)(?:들)?(?:을|은)(?:\s*(?:각|모두|전부))*\s*파기/,
  /** Something is reversed, in words that no rule here recognises. */
  reversesSomething: /파기(?:하|한|환송)/,
  sendsBack: /(?:환송|이송)(?:한다|하기로)/,
  cancelsFirst: /제1심\s*(?:판결|결정)(?:을|은)(?:\s*(?:각|모두))*\s*취소/,
  cancelsPart: /제1심\s*(?:판결|결정)(?:\s*중|의).{0,400}?(?:취소|변경)/,
  changes: /제1심\s*(?:판결|결정)(?:을|은).{0,40}?변경/,
  dismissesClaim: /청구(?:를|을|는|은)?(?:\s*(?:각|모두|전부))*\s*(?:기각|배척)/,
  dismissesRest: /나머지\s*(?:주위적\s*|예비적\s*|각\s*)*(?:청구|소)/,
  turnsAway: /소(?:를|는|\s*중.{0,200}?부분을)(?:\s*(?:각|모두))*\s*각하/,
  turnsAwayPart: /소\s*중/,
  grants:
    /재심(?:판정|결정)(?:을|\s*중.{0,300}?부분을)(?:\s*(?:각|모두))*\s*취소|(?:처분|명령|발령|재결|(?<!심\s?)결정|해임|파면|면직|정직|감봉|견책)(?:을|를)(?:\s*(?:각|모두))*\s*취소|무효임을\s*확인|지위(?:에|가)\s*있음을\s*확인|존재함을\s*확인|지급하라|이행하라|의사(?:를\s*)?표시를?\s*하라|표시하라|복직시켜라/,
} as const;
type Act = keyof typeof about;

const isAbout = ({ words }: Sentence, act: Act): boolean => about[act].test(words);
const find = (order: readonly Sentence[], act: Act): Sentence | undefined => order.find((one) => isAbout(one, act));

/**
 * Reads the sentences of an order. null: the order names no result, or only results of parts, so that only the reasons show
 * who won.
 */
export const readOrder = (all: readonly Sentence[], parties: readonly Party[]): OrderRead | null => {
  const order = all
    .map(withoutCosts)
    .map(withoutSecondRoles)
    .filter(
      ({ words }) =>
        /[가-힣]/.test(words) && !/가집행|^\s*(?:이\s*)?(?:상고|항소)(?:가)?\s*기각(?:된)?\s*부분/.test(words),
    );
  const reversed = find(order, 'reverses');
  if (reversed) return afterReversal(order, reversed, all, parties);
  if (find(order, 'reversesSomething')) return null;
  const first = order.find((one) => isAbout(one, 'cancelsFirst') || isAbout(one, 'changes'));
  if (first) {
    const changed = isAbout(first, 'changes');
    return named(
      claim(order),
      changed ? 'first-instance-changed' : 'first-instance-cancelled',
      changed ? '제1심변경' : '제1심취소',
    );
  }
  const part = find(order, 'cancelsPart');
  if (part) return afterPart(order, part);
  const dismissed = appealDismissed(order, all, parties);
  return dismissed ? withNewClaims(dismissed, order) : named(claim(order), 'claim-decided', null);
};

/**
 * A claim that is new in the second instance is decided beside the appeal. If one of the two is lost and the other won, the
 * result is partial.
 */
const withNewClaims = (dismissed: OrderRead, order: readonly Sentence[]): OrderRead | null => {
  const own = claim(order.filter((one) => !isAbout(one, 'dismissesAppeal')));
  const lost = (one: OrderRead): boolean => one.plaintiff === 'loses' || one.plaintiff === 'inadmissible';
  if (!own || own.plaintiff === dismissed.plaintiff || (lost(own) && lost(dismissed))) return dismissed;
  return { ...dismissed, plaintiff: 'partly', words: `${dismissed.words}, ${own.words}` };
};

/** `피고(반소원고)`, `원고(선정당사자)`: only the role in the main suit counts. */
const withoutSecondRoles = (one: Sentence): Sentence => ({
  ...one,
  words: one.words.replace(/\(\s*(?:반소|재심|본소|독립당사자|선정|승계|부대|소송수계|수계|탈퇴)[^()]{0,20}\)/g, ''),
});

/** Phrases about the costs are removed, because they are often in the same sentence and decide nothing about the claim. */
const withoutCosts = (one: Sentence): Sentence => ({
  ...one,
  words: one.words.replace(/[,\s]*(?:상고|항소|재항고|소송|신청|심판)?\s*(?:총)?\s*비용.*$/, ''),
});

/** The claim itself: granted, dismissed, or granted in part. */
const claim = (order: readonly Sentence[]): OrderRead | null => {
  const granted = find(order, 'grants');
  const dismissed = find(order, 'dismissesClaim');
  const turnedAway = find(order, 'turnsAway');
  const sentence = granted ?? dismissed ?? turnedAway;
  if (!sentence) return null;
  const read = (plaintiff: OrderRead['plaintiff'], words: string): OrderRead => ({
    plaintiff,
    words,
    sentence,
    rule: '',
  });
  if (granted) return dismissed || turnedAway ? read('partly', '일부인용') : read('wins', '청구인용');
  if (dismissed) return read('loses', '청구기각');
  return turnedAway && isAbout(turnedAway, 'turnsAwayPart') ? null : read('inadmissible', '소각하');
};

const named = (read: OrderRead | null, rule: string, words: string | null): OrderRead | null =>
  read && { ...read, rule, words: words ? `${words}, ${read.words}` : read.words };

/**
 * 제1심판결 중 … 부분을 취소하고: if everything that the defendant had lost is reversed and no appeal remains, the plaintiff gets
 * nothing; if the rest of an appeal is dismissed, each side keeps something.
 */
const afterPart = (order: readonly Sentence[], part: Sentence): OrderRead | null => {
  const rest = order.some(({ words }) => /나머지\s*(?:항소|부대항소)/.test(words));
  if (rest)
    return { plaintiff: 'partly', rule: 'first-instance-cancelled-in-part', words: '제1심일부취소', sentence: part };
  const all = /제1심\s*판결\s*중\s*피고(?:들)?(?:의)?\s*패소\s*부분을\s*(?:모두\s*)?취소/.test(part.words);
  const dismissed = find(order, 'dismissesClaim');
  return all && dismissed && !find(order, 'grants')
    ? { plaintiff: 'loses', rule: 'first-instance-cancelled', words: '제1심취소, 청구기각', sentence: part }
    : null;
};

const afterReversal = (
  order: readonly Sentence[],
  reversed: Sentence,
  all: readonly Sentence[],
  parties: readonly Party[],
): OrderRead | null => {
  const sentBack = order.some((one) => isAbout(one, 'sendsBack'));
  const inPart = !isAbout(reversed, 'reversesAll');
  const lostBy = /원(?:심)?\s*(?:판결|결정)\s*중\s*(원고|피고)(?:들)?(?:의)?\s*패소\s*부분(?:을|은)/.exec(
    reversed.words,
  )?.[1];
  if (!sentBack) {
    // 파기자판: the Supreme Court decides itself. If it decides only a part, the result of the rest is unknown.
    const own = claim(order);
    if (own && (find(order, 'dismissesSupreme') || (inPart && lostBy === undefined))) return null;
    const decided = own ?? appealDismissed(order, all, parties);
    return decided && { ...decided, rule: 'reversed-and-decided', words: '파기자판' };
  }
  const read = (plaintiff: 'wins' | 'loses', words: string): OrderRead => ({
    plaintiff,
    rule: 'reversed-and-sent-back',
    words,
    sentence: reversed,
  });
  if (inPart) {
    // One party's whole loss is reversed, and nothing of the other party's own appeal remains.
    if (!lostBy || order.some(({ words }) => /나머지\s*상고/.test(words))) return null;
    const winner: Side = lostBy === '원고' ? 'plaintiff' : 'defendant';
    const dismissed = find(order, 'dismissesAppeal');
    const theirs = dismissed ? appellants(dismissed.words, []) : appellantsOf(parties);
    if (dismissed ? theirs.has(winner) : theirs.size !== 1) return null;
    return read(winner === 'plaintiff' ? 'wins' : 'loses', '일부파기환송');
  }
  if (find(order, 'dismissesAppeal')) return null;
  const sides = appellantsOf(parties);
  const [side] = sides;
  return side && sides.size === 1 ? read(side === 'plaintiff' ? 'wins' : 'loses', '파기환송') : null;
};

/** The appeal is dismissed: the lower court's decision stands, and the party that appealed has lost. */
const appealDismissed = (
  order: readonly Sentence[],
  all: readonly Sentence[],
  parties: readonly Party[],
): OrderRead | null => {
  const dismissals = order.filter((one) => isAbout(one, 'dismissesAppeal'));
  const [sentence] = dismissals;
  if (!sentence) return null;
  const sides = new Set(dismissals.flatMap(({ words }) => [...appellants(words, parties)]));
  if (sides.size === 0) for (const side of whoPays(all)) sides.add(side);
  const [side] = sides;
  // Both parties appealed because each had lost a part: the order doesn't show which.
  if (!side || sides.size > 1) return null;
  const words = /상고/.test(sentence.words) ? '상고기각' : /항소/.test(sentence.words) ? '항소기각' : '재항고기각';
  return { plaintiff: side === 'plaintiff' ? 'loses' : 'wins', rule: 'appeal-dismissed', words, sentence };
};

const sidesIn = (words: string): ReadonlySet<Side> => {
  const sides = new Set<Side>();
  if (/원고|(?<!피)신청인|채권자/.test(words)) sides.add('plaintiff');
  if (/피고|피신청인|채무자|참가인/.test(words.replace(/원고\s*(?:승계|보조)*\s*참가인/g, ''))) sides.add('defendant');
  return sides;
};

/**
 * The parties whose appeals the sentence names (`원고의 항소와 피고의 부대항소를 모두`: both); if it names none, the party that the head
 * calls 상고인.
 */
const appellants = (words: string, parties: readonly Party[]): ReadonlySet<Side> => {
  const whose = new RegExp(`^(.*)의\\s*(?:이 사건\\s*)?(?:나머지\\s*)?(?:각\\s*)?(?:부대\\s*)?${appealed}`).exec(
    words,
  )?.[1];
  const sides = sidesIn(whose ?? '');
  return sides.size > 0 ? sides : appellantsOf(parties);
};

const appellantsOf = (parties: readonly Party[]): ReadonlySet<Side> =>
  new Set(parties.filter(({ appeals }) => appeals).map(({ side }) => side));

/**
 * The party whose appeal was dismissed pays the costs: if the head is missing, the costs show who appealed. The costs of
 * interveners don't count.
 */
const whoPays = (all: readonly Sentence[]): ReadonlySet<Side> => {
  const costs = all.find(({ words }) => /(?:상고|항소|소송)\s*(?:총)?비용/.test(words));
  const payers = (costs?.words ?? '').replace(/(?:피고\s*)?보조참가(?:인이|인의|인|로)?/g, '');
  const sides = sidesIn(payers);
  return sides.size === 1 ? sides : new Set();
};
