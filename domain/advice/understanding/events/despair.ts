/** A way in which people say that they may hurt themselves. */
type Sign = {
  readonly says: RegExp;
  /** Directly before it these make it harmless: `소송을 다 끝내고 싶어요`. */
  readonly notBehind?: RegExp;
  /** Behind it, in the same sentence: `오늘 밤이 마지막 근무예요`. */
  readonly notBefore?: RegExp;
};

/** What people want to be done with, and live on. */
const affairs =
  '(?:(?<![가-힣])일|업무|작업|소송|재판|합의|화해|분쟁|사건|다툼|싸움|정리|계약|신청|절차|인수인계|프로젝트|진정|회사|직장|이거|이것|상담|근무|면담|교육)';
const inAHurry = '(?:\\s*(?:빨리|얼른|좋게|깔끔하게|오늘|내일|이제|그냥|이만|다|모두|전부)){0,3}\\s*$';

/** `소송 `, `보고서를 오늘 `, but not `인생을 `. */
const ofAffairs = new RegExp(
  `(?:${affairs}[가-힣]{0,3}|[가-힣](?<!인생|삶|목숨|세상|생|것|모든 거|모든거)[을를])${inAHurry}`,
  'u',
);
const quickly = /(?:빨리|얼른|어서)\s*$/u;

const signs: readonly Sign[] = [
  // To die, in plain words.
  {
    says: /죽고\s?싶|죽어\s?버리|죽어\s?버릴|죽을\s?(?:생각|결심|각오로\s?약)|죽으려|죽는\s?게\s?(?:더\s?)?(?:낫|나을|나아|편)|죽었으면\s?(?:좋|하|싶)|죽을(?:게요|래요|래(?![가-힣])|까\s?(?:해|하|생각|봐|싶))|차라리\s?(?:다\s?)?죽|죽지\s?못해\s?살|(?:(?<![가-힣])[나저]|내가|제가)\s?(?:하나\s?|만\s?)?죽으면/gu,
  },
  {
    says: /(?<![가-힣])자살|(?<![가-힣])자해(?![가-힣]*보험)|극단적(?:인)?\s?(?:선택|생각|시도|행동|마음|결심)|투신(?!자)|번개탄|연탄을?\s?피|목을?\s?매(?:고|달|려|어|서)|손목을?\s?(?:긋|그었|그어)/gu,
  },
  { says: /뛰어내리고\s?싶|뛰어내릴(?!\s?때)|뛰어내리려|뛰어내리면|뛰어내려\s?(?:버|죽)|뛰어내렸으면/gu },
  {
    says: /(?:목숨|인생|(?<![가-힣])[생삶])(?:을|도)?\s?(?:끊|버리고\s?싶|마감|끝내|포기하고\s?싶|놓고\s?싶|놓아\s?버)/gu,
  },
  // To end everything.
  {
    says: /(?:(?<![가-힣])(?:다|모두|전부|그만|그냥|이제|여기서)|모든\s?(?:걸|것을|것|게|거))\s?(?:그만\s?|다\s?)?(?:끝내고\s?싶|끝내고\s?편|끝내려고?(?:\s?(?:해|합|하는|생각|마음|한다)|요)|끝내겠|끝내\s?버리|끝낼(?:게|래|까|\s?거|\s?생각))/gu,
    notBehind: new RegExp(`${ofAffairs.source}|${quickly.source}`, 'u'),
  },
  { says: /(?:^|[.!?,…ㅠㅜ~]\s*|\n)끝내고\s?싶/gu, notBefore: /합의|화해|소송|위로금|신청|얼마/u },
  // Not to live any more.
  {
    says: /살기\s?(?:가\s?)?싫/gu,
    notBehind: /(?:에서|에|이랑|랑|하고|과|와|집|동네|사택|기숙사)(?:만|는)?\s*(?:더\s?|같이\s?|혼자\s?)?$/u,
  },
  {
    says: /살고\s?싶지\s?(?:가\s?)?않|살\s?(?:이유|의미|희망|의욕|자신)(?:가|이|를|도)?\s?(?:없|모르|뭐|뭔)|살아갈\s?(?:이유|힘|자신|용기|희망|의미)(?:이|가|도)?\s?(?:없|안)|살아서\s?(?:뭐|뭘|무슨)|살아\s?있(?:는\s?게\s?(?:싫|의미|죄)|을\s?이유|고\s?싶지)|더(?:는|\s?이상)?\s?못\s?살|그만\s?살(?:고|래|아야|겠|까)/gu,
  },
  { says: /(?:사라지|없어지|사라져\s?버리|없어져\s?버리)고\s?싶/gu },
  {
    says: /(?:내가|제가|나만|저만|나\s?하나|저\s?하나|나는|저는)\s?(?:그냥\s?)?(?:사라지면|없어지면|사라졌으면|없어졌으면)/gu,
  },
  {
    says: /세상(?:을)?\s?(?:떠나고\s?싶|떠나려|떠날|등지고\s?싶|하직하)|(?:편안?히|영원히)\s?(?:잠들고\s?싶|자고\s?싶)|하늘나라로?\s?(?:가고\s?싶|갈)/gu,
  },
  {
    says: /(?:안|못)\s?(?:깨어났|깼|일어났)으면\s?(?:좋|하|싶)|깨어나지\s?(?:않|말)|눈\s?뜨(?:기|는\s?게|고)\s?싫|태어나지\s?(?:말|않)/gu,
  },
  // Indirectly: what still holds them back, what they have prepared, where they go.
  {
    says: /(?:애들?|아이들?|자식(?:들)?|가족(?:들)?|부모님|엄마|딸|아들|강아지|고양이)(?:만|이|만이라도)?\s?(?:아니면|아니었|아니였|없었으면|없었다면|없었더라면)/gu,
    notBefore: /그만두|그만뒀|관두|관뒀|이직|퇴사|때려\s?치|출근|야근|직장|알바|일했|일할|신고|고소|소송|이사/u,
  },
  { says: /(?<![가-힣])유서(?!\s?깊)(?:를|도|까지|는|라도|만|나|에|엔)?(?=\s|$|[.,!?~ㅠㅜ]|쓰|써|썼|남)/gu },
  {
    says: /(?<![가-힣])(?:약|알약|수면제|진통제)(?:을|도|들도|들을|까지)?\s?(?:다\s?|많이\s?|조금씩\s?|잔뜩\s?|좀\s?)?(?:모아|모았|모으고|쌓아|사\s?모|사\s?(?:놨|놓|뒀|두었))/gu,
  },
  { says: /(?<![가-힣])(?:약|수면제)(?:을|를)?\s?(?:한꺼번에|한\s?번에|통째로|왕창|다\s?털어)\s?(?:먹|삼키|넣|털)/gu },
  {
    says: /한강(?:에|으로|이나|물에|물이나)?\s?(?:가고\s?싶|갈까|갈래|갈\s?거|갈게|가야(?:겠|\s?하나|\s?할|지|되나)|가려|갑니다|가요|간다|가는\s?(?:중|길이에요)|가면\s?(?:되|돼|다\s?끝)|뛰어|빠지|빠져|생각(?:만|이|나|뿐)|밖에|뿐|각이)/gu,
  },
  {
    says: /한강\s?(?:다리|대교)|한강\s?(?:물\s?)?(?:온도|수온|차갑|차가)|한강\s?앞에\s?(?:서|와)|한강[.…ㅠㅜ\s]*$/gu,
    notBefore: /^\s?(?:공사|현장|건설|보수|점검|근처|옆|앞|밑|아래|쪽)/u,
    notBehind: /(?:회사|가게|식당|매장|일터|직장|위치|장소|곳)(?:는|은|가|이)?\s*$/u,
  },
  { says: /옥상(?:에|으로)?\s?올라(?:와|가)\s?있|옥상(?:에|으로)?\s?올라가고\s?싶|옥상에서\s?(?:뛰|떨어지고)/gu },
  {
    says: /오늘\s?밤(?:이|만|으로|을)?\s?(?:제\s?|내\s?|정말\s?|진짜\s?)?(?:마지막|끝이)/gu,
    notBehind: /(?:기한|신청|접수|마감|제출|기간|3개월)[가-힣]{0,3}\s*$/u,
    notBefore: /근무|출근|야간|야근|당직|알바|신청|접수|기한|마감|제출|버스|기차|비행기/u,
  },
];

const BEFORE = 24;
const BEHIND = 24;

/** Whether somebody says that they may hurt themselves. Better once too often; but nobody who only wants to be done with a dispute. */
export const isInDespair = (whole: string): boolean => {
  const text = whole.normalize('NFC').replace(/[^\S\n]+/gu, ' ');
  return signs.some(({ says, notBehind, notBefore }) =>
    [...text.matchAll(says)].some(({ 0: found, index }) => {
      const before = text.slice(Math.max(0, index - BEFORE), index);
      const [behind = ''] = /^[^.!?\n]*/u.exec(text.slice(index + found.length, index + found.length + BEHIND)) ?? [];
      return notBehind?.test(before) !== true && notBefore?.test(behind) !== true;
    }),
  );
};
