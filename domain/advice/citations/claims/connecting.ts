import { fold } from '../../../search/folding.ts';
import { figuresIn, says } from '../law/figures.ts';

/**
 * Sentences that need no source because they state nothing of the law: questions to the asker, announcements, headings, and what
 * the check found. Everything else needs one, so a form that isn't known here is left out.
 */
export const needsNoSource = (claim: string, checkFigures: ReadonlySet<string>): boolean => {
  const said = fold(claim)
    .text.replace(/^\s*(?:#{1,6}|[-*•]|\d{1,2}[.)]|[가-하][.)])\s+/u, '')
    .trim();
  if (said === '') return true;
  const figures = [...figuresIn(said)];
  if (figures.some((figure) => !says(checkFigures, figure))) return false;
  if (figures.length > 0 && !/자가\s*진단|답하신|답변하신|하셨|하신/u.test(said)) return false;
  const isQuestion = said.endsWith('?');
  const others = said
    .replace(
      /자가\s*진단|승소율|승소\s*가능성|(?:판정례|판례|사건)(?:을|를|은|는)?\s*(?=찾지\s*못)|말씀드릴\s*수\s*있는\s*것|통지서|근로계약서/gu,
      '',
    )
    .replace(isQuestion ? askedAbout : /$^/u, '');
  if (statesLaw.test(others)) return false;
  return isHeading(said) || asksOrAnnounces.test(said) || (figures.length > 0 && /^자가\s*진단/u.test(said));
};

/** A question about these states nothing. */
const askedAbout =
  /(?:취업)?규정|취업규칙|단체협약|예고|서면|통지|임금|수당|퇴직금|신고|고소|고발|(?:해고|징계)?\s*사유|(?:계약|수습)?\s*기간|위로금|합의금/gu;

/** Short, and without the end of a sentence: `핵심 정리`, `다음 단계:`. */
const isHeading = (said: string): boolean => said.length <= 30 && !/[다요죠까음함됨]\s*[.!?:]?$/u.test(said);

/** Words of law, of cases, of outcomes, and of what one may or must. */
const statesLaw = new RegExp(
  [
    '(?<!방|화|문|어|용|해결|대처)법(?:률|령|적|원|규|상|에|은|이|을|의|\\s|$)',
    '조항|시행령|시행규칙|규정|취업규칙|단체협약|판례|판결|판정|선고|대법원|헌법|위원회|노동청|전원합의체|사건',
    '부당|정당|무효|유효|위법|적법|불법|합법|인정|기각|각하|인용|승소|패소|이길|이기|이겼|질\\s*수|졌|유리|불리',
    '효력|권리|의무|책임|청구|신청|소송|구제|복직|기한|기간\\s|시효|제척|벌금|과태료|처벌|징역|형사|고소|고발|신고',
    '배상|보상|수당|임금|퇴직금|위로금|합의금|예고|서면|통지|위반|추정|입증|증명|금지|허용|제한|보호',
    '(?:해|하여|어|아|여|돼|되어)야\\s*(?:하|한|합|해|돼|됩|된|만)|[ㄱ-ㅎ가-힣]\\s*수\\s*(?:도\\s*|는\\s*)?(?:있|없)|안\\s*(?:되|돼|됩|된)|면\\s*(?:되|돼|됩|된)|못\\s*(?:하|해|합|한)|필요\\s*(?:하|해|합|없|는|가)',
    '원칙|요건|사유|해당|근로자성|기대권|재량권|징계권|해고권',
  ].join('|'),
  'u',
);

const asksOrAnnounces =
  /(?:나요|까요|가요|세요|어요|습니까|인가요|을까요|죠)\s*\?$|(?:[가-힣]세요|주십시오|보십시오|바랍니다|부탁드려요|부탁드립니다)[.!]?$|(?:ㄹ게요|[가-힣]게요|겠습니다|겠어요|드려요|드립니다|드렸어요|드렸습니다)[.!]?$|(?:하셨어요|하셨습니다|하셨네요|하셨군요|셨다고\s*하셨어요|말씀이에요|말씀입니다)[.!]?$|(?:안녕하세요|감사합니다|고맙습니다|다음과 같아요|다음과 같습니다|아래와 같아요|아래와 같습니다|초안이에요|초안입니다|엮은 글이에요|찾지 못했어요|찾지 못했습니다|것이 없어요|것이 없습니다|많으셨겠어요|힘드셨겠어요)[.!:]?$/u;
