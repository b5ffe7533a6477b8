import { halfWidth, oneLine } from '../clean-text.ts';

/**
 * A field without what sources and people write around its numbers: the court with its division and the day before them, 판결 참조
 * and the case's name after them, the mark of a list, a spreadsheet's quotes.
 */
export const withoutSurroundings = (raw: string): string =>
  steps.reduce((text, [found, instead]) => text.replace(found, instead), halfWidth(oneLine(raw))).trim();

const divisionOf = '민사|형사|행정|특별|가사|상사|항소|신청|재판|원외재판|합의|전원|노동|근로|수석';
const seat = '창원|춘천|청주|전주|제주|인천|수원|울산';
/** 제1부, 제10-1행정부, 민사3부, 제 2 부, 창원재판부, 제주부. */
const division = String.raw`(?:제\s?\d{1,2}(?:-\d{1,2})?\s?(?:${divisionOf})?|(?:${seat})\s?(?:재판|원외재판|제\d)?|(?:${divisionOf})\s?(?:제\s?)?\d{0,2})부`;

/** How the case is called that a number names, as decisions write it after the number. */
const caseName = `[가-힣·ㆍ]{0,30}(?:확인|취소|배상|구제|무효|임금|퇴직금|수당|보수|급여|금|소송|청구|지급|위반|반환|신청|정지|이의|처분|시정)`;
const withDay = String.raw`\d{4}\s?[.년-]\s?\d{1,2}\s?[.월-]\s?\d{1,2}(?!\d)\s?[.일]?|(?<![\d.])\d{2}\.\s?\d{1,2}\.\s?\d{1,2}\.`;

/** In this order: brackets first, because what they hold is a remark. */
const steps: readonly (readonly [RegExp, string])[] = [
  [/\.(?:pdf|hwpx?|docx?|txt)\s*$/i, ' '],
  [/["'“”‘’`=]/g, ' '],
  [/[【〔〈《「『<]/g, '['],
  [/[】〕〉》」』>]/g, ']'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  // ①, ⑴, ㉠, ❶: the marks of a list or of a note, which no number has.
  [/[\u2460-\u24ff\u2776-\u2793\u3200-\u321e\u3260-\u327e\u3251-\u325f\u32b1-\u32bf]/g, ' '],
  // A field may stand in brackets as a whole; within it they have a remark.
  [/^\s*[[(]([^[\]()]*\d[^[\]()]*)[\])]\s*$/, '$1'],
  // Numbers before and after a remark are two of a joined case.
  [/(?<=\d)\s*(?:\([^)]*\)|\[[^\]]*\])\s*(?=\d{1,7}(?!\d))/g, ','],
  [/\([^)]*\)|\[[^\]]*\]/g, ' '],
  [/\.\s*$/, ' '],
  [/(?:단기|서기)\s?(?=\d{4})/g, ' '],
  [/(\d{4})\s?년도?\s?(?=[가-힣]{1,5}\s?\d)/g, '$1'],
  [new RegExp(String.raw`(?:\b|(?<=\s))(?:${withDay})\s?자?`, 'g'), ' '],
  [
    /[가-힣]{2,12}(?:법원|지원|위원회|재판소|고법|지법|행법|가법|지노위|중노위)(?=[-\s\d가-힣]{0,60}\d)|(?:대판|대법원?|헌재|헌법재판소|중노위)(?=전합|[\s\d])/g,
    ' ',
  ],
  [new RegExp(String.raw`(?<=^|\s)${division}(?=\s|\d|$)`, 'g'), ' '],
  [/(?<=^|\s)(?:사건\s?번호|사건|선고|판결|판례|결정|판정|참조|전원합의체|전합)\s?:?(?=\s|\d)/g, ' '],
  [
    /(?<=[\dO○*Xx\s])(?:전원합의체|전합|전원재판부|(?:재심|초심)?(?:판결|결정|판정)(?:문|서|선고)?|심판|선고|사건|등|참[조고])(?=[\s,;]|전원|전합|판결|결정|참[조고]|$)/g,
    ' ',
  ],
  [new RegExp(String.raw`(?<=\d)\s+${caseName}(?:\s?등)?(?:의\s?소)?(?=\s*(?:[,;]|$))`, 'g'), ' '],
  [/(?<=[\dO○*Xx])\s*(?:외|등)\s?(?:\d*\s?[건명]?|다수)(?=[\s,;]|$)/g, ' '],
  [/(?<=\d)\s?[~∼～]\s?(?=\d)/g, '~'],
  [/(?<=[\d\s)])(?:병합|본소|반소)(?=\s)/g, ','],
  [/(?<=(?:^|[\s,;/])(?:[가-힣]{2})?(?:\d\d)?\d\d)\s+(?=[가-힣]{1,5}\s?\d)/g, ''],
  [/(?<=\d)\s?-\s?(?=[가-힣])|(?<=[가-힣])\s?-\s?(?=\d)/g, ''],
];
