import type { CaseOutcome } from '../../../cases/case-counts.ts';
import { fold } from '../../../search/folding.ts';

/**
 * What a text says was held: whether something was unfair, void, unlawful, recognised, allowed. Each is a matter with a side, `+` or
 * `-`, negations counted (`부당하다고 볼 수 없다` is the contrary of `부당하다`). Arguments of a party and questions state nothing.
 */
export type Held = ReadonlyMap<string, ReadonlySet<Side>>;
type Side = '+' | '-';

type Matter = {
  readonly name: string;
  readonly said: RegExp;
  readonly side: Side;
  /** Which side the worker wins with, where the outcome of the dispute decides about it. */
  readonly worker?: Side;
  /** A source that is silent about it doesn't speak against it. */
  readonly mayStayOpen?: true;
};

/** Ends of a predicate that states: `부당하다`, `부당해요`, `부당하므로`, `부당하다고 보았다`. */
const states = '(?=하(?!게)|한\\s*(?:것|처분|해고|징계|조치)|해(?![고당])|했|함|합|타)';
const dismissal =
  '(?:해고|징계|정직|전직|전보|감봉|인사|대기발령|노동행위|전보명령|처분|징계해고|직권면직|계약\\s*종료|갱신\\s*거절)';
const isOne =
  '(?=\\s*(?:이?다(?![가-힣])|이?다고|이?라고|이에요|예요|입니다|임|였|이었|로\\s*(?:보|본|봤|볼|인정|판단|판정)|에\\s*(?:해당|속)|이?라는|가\\s*(?:아니|아닌|성립|인정)|이\\s*(?:아니|아닌)|는\\s*아니|은\\s*아니|라\\s*(?:보|본|봤|볼|판단)))';

const matters: readonly Matter[] = [
  { name: 'fair', said: new RegExp(`부당${states}`, 'gu'), side: '-', worker: '-' },
  { name: 'fair', said: new RegExp(`부당한?\\s*${dismissal}${isOne}`, 'gu'), side: '-', worker: '-' },
  { name: 'fair', said: new RegExp(`정당${states}`, 'gu'), side: '+', worker: '-' },
  { name: 'fair', said: new RegExp(`정당한?\\s*${dismissal}${isOne}`, 'gu'), side: '+', worker: '-' },
  {
    name: 'fair',
    said: /정당한\s*(?:이유|사유)(?:가|이|는|도)?\s*(?=있|인정|존재|없(?!이))/gu,
    side: '+',
    worker: '-',
  },
  { name: 'fair', said: /정당성(?:을|이|은|도)?\s*(?=있|인정|갖|없|잃)/gu, side: '+', worker: '-' },
  {
    name: 'fair',
    said: /(?:해고|징계|파면|해임|정직|면직|처분|양정)[가-힣]{0,3}\s*(?:[가-힣]{1,4}\s*)?(?=지나치|지나친|과하|과도하|가혹하|무겁)/gu,
    side: '-',
    worker: '-',
  },
  {
    name: 'fair',
    said: /재량권(?:을|의)?\s*(?:범위를\s*)?(?:일탈[·\s]*(?:하거나)?\s*)?(?:남용|일탈|벗어)(?!\s*여부)/gu,
    side: '-',
    worker: '-',
  },
  {
    name: 'fair',
    said: /(?:적정|적절|타당|온당)(?=하(?!게)|한\s*(?:것|해고|징계|처분)|해|했|함|합)/gu,
    side: '+',
    worker: '-',
  },
  { name: 'enough', said: /(?:충분|족)(?=하다|하고|하며|하므로|한\s*것|해요|했|합)/gu, side: '+' },
  { name: 'enough', said: /(?:부족|미흡|불충분)(?=하|한\s*것|해|했|합)/gu, side: '-' },
  {
    name: 'reasonable',
    said: /합리(?:적|성)(?=이(?:다|라|고|며|에|므|었)|이\s*(?:있|없|인정)|인\s*것|입|예|을\s*(?:갖|잃))/gu,
    side: '+',
  },
  {
    name: 'allowed',
    said: /[해어아여]도\s*(?=되|돼|된|됩|괜찮)|허용(?=되|된|돼|됩|해|한|하)|(?<!볼|단정할|인정할|평가할|고\s할)\s수\s*(?:는|도|가)?\s*있(?!는지)/gu,
    side: '+',
    mayStayOpen: true,
  },
  {
    name: 'allowed',
    said: /금지(?=되|된|돼|됩|해|한|하)|(?<!볼|단정할|인정할|평가할|고\s할)\s수\s*(?:는|도|가)?\s*없|안\s*(?:되|돼|된|됩)/gu,
    side: '-',
    mayStayOpen: true,
  },
  { name: 'dismissal', said: new RegExp(`(?<![가-힣])해고${isOne}`, 'gu'), side: '+' },
  { name: 'valid', said: /무효(?=이|다|라|로|가|예|였|임|입|\s*(?:라|로|이|가)|[,.\s])/gu, side: '-', worker: '-' },
  {
    name: 'valid',
    said: /유효(?=하|한\s*(?:것|해고)|해|했|함|합|예|이(?:다|고|며|라)|가\s*(?:되|돼|된|될))/gu,
    side: '+',
    worker: '-',
  },
  { name: 'valid', said: /효력(?:이|은|을|도)?\s*(?=있|없|인정|발생|생기|생긴|잃|상실)/gu, side: '+', worker: '-' },
  { name: 'lawful', said: /위법(?=하|한\s*(?:것|해고|처분)|해|했|함|합|이\s*(?:있|없))/gu, side: '-', worker: '-' },
  { name: 'lawful', said: /(?:적법|합법)(?=하|한\s*(?:것|해고|처분)|해|했|함|합)/gu, side: '+', worker: '-' },
  { name: 'due', said: /해당(?=하(?!는지)|한|해|했|됨|됩|된|함|합)/gu, side: '+' },
  { name: 'recognised', said: /인정(?=하|한다|했|해|함|합|되|된|됐|됨|됩|받|할|될)/gu, side: '+' },
  { name: 'recognised', said: /부정(?=하|한다|했|해|함|합|되|된|됐|됨|됩|당)/gu, side: '-' },
  { name: 'established', said: /성립(?=하|한다|했|해|함|합|되|된|됐)/gu, side: '+' },
  {
    name: 'employee',
    said: /근로자(?:로|라고|에|성이|성을)?\s*(?=보|본|봤|볼|이다|다\.|예요|이에요|입니다|아니|가 아니|인정|해당|있|없)/gu,
    side: '+',
  },
  {
    name: 'expectation',
    said: /기대권(?:이|을|은|도)?\s*(?=있|없|인정|가지|갖|생)/gu,
    side: '+',
  },
  { name: 'duty', said: /의무(?:가|를|는|도)?\s*(?=있|없|지(?:운|고)|진다|져요|부담)/gu, side: '+' },
  { name: 'liable', said: /(?:배상\s*)?책임(?:이|을|은|도)?\s*(?=있|없|진다|져|져야|지(?:운|고)|인정)/gu, side: '+' },
  { name: 'grounds', said: /(?:징계|해고|해지|취소)\s*사유(?:가|는|도)?\s*(?=있|없|인정|된|되)/gu, side: '+' },
  { name: 'granted', said: /신청(?:을|은|이)?\s*(?:모두\s*|전부\s*)?(?=인용|받아들)/gu, side: '+', worker: '+' },
  { name: 'granted', said: /구제\s*신청(?:을|은|이)?\s*(?:모두\s*|전부\s*)?(?:기각)/gu, side: '-', worker: '+' },
  { name: 'rejected', said: /신청(?:을|은|이)?\s*(?:모두\s*|전부\s*)?각하/gu, side: '+' },
  { name: 'claim', said: /청구(?:를|는|가)?\s*(?:모두\s*|전부\s*)?(?=인용|받아들)/gu, side: '+' },
  { name: 'claim', said: /청구(?:를|는|가)?\s*(?:모두\s*|전부\s*)?기각/gu, side: '-' },
  { name: 'appeal', said: /(?:상고|항소)(?:를|는|가)?\s*(?:모두\s*)?(?=인용|받아들)/gu, side: '+' },
  { name: 'appeal', said: /(?:상고|항소)(?:를|는|가)?\s*(?:모두\s*)?기각/gu, side: '-' },
  {
    name: 'plaintiff',
    said: /원고(?:들)?(?:가|는|이|의)?\s*(?:일부\s*)?(?=승소|이겼|이긴|승(?![가-힣]))/gu,
    side: '+',
  },
  {
    name: 'plaintiff',
    said: /원고(?:들)?(?:가|는|이|의)?\s*(?=패소|졌|패(?![가-힣]))/gu,
    side: '-',
  },
  {
    name: 'worker',
    said: /(?:근로자|노동자|직원)(?:들)?의?\s*(?:쪽|측)?의?\s*(?:주장|신청|청구)(?:이|을|은|도|를|가)?\s*(?:모두\s*|전부\s*|일부만?\s*|대체로\s*)?(?=받아|인정|인용)/gu,
    side: '+',
    worker: '+',
  },
  {
    name: 'worker',
    said: /(?:회사|사용자|사업주)(?:들)?의?\s*(?:쪽|측)?의?\s*(?:주장|신청|청구)(?:이|을|은|도|를|가)?\s*(?:모두\s*|전부\s*|일부만?\s*|대체로\s*)?(?=받아|인정|인용)/gu,
    side: '-',
    worker: '+',
  },
  {
    name: 'worker',
    said: /(?:근로자|노동자|직원)(?:가|는|이|의|\s*쪽이|\s*측이)?\s*(?=이겼|이긴|승소|승리|이김|손을\s*들|승(?![가-힣]))/gu,
    side: '+',
    worker: '+',
  },
  {
    name: 'worker',
    said: /(?:근로자|노동자|직원)(?:가|는|이|의|\s*쪽이|\s*측이)?\s*(?=졌|진\s|패소|패배|짐\s|패(?![가-힣]))/gu,
    side: '-',
    worker: '+',
  },
  {
    name: 'worker',
    said: /(?:회사|사용자|사업주)(?:가|는|이|의|\s*쪽이|\s*측이)?\s*(?=이겼|이긴|승소|승리|이김|손을\s*들|승(?![가-힣]))/gu,
    side: '-',
    worker: '+',
  },
  {
    name: 'worker',
    said: /(?:회사|사용자|사업주)(?:가|는|이|의|\s*쪽이|\s*측이)?\s*(?=졌|진\s|패소|패배|짐\s|패(?![가-힣]))/gu,
    side: '+',
    worker: '+',
  },
];

/** What denies the predicate before it. */
const denials =
  /지\s*(?:는|도|를)?\s*(?:않|아니|못)|수\s*(?:는|도|가)?\s*없|(?<!뿐만\s?)(?:가|이|은|는|라고|라|도)?\s*아니(?=다|라|에요|예요|었|한|할|하|므로|고|며|어|지|\s|$)|아닌\s|아닙|아녜|(?<!틀림|의심|상관|관계|이유|수\s*)없(?!이)|잃|상실|부정(?=하|되|했|된|한)|어렵|곤란|못\s*(?:하|한|했|합|해)/gu;
/** Behind such words the predicate is a question, a condition or an argument. */
const asks =
  /^[가-힣]{0,3}?(?:는지|은지|한지|인지|된지|될지|할지|었는지|았는지|지\s*여부|하려면|되려면|려면|기\s*위|한가|는가|인가|한지|할\s*때|될\s*때|하면|되면|라면|으면|려고)|^[가-힣\s]{0,6}여부|^[가-힣]{0,2}[어아여해]야|^[가-힣]{0,4}다는\s*점|^[가-힣\s]{0,14}(?:주장|다투|다퉈|다툴|다툰|항변)/u;
const nextClause =
  /[,;:\n]|(?<![다라냐자])(?:고|며)\s|지만\s|으나\s|(?:하|되|이|았|었|였)나\s|므로\s|(?:아|어|여|해)서\s|는데\s|[.]\s/u;

export const heldIn = (text: string): Held => {
  const folded = fold(text).text;
  const held = new Map<string, Set<Side>>();
  for (const { name, said, side } of matters)
    for (const { 0: words, index } of folded.matchAll(said)) {
      const behind = folded.slice(index + words.length, index + words.length + 60);
      if (asks.test(behind)) continue;
      const overturned =
        /^[가-힣\s]{0,16}?(?:고|로)\s*(?:한|본|판단한|판정한)\s*(?:원심|초심|재심|판정|판결)(.{0,12})/u.exec(behind);
      if (overturned && !/파기|취소/u.test(overturned[1] ?? '')) continue;
      const clause = behind.split(nextClause, 1)[0]?.slice(0, 36) ?? '';
      const denied = ([...clause.matchAll(denials)].length + (overturned ? 1 : 0)) % 2 === 1;
      const sides = held.get(name) ?? new Set();
      sides.add(denied ? other(side) : side);
      held.set(name, sides);
    }
  return held;
};

const other = (side: Side): Side => (side === '+' ? '-' : '+');

export type HeldEvidence = {
  /** The most telling first: the quoted sentences, the point, … */
  readonly texts: readonly string[];
  readonly outcomes: readonly CaseOutcome[];
};

/**
 * Whether the claim says what the record says. A matter is decided by the first text that has one side of it only, else by the
 * outcome where the outcome decides about it; what nothing decides isn't agreed.
 */
export const agrees = (claim: string, evidence: HeldEvidence): boolean =>
  everyMatter(claim, evidence, ({ mayStayOpen = false }, known) => mayStayOpen && !known);

/** Whether the claim says the contrary of the record; what nothing decides isn't contrary. */
export const contradicts = (claim: string, evidence: HeldEvidence): boolean =>
  !everyMatter(claim, evidence, () => true);

/** `일부만 받아들여졌어요` is said of a dispute that ended so. */
const inPart = /일부(?:만|를|는)?\s*(?:받아|인정|인용|이겼|이긴|승소)/u;

const everyMatter = (
  claim: string,
  { texts, outcomes }: HeldEvidence,
  whereOpen: (matter: Partial<Matter>, isKnown: boolean) => boolean,
): boolean => {
  if (
    inPart.test(claim) &&
    outcomes.length > 0 &&
    !outcomes.includes('partial') &&
    !texts.some((text) => inPart.test(text))
  )
    return false;
  const endedInPart = outcomes.length > 0 && outcomes.every((outcome) => outcome === 'partial');
  const known = texts.map(heldIn);
  return [...heldIn(claim)].every(([name, sides]) => {
    const [side, second] = sides;
    const matter: Partial<Matter> = matters.find((each) => each.name === name) ?? {};
    const isKnown = known.some((held) => held.has(name));
    // Partial is what the worker was granted a part of: neither won, and nothing was granted to the company.
    if (name === 'worker' && endedInPart) return side === '+' && second === undefined && inPart.test(claim);
    if (side === undefined || second !== undefined) {
      return known.some((held) => held.get(name)?.size === 2) || whereOpen({}, true);
    }
    const decided = known.find((held) => held.get(name)?.size === 1)?.get(name);
    if (decided) return decided.has(side);
    const { worker } = matter;
    if (worker === undefined || outcomes.length === 0) return whereOpen(matter, isKnown);
    return outcomes.some((outcome) => outcomeSides(outcome, worker).includes(side));
  });
};

const outcomeSides = (outcome: CaseOutcome, worker: Side): readonly Side[] => {
  if (outcome === 'worker_win') return [worker];
  if (outcome === 'employer_win') return [other(worker)];
  return outcome === 'partial' ? [worker, other(worker)] : [];
};
