import type { LocalDate } from '../../../kernel/korean/korean-date.ts';
import { fold } from '../../../search/folding.ts';
import { casesNamed } from '../cases-named.ts';

/** Whether a text means so much or more (`+`), or less (`-`), where it sets a bound at all. */
const boundOf = (behind: string): '+' | '-' | null => {
  if (/^\s*(?:을|를)?\s*(?:초과하지|넘지)/u.test(behind)) return null;
  if (/^\s*(?:이하|미만|(?:이|가)?\s*안\s*(?:되|돼)|에?\s*못\s*미|보다\s*적)/u.test(behind)) return '-';
  return /^\s*(?:이상|초과|(?:을|를)?\s*(?:초과|넘|넘겨)|보다\s*많)/u.test(behind) ? '+' : null;
};

/** How a text bounds a figure: `이내` and `안에` are `이하`, `이 지나면` is `초과`. */
export type Bound = '이상' | '초과' | '이하' | '미만' | '전' | '뒤';
export type BoundedFigure = { readonly figure: string; readonly bound: Bound | null };

const bounds: readonly (readonly [Bound, RegExp])[] = [
  ['이하', /^\s*(?:이하|이내|안[에의]|내에|까지|(?:의\s*)?범위|(?:을|를)?\s*(?:초과하지|넘지|한도))/u],
  ['미만', /^\s*(?:미만|보다\s*(?:적|짧)|(?:이|가)?\s*안\s*(?:되|돼|된)|에?\s*못\s*미)/u],
  ['이상', /^\s*이상/u],
  ['초과', /^\s*(?:초과|(?:을|를|이|가)?\s*(?:초과|넘|지나|지난|지났|경과)|보다\s*(?:많|길))/u],
  ['전', /^\s*(?:이전|전)/u],
  ['뒤', /^\s*(?:이후|뒤|후)/u],
];

/** The figures of a text, each with what bounds it. */
export const boundedFiguresIn = (text: string): readonly BoundedFigure[] =>
  readFigures(text).map(({ figure, behind }) => ({
    figure,
    bound: bounds.find(([, said]) => said.test(behind))?.[0] ?? null,
  }));

/**
 * The figures of a text in one spelling each, so that a figure of a claim can be looked up in its source: `석 달` and `3월 이내` are
 * `3개월`, `5인` is `5명`, `100분의 40` is `40%`, `2026. 11. 3.` is `2026-11-03`. `5명 이상` is also `5명+`, `5명 미만` also `5명-`. Numbers of articles, cases and laws are not figures.
 */
export const figuresIn = (text: string): ReadonlySet<string> =>
  new Set(
    readFigures(text).flatMap(({ figure, behind }) => {
      const bound = boundOf(behind);
      return bound === null ? [figure] : [figure, `${figure}${bound}`];
    }),
  );

/** Each figure and what stands behind it. */
const readFigures = (text: string): readonly { readonly figure: string; readonly behind: string }[] => {
  let rest = withoutCaseNumbers(fold(text).text).replace(notFigures, ' ');
  const found: { figure: string; behind: string }[] = [];
  const take = (pattern: RegExp, named: (...groups: string[]) => readonly string[]): void => {
    const before = rest;
    rest = before.replace(pattern, (whole: string, ...groups: unknown[]) => {
      const at = groups.find((group) => typeof group === 'number') ?? 0;
      const behind = before.slice(at + whole.length, at + whole.length + 20);
      for (const figure of named(...groups.map((group) => (typeof group === 'string' ? group : ''))))
        found.push({ figure, behind });
      return ' ';
    });
  };
  take(wholeDate, (year, month, day) => dateForms(year ?? '', month ?? '', day ?? ''));
  take(/(\d{4})\s*년\s*(\d{1,2})\s*월(?!\s*(?:이내|간|분|동안))/gu, (year, month) => [
    `${year}년`,
    `${year}-${two(month)}`,
  ]);
  take(/(?<!\d)(\d{1,2})\s*월\s*(\d{1,2})\s*일(?!\s*분)/gu, (month, day) => [`${two(month)}-${two(day)}`]);
  take(/(\d[\d,.]*)\s*분의\s*(\d[\d,.]*)/gu, (whole, part) => [
    `${roundOf((100 * numberOf(part)) / numberOf(whole))}%`,
  ]);
  take(moneyOf, (amount) => [`${wonOf(amount ?? '')}원`]);
  take(inDigits, (number, unit) => [measure(numberOf(number), unit ?? '')]);
  take(days, (word) => [`${dayWords[word ?? ''] ?? 0}일`]);
  take(/반년|반\s년/gu, () => ['6개월']);
  take(inNative, (number, unit) => [measure(nativeOf(number ?? ''), unit ?? '')]);
  take(inSino, (number, unit) => [measure(sinoOf(number ?? ''), unit ?? '')]);
  take(/(\d[\d,]*(?:\.\d+)?)/gu, (number) => [String(numberOf(number))]);
  return found;
};

/** The forms of a date in which a claim may say it: the day, its month, its year, its day of the year. */
export const figuresOfDate = (date: LocalDate): readonly string[] => {
  const [year = '', month = '', day = ''] = date.split('-');
  return dateForms(year, month, day);
};

const dateForms = (year: string, month: string, day: string): readonly string[] => {
  const [m, d] = [two(month), two(day)];
  return [`${year}-${m}-${d}`];
};

/** Whether these sources say the figure. A date says its month, its year and its day of the year, too. */
export const says = (sources: ReadonlySet<string>, figure: string): boolean => {
  if (sources.has(figure)) return true;
  const [, bounded, bound] = /^(.*)([+-])$/u.exec(figure) ?? [];
  if (bounded !== undefined) {
    // `5명 미만` is said of what applies from five on.
    if (bounded.endsWith('명')) return true;
    return says(sources, bounded) && !sources.has(`${bounded}${bound === '+' ? '-' : '+'}`);
  }
  const dates = [...sources].filter((source) => /^\d{4}-\d\d-\d\d$/.test(source));
  if (/^\d{4}-\d\d$/.test(figure)) return dates.some((date) => date.startsWith(figure));
  if (/^\d{4}년$/.test(figure)) return [...sources].some((source) => source.startsWith(`${figure.slice(0, 4)}-`));
  if (/^\d\d-\d\d$/.test(figure)) return dates.some((date) => date.endsWith(figure));
  // A number without a unit is that of any unit.
  return /^[\d.]+$/.test(figure) && [...sources].some((source) => /^[\d.]+/.exec(source)?.[0] === figure);
};

const withoutCaseNumbers = (folded: string): string => {
  let rest = '';
  let at = 0;
  for (const { from, to } of casesNamed(folded)) {
    rest += `${folded.slice(at, from)} `;
    at = to;
  }
  return rest + folded.slice(at);
};

const two = (digits = ''): string => digits.padStart(2, '0');
const numberOf = (written = ''): number => Number(written.replace(/[,\s]/g, '').replace(/\.$/, ''));
const roundOf = (value: number): number => Math.round(value * 100) / 100;

/** Numbers that name something: an article, a law, an annex, a case, a step of a list. */
const notFigures = new RegExp(
  [
    '제\\s*\\d+\\s*[조항호장절관편](?:\\s*의\\s*\\d+)*',
    '\\d+\\s*조(?:\\s*의\\s*\\d+)?(?=\\s|에|는|은|의|와|과|를|을|가|이|,|\\.|\\)|제|및|$)',
    '(?:법률|대통령령|고용노동부령|노동부령|노동위원회규칙)\\s*제\\s*\\d+\\s*호',
    '별표\\s*\\d+',
    '\\d+\\s*(?:가지|단계|번째|째|심|심급)',
    '[일이삼]심',
  ].join('|'),
  'gu',
);
const wholeDate = /(?<!\d)((?:19|20)\d\d)\s*(?:\.|년|-|\/)\s*(\d{1,2})\s*(?:\.|월|-|\/)\s*(\d{1,2})(?!\d)\s*일?/gu;

const units = '개월|월|달|년|주일|주|일분|일치|일|시간|분|명|인|사람|원|%|퍼센트|프로|배|회|번|차례|세|살';
const inDigits = new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?)\\s*(${units})`, 'gu');
const moneyOf = /((?:\d[\d,.]*\s*[십백천]?\s*[만억조]?\s*)+[십백천만억조]?\s*)원/gu;

const measure = (value: number, unit: string): string => `${value}${unitNames[unit] ?? unit}`;
const unitNames: Readonly<Record<string, string>> = {
  월: '개월',
  달: '개월',
  주일: '주',
  일치: '일분',
  인: '명',
  사람: '명',
  퍼센트: '%',
  프로: '%',
  번: '회',
  차례: '회',
  살: '세',
};

/** `1,000만`, `3천만`, `1억 5천만` in won. */
const wonOf = (written: string): number => {
  let total = 0;
  let part = 0;
  for (const [, number = '', scale = ''] of written.matchAll(/(\d[\d,.]*)?\s*([십백천만억조])?/gu)) {
    if (number === '' && scale === '') continue;
    const small = { 십: 10, 백: 100, 천: 1_000 }[scale];
    const large = { 만: 10_000, 억: 100_000_000, 조: 1_000_000_000_000 }[scale];
    if (large) {
      total += (part + numberOf(number || '0') || 1) * large;
      part = 0;
    } else part += (number === '' ? 1 : numberOf(number)) * (small ?? 1);
  }
  return total + part;
};

const dayWords: Readonly<Record<string, number>> = {
  이틀: 2,
  사흘: 3,
  나흘: 4,
  닷새: 5,
  엿새: 6,
  이레: 7,
  여드레: 8,
  아흐레: 9,
  열흘: 10,
  보름: 15,
};
const days = new RegExp(`(${Object.keys(dayWords).join('|')})`, 'gu');

const natives: Readonly<Record<string, number>> = {
  한: 1,
  두: 2,
  세: 3,
  석: 3,
  서: 3,
  네: 4,
  넉: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
  열두: 12,
  열다섯: 15,
  스무: 20,
  스물: 20,
  서른: 30,
  마흔: 40,
  쉰: 50,
};
const nativeOf = (word: string): number => natives[word] ?? 0;
const inNative = new RegExp(
  `(?<![가-힣])(${Object.keys(natives)
    .sort((a, b) => b.length - a.length)
    .join('|')})\\s*(개월|달|해|명|사람|주|살|배|시간|차례)(?![가-힣]*\\s*수\\s)`,
  'gu',
);

const sinoDigits = '일이삼사오육칠팔구';
const sinoOf = (word: string): number => {
  let total = 0;
  let digit = 0;
  for (const character of word) {
    const scale = { 십: 10, 백: 100, 천: 1_000 }[character];
    if (scale) {
      total += (digit || 1) * scale;
      digit = 0;
    } else digit = sinoDigits.indexOf(character) + 1;
  }
  return total + digit;
};
/** Only where a number in words is surely one: `삼 개월`, `십오일`, `오 인 미만`; 이 일 is `this matter`. */
const inSino = new RegExp(
  `(?<![가-힣])([${sinoDigits}]?십[${sinoDigits}]?|[삼사오육칠팔구]|일(?=\\s*(?:개월|년|주일)))\\s*(개월|년|주일|일분|일|명|인|퍼센트|프로)(?=[\\s,.]|이내|안|전|분|간|동안|미만|이상|이하|까지|부터|의|을|를|이|은|치|$)`,
  'gu',
);
