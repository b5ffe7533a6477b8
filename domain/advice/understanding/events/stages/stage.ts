import type { Facts, Stage } from '../../facts.ts';
import { central, outcomeIn, reviewOutcomeIn } from './outcome.ts';

const commission = '(?:지노위|중노위|노동위(?:원회)?)';

/** A decision was made; `생각하`, `없어졌` are none, and neither is one that is still awaited. */
const decisions: readonly RegExp[] = [
  /판정(?:서|문)(?!(?:은|는|이|가)?\s*(?:언제|아직|안\s?(?:왔|나)|못\s?받))|결정서|(?<![가-힣])(?:기각|각하)(?!\s?(?:되나|될|되면|되는|되지|돼요\?|당하|하나|시키|할))|초심\s?유지/u,
  new RegExp(`${commission}[^.!?]{0,14}(?<![가-힣])(?:졌|이겼|우리가\\s*졌|패소|승소|떨어[졌진짐])`, 'u'),
  new RegExp(
    `${commission}[^.!?]{0,24}(?:인정\\s?(?:됐|되었|됬|됨|받았|했|판정|결정|이?(?:래|라네)|이에요|이?\\s?나[왔옴온])|인용\\s?(?:됐|되었|됨|판정|결정)|인정(?:되|받)지\\s*(?:않았|못했)|인정\\s*안\\s?(?:됐|해))`,
    'u',
  ),
  // But not `노동위에 신청했더니 회사에서 복직명령이 왔어요`.
  new RegExp(`${commission}(?:(?!회사|사장|신청)[^.!?]){0,14}복직\\s?(?:명령|판정)`, 'u'),
  new RegExp(
    `(?:${commission}|초심)에서(?:는|도)?\\s[^.!?]{0,10}(?:부당\\s?해고(?:라고|라네|래)|(?<![가-힣])(?:졌|이겼))`,
    'u',
  ),
  /(?<!못\s?)이겼[^.!?]{0,30}(?:복직|이행|임금\s?상당|재심|행정\s?소송|항소)/u,
  /구제\s?명령(?:이|을|도|까지)?\s*(?:판정)?\s*(?:나[왔옴온]|받[았음]|내려[졌왔온]|떨어[졌진])/u,
  /부당\s?해고(?:로|라고|가|는|를)?\s*(?:인정|판정|판단)(?:\s?판정)?(?:이|을)?\s?(?:됐|되었|됬|됨|받았|받음|났|나[왔옴온])|구제\s?신청(?:이|은)?\s*(?:전부\s?|일부\s?)?인용|(?:구제\s?신청|노동위(?:원회)?|심문)[^.!?]{0,15}(?:이겼|(?<![가-힣])졌)/u,
];

/** A company that asks what follows where it doesn't obey has an order. */
const orderOfCompany =
  /구제\s?명령(?!\s*(?:이|을)?\s*(?:나오면|나올|받으면|신청))|이행\s?강제금[^.!?]{0,12}(?:나왔|부과|내라|고지|통지)/u;

/** `중노위는 언제까지 내요`: where it will go hasn't decided anything. */
const whereItWillGo =
  /(?:중노위|중앙노동위원회)(?:는|에|로|에는|까지|엔|의|에다)?\s*(?:재심(?:\s?신청서?)?(?:을|를|은|는|도|이|까지)?\s*)?(?:(?:보통|그럼|이제|다시|또)\s*)?(?:신청|언제|어떻게|어케|며칠|얼마나|기한|기간|절차|가[는야요려]|갈|내[는야요려면]|낼|냈|낸|넣|올|하려|하고\s?싶|할|해야|해\s?[보볼봐]|준비|생각|서류|뭐|무엇|뭘|비용)/gu;
/** `중노위에 재심 신청했는데 기각`: it went there, and was decided. */
const wentThere =
  /(?:중노위|중앙노동위원회)(?:에|까지)?\s*(?:재심(?:을)?\s*)?(?:신청|낸|냈|넣었)\s?(?:했는데|했더니|했지만|했다가|는데|더니|지만)\s*(?:그것도\s*|또\s*|결국\s*|다시\s*)?(?:기각|각하|인용|졌|이겼)/u;

const ofFirst =
  /(?:지노위|지방\s?노동위(?:원회)?|초심)[^!?\n]{0,30}?(?:기각|각하|(?<![가-힣])졌|패소|떨어[졌진짐]|판정|인정|결정)/u;
const ofSecond =
  /(?:중노위|중앙\s?노동위(?:원회)?)(?:에서)?(?:도|는|가|의|마저|까지)?[^.!?\n]{0,24}?(?:기각|각하|(?<![가-힣])졌|이겼|패소|승소|인용|유지|뒤집|취소|판정|결정|인정)|재심\s?판정(?:서|문)|재심(?:에서)?(?:도|마저|까지)\s*(?:또\s*)?(?:기각|각하|졌|이겼|패소|승소|인용)|초심\s?유지|재심\s?(?:신청)?(?:이|은)?\s*(?:기각|각하)/u;
/** The first instance decided, and of the second no decision is told. */
const isOfFirstAlone = (text: string): boolean => ofFirst.test(text) && !ofSecond.test(text);

const filedByWorker =
  /(?<!고소\s?|진정\s?|신고\s?|고발\s?)(?<![가-힣])취하(?:하|해|서|를|할|했)|(?:지노위|노동위(?:원회)?|구제)\s?(?:에\s?)?신청(?:한\s?지|한\s?상태|하고\s?(?:나서|기다)|\s?중)|구제\s?신청[^.!?안못]{0,18}(?:했는데|했고|했어|했습|했음)|구제\s?신청\s*(?:을\s*)?(?:이미\s*)?(?:했|중|해\s?놨|해놓|넣었|냈|접수)|신청은?\s*(?:이미\s*)?해\s?(?:놨|놓|뒀)|심문(?:이|회의|일|기일)|(?:지노위|노동위(?:원회)?)(?:에|에다|로)?\s*(?:벌써\s*|이미\s*|혼자\s*)?(?:부당해고\s*)?(?:구제\s?)?신청(?:서)?(?:을|를|만|도|은)?\s*(?:이미\s*|혼자\s*|벌써\s*|해\s?)?(?:넣었|넣은|냈|낸\s|했(?!나|어야)|놨|놓은|놓고|둔|뒀|접수했|접수된)/u;
const filedAgainstCompany =
  /(?:구제|부당\s?해고|노동위(?:원회)?(?:에)?)\s?(?:구제\s?)?신청(?:을|를)?\s?당|심문(?:이|회의|일|기일)|구제\s?신청(?:을|를)?\s?취하|노동위\s?(?:원회)?(?:에)?\s*(?:구제)?\s*신청했|답변서\s*내|구제\s?신청(?:을|를)?\s*(?:당|(?:했|냈|넣었|걸었)(?:다|는데|고|어|습))|노동위(?:원회)?에서\s*(?:서류|공문|통지|우편|등기)|부당해고(?:라고|로)\s*(?:노동위(?:원회)?에\s*)?신고(?:했|당)/u;

/** What others have decided: the insurance, the board of public officials, the labour office, a court. */
const ofOtherBodies =
  /(?:산재|공단|요양\s?급여|휴업\s?급여|장해\s?급여|불승인|부지급|불지급|심사\s?청구|소청|고용\s?센터|실업\s?급여|노동청|검찰|경찰)(?:(?!지노위|중노위|노동위|초심|재심|구제)[^.!?\n]){0,24}?(?:기각|각하|결정서|결정문|판정서|판정문)/gu;

/** Only another body is told of: `요양급여 심사청구가 기각됐어요`. */
const isOfOthersAlone = (text: string): boolean =>
  /산재|산업재해|근로복지공단|요양\s?급여|휴업\s?급여|장해\s?급여|불승인|부지급|소청\s?심사|실업\s?급여/u.test(text) &&
  !/지노위|중노위|노동위|초심|구제\s?(?:신청|명령)|부당\s?해고|심문/u.test(text);

/** How far the dispute has come, as the one who asks sees it: what a company lost the worker won. */
export const stageIn = (whole: string, asker: Facts['asker']): Stage => {
  const said = whole.normalize('NFC').replace(/\s+/gu, ' ');
  const text = (isOfOthersAlone(said) ? said.replace(/기각|각하|결정서|결정문|판정서|판정문/gu, ' ') : said).replace(
    ofOtherBodies,
    ' ',
  );
  const isCompany = asker === 'employer';
  const decided = decisions.some((words) => words.test(text)) || (isCompany && orderOfCompany.test(text));
  if (decided) {
    const decidedBy = text.replace(whereItWillGo, ' ');
    // Ten days are the shorter ones: who tells the first decision alone and only names the second body has those.
    if (isOfFirstAlone(decidedBy) && !wentThere.test(text)) return outcomeIn(text, asker);
    if (wentThere.test(text)) return `review_${reviewOutcomeIn(text, asker)}`;
    return central.test(decidedBy) ? `review_${reviewOutcomeIn(decidedBy, asker)}` : outcomeIn(text, asker);
  }
  if (
    /화해(?=\s|하|를|가|는|조서)/u.test(text) &&
    /조사관|심문|구제신청|(?:노동위(?:원회)?|지노위|중노위)에서/u.test(text)
  )
    return 'settling';
  return (isCompany ? filedAgainstCompany : filedByWorker).test(text) ? 'filed' : 'not_filed';
};
