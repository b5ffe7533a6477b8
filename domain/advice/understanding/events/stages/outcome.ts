import type { Facts } from '../../facts.ts';

/** How a decision ended for the one who asks. */
export type Outcome = 'won' | 'lost';

const workers = '직원|근로자|노동자|알바생?|신청인|해고자|걔';
const companies = '회사|사장|사측|사용자|사업주|대표|피신청인|원장|점장';

/** `직원이 이겼대요` of a company, `회사가 졌대요` of a worker: the other side's outcome. */
const ofOthers = (others: string): RegExp =>
  new RegExp(
    `(?<![가-힣])(?:${others}|상대(?:방|편)?)(?:님)?(?:이|가|은|는|도|쪽이|쪽은|측이|측은)?\\s*(?:(?:지노위|중노위|노동위(?:원회)?)에서(?:도|는)?\\s*)?(?:결국\\s*|또\\s*|다\\s*)?(?:(?<won>이겼|승소)|(?<lost>졌|패소))`,
    'gu',
  );
const ofWorkers = ofOthers(workers);
const ofCompanies = ofOthers(companies);

/** `회사가 기각당했다고`: of the other side, which may as well tell how the asker's application ended. It says nothing by itself. */
const rejectedOthers = new RegExp(
  `(?<![가-힣])(?:${workers}|${companies}|상대(?:방|편)?)(?:님)?(?:이|가|은|는|도|에서|쪽에서|측에서)?\\s*(?:기각|각하)\\s?당[가-힣]*`,
  'gu',
);

const wins = /(?<!못\s?)이겼|승소/u;
const loses =
  /(?<![가-힣])떨어[졌진짐]|받아들이지\s?않|받아주지\s?않|(?<![가-힣])졌|(?:우리|저희|제|내)(?:가|는|도)졌|이기지\s*못|못\s?이겼|패소/u;

/** For the worker: the dismissal was held to be unfair. */
const upheld =
  /부당\s?해고(?:로|라고|라는|임이|임을|가|를)?\s*(?:판정|판단|결정|인정)|부당\s?해고(?:라네|래)|부당\s?해고라고\s?(?:했|하|나)|구제\s?명령|(?<!(?:회사|사장|대표)(?:님)?(?:에서|가|이|의)?\s?)복직\s?(?:명령|판정)|(?<![가-힣])(?:전부|일부)?\s?인용|인정\s?(?:됐|되었|됬|됨|돼|받았|받은|받음|했|판정|결정|이?(?:래|라네)|이에요|이\s?나|나[왔옴온])/u;
/** It wasn't: said with the same words, and taken away before those are looked for. */
const notUpheld =
  /인정(?:이|을|은|도)?\s*(?:안|못)\s?(?:됐|되|돼|받|했|해)[가-힣]*|인정(?:되|받|하)지(?:는|도)?\s*(?:않|못)[가-힣]*|정당(?:한)?\s?해고(?:로|라고|라는)\s*(?:인정|판정|판단|결정)?[가-힣]*|부당\s?해고(?:가|는)?\s*아니라(?:고|는)\s*(?:인정|판정|판단|결정)?[가-힣]*/gu;
const rejected = /(?<![가-힣])(?:기각|각하)/u;

/** `일부만 인정`: both sides have lost something. */
const inPart = /일부(?:만|는|라도)?\s?(?:인정|인용|승소|받아들|이겼)/u;

type Signals = Readonly<Record<Outcome, boolean>>;

const signalsIn = (text: string, isCompany: boolean): Signals => {
  if (inPart.test(text)) return { won: true, lost: true };
  const others = isCompany ? ofWorkers : ofCompanies;
  const theirs = [...text.matchAll(others)];
  const own = text.replace(others, ' ').replace(rejectedOthers, ' ');
  const plain = own.replace(notUpheld, ' ');
  const isUpheld = upheld.test(plain);
  const isRejected = rejected.test(own) || plain !== own;
  return {
    won: wins.test(own) || theirs.some(({ groups }) => groups?.lost) || (isCompany ? isRejected : isUpheld),
    lost: loses.test(own) || theirs.some(({ groups }) => groups?.won) || (isCompany ? isUpheld : isRejected),
  };
};

const outcomeOf = ({ won, lost }: Signals): Outcome => (won && !lost ? 'won' : 'lost');

/** Where it is in doubt, or ended in part, it is lost: then days run, and who is told of them in vain loses nothing. */
export const outcomeIn = (text: string, asker: Facts['asker']): Outcome =>
  outcomeOf(signalsIn(text, asker === 'employer'));

/** Where the second instance is named. */
export const central =
  /중노위|중앙노동위원회|재심\s?판정|초심\s?유지|재심(?:\s?신청)?(?:에서)?(?:도|은|이|을|마저|까지)?\s*(?:기각|각하|졌|이겼|인용|패소|승소)/u;

/** Whose application to the second instance was rejected: `회사가 낸 재심이 기각됐어요`. */
const rejectedReview =
  /(?<who>회사|사장|사측|사용자|직원|근로자|저희|우리|제|내)(?:님)?(?:가|이|측이|쪽이)?\s*(?:낸|신청한|한|냈던)?\s*재심(?:\s?신청)?[^.!?\n]{0,14}?(?:기각|각하)/u;

/**
 * At the second instance what is said behind its name counts (`지노위에서 졌는데 중노위에서 이겼어요`). A rejection there leaves the
 * first decision as it was: it is lost for the side that had applied.
 */
export const reviewOutcomeIn = (text: string, asker: Facts['asker']): Outcome => {
  const isCompany = asker === 'employer';
  const who = rejectedReview.exec(text)?.groups?.who;
  if (who !== undefined) return (isCompany ? /직원|근로자/u : /회사|사장|사측|사용자/u).test(who) ? 'won' : 'lost';
  const at = Math.max(0, text.search(central));
  const before = signalsIn(text.slice(0, at), isCompany);
  const behind = text.slice(at);
  const wasWon = before.won && !before.lost;
  const wasLost = before.lost && !before.won;
  if (/뒤집/u.test(behind)) return wasLost ? 'won' : 'lost';
  if (rejected.test(behind) && !wins.test(behind) && !loses.test(behind)) return wasWon ? 'won' : 'lost';
  const now = signalsIn(behind, isCompany);
  return outcomeOf(now.won || now.lost ? now : before);
};
