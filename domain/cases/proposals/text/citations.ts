import { caseNumbersOf } from '../../case-numbers.ts';
import { sectionsOf } from '../../decision-text.ts';
import { type Found, passageAt } from '../../found.ts';

const MOST = 100;

/**
 * Forms of a citation: `대법원 2000. 9. 29. 선고 99다67536 판결`, `97누2528, 2535 판결`, `… 자 2003마123 결정`, and in older decisions
 * `1982.10.26. 선고, 82다카298 판결`; the word 선고 is sometimes missing. Group 1: the numbers.
 */
const cited =
  /(?:(?:선고|고지)\s*,?\s*|(?<=\d\s*\.?\s*)자\s+|(?<=법원\s*\d{4}\s*\.\s*\d{1,2}\s*\.\s*\d{1,2}\s*\.\s*))(\d{2,4}\s?[가-힣]{1,4}\s?\d+(?:\s?[,·ㆍ]\s?(?:\d{2,4}\s?[가-힣]{1,4}\s?)?\d+|\s?\([가-힣]{2,6}\))*)\s*(?:(?:전원합의체|전원재판부)\s*)?(?:판결|결정|중간판결|사건|(?=\((?:공|집)\d))/g;

/**
 * Without the day, as commissions often write: `대법원 2001두10455 판결 및 2002두100 판결`. Dates, amounts and a commission's own
 * numbers look alike. Group 1: the numbers.
 */
const citedWithoutDay =
  /(?<=법원\s*|판결\s*(?:및|과|와|,)\s*)(?!\d+\s?(?:년도?|월|일|개월|제|차|회|호|조|항|명|건|부해|부노|차별|교섭|공정|단협|의결)\s?\d)(\d{2,4}\s?[가-힣]{1,4}\s?\d+(?:\s?[,·ㆍ]\s?\d+)*(?:\s?\(병합\))?)\s*(?:전원합의체\s*)?(?:판결|결정)/g;

/** Words beside which lower instances of the same dispute are named; those numbers aren't citations. */
const own =
  /^(?:당사자|원심판결|원심결정|제1심판결|제1심결정|연관판결|환송판결|환송전판결|재심대상판결|재심판정|초심판정|청구취지|항소취지|청구취지및항소취지)$/;

/** What stands before the decision that is appealed against, where the reasons name it: `(원심: 서울고등법원 2019. 3. 4. 선고 2018누123 판결)`. */
const appealedBefore =
  /(?:원심|제?[12]심|항소심|환송\s?전|초심|재심\s?대상)\s*(?:판결|결정)?\s*[:：,(]?\s*[가-힣]*(?:법원|고법|지법|행법)[^()[\]]{0,30}$/;

/**
 * The numbers of the cases that a decision cites, one an entry, in the order of their first mention, without its own
 * number.
 */
export const citationsOf = (text: string, caseNumbers: readonly string[]): readonly Found[] => {
  const found = new Map<string, Found>();
  for (const { name, from, to } of sectionsOf(text)) {
    if (own.test(name)) continue;
    const section = text.slice(from, to);
    const matches = [...section.matchAll(cited), ...section.matchAll(citedWithoutDay)].sort(
      (a, b) => a.index - b.index,
    );
    for (const { index, 0: words, 1: numbers = '' } of matches) {
      if (appealedBefore.test(section.slice(Math.max(0, index - 60), index))) continue;
      const passage = passageAt(text, from + index, from + index + words.length);
      for (const value of caseNumbersOf(numbers)) {
        if (found.size === MOST) return [...found.values()];
        if (!found.has(value) && !caseNumbers.includes(value))
          found.set(value, { value, rule: name === '참조판례' ? 'listed-case' : 'case-in-text', passage });
      }
    }
  }
  return [...found.values()];
};
