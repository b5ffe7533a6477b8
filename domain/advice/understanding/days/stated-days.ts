import type { LocalDate } from '../../../kernel/korean/korean-date.ts';
import { type NamedDay, namedDays } from './named-days.ts';
import { type Tense, tenseOf } from './tense.ts';

/** The days of a text by what happens on them. */
export type StatedDays = {
  readonly dismissed: LocalDate | null;
  readonly told: LocalDate | null;
  /** On which an order or a punishment short of a dismissal came. */
  readonly punished: LocalDate | null;
  readonly decided: LocalDate | null;
  readonly ordered: LocalDate | null;
  readonly joined: LocalDate | null;
  readonly hearing: LocalDate | null;
  readonly received: LocalDate | null;
};

type Role = keyof StatedDays | 'else';

export const noDays: StatedDays = {
  ...{
    dismissed: null,
    told: null,
    punished: null,
    decided: null,
    ordered: null,
    joined: null,
    hearing: null,
    received: null,
  },
};

/** `bare`: whether a day without a verb was or is to come, as what was said before it tells. */
export const statedDays = (text: string, today: LocalDate, bare: Tense | null = null): StatedDays => {
  const named = namedDays(withoutQuotes(text), today, bare).map((one) => ({ ...one, role: roleOf(one) }));
  const isToldByDate = named.some(
    ({ role, isWord, after }) => role === 'dismissed' && !isWord && tenseOf(after) === 'past',
  );
  // `8월 20일에 짤렸는데 … 오늘까지만 나오래고`: what was said on another day.
  const days = named.filter(({ role, isWord }) => !(role === 'dismissed' && isWord && isToldByDate));
  const of = (role: Role): readonly NamedDay[] => days.filter((each) => each.role === role);
  const ends = of('dismissed');
  // Of two the earlier: who files too soon loses nothing.
  const earliest = (role: Role): LocalDate | null =>
    of(role).toSorted((a, b) => (a.day < b.day ? -1 : 1))[0]?.day ?? null;
  // The day that is said to be the last one counts, not the day of the message.
  const last = ends.find(({ after }) => isLast.test(after)) ?? ends.toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
  return {
    dismissed: last?.day ?? null,
    told: earliest('told'),
    punished: earliest('punished'),
    decided: isAwaited.test(text) ? null : (of('decided')[0]?.day ?? null),
    ordered: of('ordered')[0]?.day ?? null,
    joined: of('joined')[0]?.day ?? null,
    hearing: of('hearing')[0]?.day ?? null,
    received: of('received')[0]?.day ?? null,
  };
};

/** In the words of somebody else `오늘` and `내일` are those of another day. */
const withoutQuotes = (text: string): string =>
  text.replace(/(?<=['‘’"“])[^'‘’"“”\n]{0,40}(?=['‘’"”])/gu, (quoted) => quoted.replace(/오늘|내일|모레/gu, '그날'));

/** Ten days run from the decision in writing, not from the news of it. */
const isAwaited = /판정(?:서|문)(?:은|는|이|가)?\s*(?:아직|안\s?(?:왔|받)|못\s?받)/u;

const isLast = /^\s*(?:일|날)?\s*(?:까지|부로|자로|부터|이\s?마지막|부|자)/u;

/** Orders and punishments short of a dismissal: they are disputed from the day on which they came. */
const orders =
  '대기\\s?발령|직위\\s?해제|정직|감봉|감급|견책|강등|전보|전근|전직\\s?명령|보직\\s?변경|징계\\s?(?:받|먹|당|통보)';

/** In this order: what decides a clause most clearly comes first. */
const roles: readonly (readonly [Role, RegExp])[] = [
  ['else', /^[^.!?\n]{0,14}(?:싸인|사인|서명|결정하|답\s?달|답해|회신|동의|안\s?(?:쓰|내)[가-힣]{0,2}면)/u],
  // `오늘 합의서를 보내왔어요`: a paper that wants to be signed came on that day.
  [
    'else',
    /^\s*(?:에|은|는)?\s?(?:갑자기\s|또\s|회사(?:가|에서)\s)?(?:합의서|동의서|확인서|각서|서약서|위로금)[^.!?\n]{0,8}(?:보내|받|주|줬|왔|내밀|가져|들고|제시|준다|주겠)/u,
  ],
  // `12월 31일이면 만 3년이 돼요`, of a term.
  ['dismissed', /^\s*(?:일|날)?\s?이면\s?(?:딱\s?|만\s?)?(?:\d|일|이|삼|사|[한두세네])\s?(?:년|개월|해)/u],
  ['dismissed', /^\s*(?:일|날|에|쯤)*\s*(?:바로\s*)?(?:짤[렸렷림]|잘[렸렷림]|해고\s?(?:당|됐|되었)|쫓겨)/u],
  [
    'dismissed',
    /^\s*(?:일|날)?\s*(?:까지|부로|자로|부터)[^.!?\n]{0,20}(?:해고|나오지|오지\s?말|나가|그만|채용하지|쉬래|퇴사)/u,
  ],
  ['dismissed', /^\s*(?:일)?\s*자\s*(?:로\s?)?(?:로)?\s*(?:징계\s?|정리\s?)?(?:해고|퇴사|면직|해임|파면|계약)/u],
  ['else', /^\s*(?:초|쯤에 입사지원)|^[^.!?]{0,4}(?:전 회사)/u],
  [
    'received',
    /(?:처분\s*)?사유\s*설명서|처분서|불승인|부지급|불지급|(?:요양|산재|공단)[^.!?\n]{0,14}(?:반려|거절|기각|안\s?(?:된|됐|돼))/u,
  ],
  ['decided', /판정서|판정문|결정서/u],
  ['hearing', /심문/u],
  ['joined', /^[^.!?\n]{0,8}(?:입사|들어[왔갔간온]|근무\s*시작|일\s*시작|다니기\s*시작|계약서|채용됐)/u],
  [
    'punished',
    new RegExp(
      `^[^.!?\\n]{0,16}(?:${orders})[^.!?\\n]{0,24}(?:먹었|먹음|당했|당함|받았|받음|통보|나[왔옴])(?![^.!?\\n]{0,20}해고)`,
      'u',
    ),
  ],
  [
    'else',
    /^(?!\s*(?:에|날)?\s?받[았음고])[^.!?\n]{0,14}(?:부터\s*(?:다녀|다니|일해|일하고|새)|딴\s?회사|새\s?직장|결제|신고했|정직\s|구제신청|상담|생일인)/u,
  ],
  [
    'ordered',
    /^\s*(?:일|날)?\s*자?\s*(?:\d{1,2}시|오전|오후|아침)?(?:로|에|까지|부로|부터)?\s*(?:원래\s*자리로\s*)?(?:발령|출근하기로|출근하[래라]|복귀하|복직하)|발령났|발령이\s?났/u,
  ],
  ['punished', new RegExp(`^[^.!?\\n]{0,10}(?:${orders})`, 'u')],
  ['dismissed', /^\s*(?:일|날)?\s*(?:자로|부로|자(?:래|라고|입니다|예요|에요|라네))/u],
  ['ordered', /^\s*(?:일)?\s*부터\s[^.!?\n]{0,16}(?:가라|오라|근무하라|발령)/u],
  [
    'told',
    /^[^.!?\n]{0,30}(?:발령장|발령문|발령\s?통보|통보서|통지서|서면|문자|카톡|이메일|메일|등기|공문|내용증명|구두로|말로)/u,
  ],
  [
    'dismissed',
    /해고|짤|짜르|짜른|잘[렸리려라림]|그만|나오지|오지|안\s?나와도|나올\s?필요|(?<!못\s?|안\s?)나가|퇴사|만료|권고|파면|해임|면직|쫓겨|내보|까지|부로|마지막|취소|정년|정리|감원|감축|퇴직(?!금|연금|소득|급여)|하선|해지|쉬래|사직서|사표|정지/u,
  ],
  ['told', /통보|통지/u],
];

const ofOrder = new RegExp(`(?:${orders}|발령)[^.!?\\n]{0,14}[.~\\s]*$`, 'u');
const ofSomethingElse = /(?:입사|시작|개회|개최|규칙[은엔에]?|규정[은엔에]?)\s*$/u;

/** `처분사유설명서를 10월 30일 받았습니다`, `불승인 결정서 9월 2일에 왔어요`. */
const ofDisposition =
  /(?:사유\s*설명서|처분서|불승인|부지급|불지급|요양\s?급여|(?:소청|징계)\s?(?:처분|결정)서)(?![^.!?\n]{0,40}(?:해고|통보서))[^.!?\n]{0,24}$/u;

/** `오늘이 판정서 받은 지 8일째`: nothing happened on that day. */
const countsFrom = /^\s*(?:이|로|기준|현재)?\s*[가-힣]{0,6}\s?(?:받은|수령한|나온|온|된)\s?지/u;
/** `판정서 11/18에 우편으로 받았습니다`, `(11/19 수령)` behind the decision. */
const ofDecision = /(?:판정서|판정문|결정서)(?![^.!?\n]{0,40}(?:통지서|통보서|해고))[^.!?\n]{0,24}$/u;
const isReceived =
  /^\s*(?:일|날|일자|자)?(?:에|로|쯤)?\s*(?:우편|등기|집|회사|메일|이메일|온라인|대리인)?(?:으로|로|에서|에|이)?\s*(?:받|수령|송달|도착|왔|옴)/u;

const roleOf = ({ before, after }: NamedDay): Role => {
  if (ofSomethingElse.test(before) || countsFrom.test(after)) return 'else';
  if (ofDisposition.test(before) && isReceived.test(after)) return 'received';
  if (ofDecision.test(before) && isReceived.test(after)) return 'decided';
  const said = roles.find(([, words]) => words.test(after));
  if (said) return said[0];
  if (/(?:판정서|판정문)[가-힣]*\s*(?:(?:받은|수령한|온|도착한)\s?(?:날|날짜|건|게)[가-힣]{0,2}\s*)?$/u.test(before))
    return 'decided';
  if (/(?:발령장|통지서|통보서)[가-힣]*\s*$/u.test(before)) return 'told';
  if (/심문[가-힣]*\s*$/u.test(before)) return 'hearing';
  // `퇴사는 2월 20일에 했어요`, `그만둔 날은 1월 31일이요`.
  if (
    /(?:퇴사|퇴직|그만둔|관둔|사직)(?:은|는|한\s?(?:날|건|거)은?|\s?(?:날|건|것|거)(?:은|는)?|일은|날은)\s?(?:올해\s|작년\s)?$/u.test(
      before,
    ) &&
    /^\s*(?:일|날)?(?:에|로)?\s?(?:했|함|이에|예요|이요|요|임|이었|였|입니다|이고|[.,]|$)/u.test(after)
  )
    return 'dismissed';
  // `새 업체가 고용승계를 안 해줬어요 12월 1일부터래요`.
  if (/^\s*(?:일)?\s*(?:부터|부로)/u.test(after) && /승계|업체|인수(?!인계)|넘어가/u.test(before)) return 'dismissed';
  // `해고통지서가 왔어요 12월 10일자`.
  if (/^\s*에\s?그랬/u.test(after)) return 'dismissed';
  if (/^\s*(?:에|날)?\s?받[았음고]/u.test(after) && /발령|명령|통보|통지|문자|메일|카톡/u.test(before)) return 'told';
  if (
    /^\s*(?:일|날)?\s*(?:자|부)(?![가-힣])/u.test(after) &&
    /해고|짤|잘[렸리림]|퇴사|퇴직|나가|면직|해임|해촉|취소/u.test(before)
  )
    return 'dismissed';
  // `정직 3개월 나옴 10월12일자`, `발령은 11월 2일자고`.
  if (
    ofOrder.test(before) &&
    /^\s*(?:일|날)?\s*(?:자|부로|에\s?(?:받|나[왔온옴]|통보|당)|이[요에]|예요|$)/u.test(after)
  )
    return 'punished';
  if (/(?:해고|짤[렸렷림]|잘[렸렷림]|나오지\s?말|퇴사\s?처리|내보냈|쫓겨났|나가래)[가-힣]*[\s.,~]*$/u.test(before))
    return 'dismissed';
  // `다른 지점으로 보냈어요 11월 9일`.
  if (/(?:으로|로)\s?(?:보냈|보내졌|옮겼|옮겨졌)[가-힣]*[\s.,~]*$/u.test(before)) return 'punished';
  // `…나보냄.. 11월 10일이에요`: the day follows what happened on it.
  const isAlone =
    /^\s*(?:에\s?(?:받|통보|들었|들음|왔|그랬)[가-힣]*[.!~\s]*$|(?:이요|이에요|예요|요|입니다|임|에요)(?!\p{L})|에?[.!~\s]*$)/u.test(
      after,
    );
  const ends = /해고|짤|잘[렸리려림]|나가|내보|그만|퇴사|받음|통보|들었|거부|안\s?한다고/u.test(before);
  return isAlone && (ends || before.trim() === '') ? 'dismissed' : 'else';
};
