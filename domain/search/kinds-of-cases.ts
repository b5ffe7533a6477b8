const signs = (list: string): readonly string[] => list.trim().split(/\s+/);

/**
 * The signs by which courts and commissions mark kinds of cases, by how surely such letters between two figures are one. Which of
 * them a number has doesn't matter where numbers alone are expected (`caseNumbersOf`); within a text and a query it does.
 */

/** Of the cases that are cited most: people write them with blanks around them, too. */
const usual = signs(`
  가단 가합 가소 나 다 라 마 그 바 카합 카단 카기 카담 카공 타경 고단 고합 고정 고약 노 도 로 모 초기 초재
  구단 구합 구 누 두 루 무 아 허 후 드단 드합 드 르 므 브 스 느단 느합 헌가 헌나 헌다 헌라 헌마 헌바 헌사
  부해 부노 차별 단위 교섭 공정 의결 휴업 기준 손해 재해 병합 조정 단협 재심
`);

/** Of other cases, and those of before 1964 (민상, 행상): known where they are written without blanks. */
const rare = signs(`
  차전 머 추 헌아 카구 카명 카불 카소 카조 카확 카정 카경 카열 카임 카허 타기 타채 타배 타인 비합 비단 국승 국지
  회합 회단 회확 회기 간회합 간회단 하합 하단 하면 하확 하기 개회 개기 개확 개보 느 즈합 즈단 즈기 호파
  고약전 감고 감노 감도 감로 감모 전고 전노 전도 치고 치노 치도 보고 보노 보도 초적 초보 초치 초사 정고 정로 정모 동버 동서 동어
  민상 행상 형상 특상 민공 행공 형공 민항 행항 형항 민재항 행재항 형재항
`);

/** Words beside figures, too (2000인, 70회): known with all four figures of the year alone. */
const alsoWords = signs('차 인 회 수 우 부 호 과 보 책 오 으 너 푸 크 트 버 서 어 저 코 흐 히');

const anyOf = (known: readonly string[]): string =>
  `(?:재|준재)?(?:${known.toSorted((a, b) => b.length - a.length).join('|')})`;

/** Parts of regular expressions. */
export const kindOfCase = {
  usual: anyOf(usual),
  /** Those that are surely no words beside figures. */
  sure: anyOf([...usual, ...rare]),
  any: anyOf([...usual, ...rare, ...alsoWords]),
};

const isUsual = new RegExp(`^${kindOfCase.usual}$`, 'u');
const isKnown = new RegExp(`^${kindOfCase.any}$`, 'u');
const isSure = new RegExp(`^${kindOfCase.sure}$`, 'u');

/** Whether a number of this kind of case may be written in this way within a text. */
export const isWrittenSo = (kind: string, year: string, hasBlanks: boolean): boolean =>
  isUsual.test(kind) ? !(hasBlanks && year.length === 2) : !hasBlanks && (year.length === 4 || isSure.test(kind));

/** Letters that count or date what stands before them (2000년, 1500명): a number of no court has them. */
const counting = /^(?:년|월|일|시|분|초|세|살|명|인|개|회|번|차|원|만|억|호|조|항|건|주|급|층|동|점|배)/u;

/**
 * Whether a number that `caseNumbersOf` reads is meant as one by a query that has nothing else.
 * @param isSolid whether it was typed without blanks
 */
export const isNumberAlone = (number: string, isSolid: boolean): boolean => {
  // Two figures of a year are those of before 2000 or of the first years after it: 15 나 70 is no number.
  const [, year = '', kind = ''] = /^(?:[가-힣]{2})?(\d{4}|[04-9]\d)([가-힣]{1,5})/u.exec(number) ?? [];
  return isSure.test(kind) || (isSolid && year.length === 4 && (isKnown.test(kind) || !counting.test(kind)));
};
