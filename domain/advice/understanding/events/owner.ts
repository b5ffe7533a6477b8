/** What the owner of the company did to the person, in the words of who tells it. */
export type HarmOfOwner = 'touched' | 'sexual' | 'bullied';

/** `점장님(사장)`, `대표님`, `원장`: nobody stands above them whom it could be reported to. A relative of theirs is no better door. */
const owner =
  '(?:(?<!근로자\\s?|노조\\s?)대표(?:이사)?|사장|원장|업주|점주|사업주|오너|회장|가게\\s?주인|(?<![가-힣])주인|(?:점장|실장|매니저)님?\\s?[(（]?\\s?(?:이\\s?)?(?:사장|대표))';
const relative = '(?:\\s?(?:남편|아들|동생|형|오빠|아버지|아빠|사위|부인|아내))';
const others =
  '(?:팀장|부장|과장|차장|대리|주임|상사|상무|전무|이사|선임|선배|동료|(?:다른|남자|여자|선배|동료)\\s?직원|매니저|점장|실장|반장|손님|고객|관리자|본부장|국장|수간호사|사수)';

/** `제 물건을 만지고`: no body. */
const noBody =
  '(?<!(?:물건|상품|가방|서랍|컴퓨터|핸드폰|휴대폰|폰|기계|음식|돈|서류|차|짐|카메라|재료|제품|물품|장비)(?:을|를|도|만)?\\s?(?:막\\s|자꾸\\s|몰래\\s)?)';
const touch =
  `${noBody}(?:만지|만져|만졌|만진)|` +
  '더듬|쓰다듬|주물|주무르|껴\\s?안|끌어\\s?안|(?<![가-힣])안(?:았어|았는|았고|으려고|아서\\s|아요|는데|습니다)|뽀뽀|키스|입을?\\s?맞|추행|감싸\\s?안|몸을\\s?비|성폭행|손을\\s?(?:넣|잡|댔|대|올[리려렸])|(?:허벅지|엉덩이|가슴|허리|치마)에\\s?손|허리를\\s?(?:감|안|잡)|엉덩이를\\s?(?:치|때|툭|쳤)';
const sexual = '성희롱|성적인|야한|음란|사귀자|자자고|모텔|치근덕|집적|몸매|가슴(?:이|을)?\\s?(?:크|작|보)|스킨십';
const bully =
  '괴롭|갑질|폭언|욕설|쌍욕|욕을\\s?(?:해|하|퍼)|막말|인격\\s?모독|소리\\s?(?:를\\s?)?(?:지르|질러|질렀)|따돌';

const between = '[^.?!\\n]{0,60}?';
/** `사장한테 추행당했어요`, but never `사장한테 욕을 했어요`. */
const doer = '(?:님)?(?:\\s?[)）])?(?:이|가|은|는|께서|의|놈이|인데|인\\s?것)';
const doerOrFrom = '(?:님)?(?:\\s?[)）])?\\s?(?:이|가|은|는|께서|의|놈이|한테|에게|인데|인\\s?것)?';
const by = (deed: string, subject: string): RegExp =>
  new RegExp(`${owner}(?=${relative}?${subject}(?=[\\s,(])(?<between>${between})(?:${deed}))`, 'gu');
/** `가해자가 사장이에요`. */
const named = new RegExp(
  `(?:가해자|만진\\s?사람|상대|그\\s?사람|그게|그런\\s?사람)[가-힣]{0,2}\\s(?:바로\\s)?${owner}`,
  'u',
);

const kinds: readonly (readonly [HarmOfOwner, string, string])[] = [
  ['touched', touch, doerOrFrom],
  ['sexual', sexual, doerOrFrom],
  ['bullied', bully, doer],
];

const another = new RegExp(`(?<![가-힣])${others}(?:님)?(?:이|가|은|는|께서|놈이|의|한테|에게)(?=\\s)`, 'u');
/** `사장한테 말했더니`, `사장이 아니라`. */
const isTold = /말했|알렸|얘기했|신고했|보고했|말씀드|아니라|아니고|조용히|덮/u;

/** What the owner did; null where somebody else did it, or nothing of the kind is told. Touching weighs more than words. */
export const harmOfOwner = (text: string): HarmOfOwner | null => {
  const plain = text.normalize('NFC');
  for (const [kind, deed, subject] of kinds) {
    if (named.test(plain) && new RegExp(deed, 'u').test(plain)) return kind;
    for (const { groups } of plain.matchAll(by(deed, subject))) {
      const said = groups?.between ?? '';
      if (!another.test(said) && !isTold.test(said)) return kind;
    }
  }
  return null;
};
