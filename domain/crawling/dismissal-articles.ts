/** What the articles that a decision refers to say about its matter. */
export type CitedArticles = {
  /** Any article of the Labour Standards Act (근로기준법). */
  readonly labourStandardsAct: boolean;
  /** One that speaks of dismissals alone: for business reasons, the notice, the written form. */
  readonly dismissalOnly: boolean;
  /**
   * One that speaks of dismissals and of every other sanction: the just cause, relief by the commission, and the employer's
   * reprisal for union work.
   */
  readonly anySanction: boolean;
};

type Numbering = { readonly dismissalOnly: ReadonlySet<string>; readonly anySanction: ReadonlySet<string> };

/**
 * The Labour Standards Act was renumbered twice: by Act 5309 of 1997-03-13 and by Act 8372 of 2007-04-11. 23 is the just cause
 * today, 30 from 1997, 27 before.
 */
const until1997: Numbering = { dismissalOnly: new Set(['27의2']), anySanction: new Set(['27', '27의3']) };
const until2007: Numbering = {
  dismissalOnly: new Set(['31', '31의2', '32']),
  anySanction: new Set(['30', '33']),
};
const today: Numbering = {
  dismissalOnly: new Set(['24', '25', '26', '27']),
  anySanction: new Set(['23', '28', '29', '30', '31', '32', '33']),
};

/** Dismissed for union work (item 1) or for a complaint (item 5): article 39 of the Act until 1997, 81 of its successor. */
const unionAct: Numbering = { dismissalOnly: new Set(), anySanction: new Set(['39/1', '39/5', '81/1', '81/5']) };
const unionActs = new Set(['노동조합법', '노동관계조정법', '노동조합및노동관계조정법']);

/** @param before the day of the Act that changed the one referred to, or of the decision */
const numberingBefore = (before: string): Numbering => {
  if (before <= '1997-03-13') return until1997;
  return before <= '2007-04-11' ? until2007 : today;
};

/**
 * Reads 참조조문: `[1] 근로기준법 제23조 제1항, 제31조 / [2] 구 근로기준법(2007. 4. 11. 법률 제8372호로 전부 개정되기 전의 것) 제30조,
 * 민법 제390조`. An article without a name belongs to the law named before it.
 * @param decidedOn of the decision: which numbering an Act without 구 has. null: today's.
 */
export const dismissalArticles = (articles: string, decidedOn: string | null): CitedArticles => {
  const found = { labourStandardsAct: false, dismissalOnly: false, anySanction: false };
  const text = articles.normalize('NFC').slice(0, LONGEST);
  const inForce = numberingBefore(decidedOn ?? '9999-12-31');
  /** What 구 근로기준법 without a day means: the one that was named with a day before. */
  let former = inForce;
  let act: Numbering | null = null;
  for (const { groups } of text.matchAll(reference)) {
    if (groups?.law !== undefined) {
      act = null;
      if (unionActs.has(groups.law)) act = unionAct;
      if (groups.law !== '근로기준법') continue;
      found.labourStandardsAct = true;
      if (groups.year !== undefined) {
        former = numberingBefore(`${groups.year}-${two(groups.month)}-${two(groups.day)}`);
      }
      act = groups.former === undefined ? inForce : former;
    } else if (act && groups?.article !== undefined) {
      const article = groups.branch === undefined ? groups.article : `${groups.article}의${groups.branch}`;
      found.dismissalOnly ||= act.dismissalOnly.has(article);
      found.anySanction ||= act.anySanction.has(article) || act.anySanction.has(`${article}/${groups.item ?? ''}`);
    }
  }
  return found;
};

/** Longer than any real list of articles. */
const LONGEST = 20_000;

/** The name of a law, with the day of the Act that ended its former text; or an article. 시행령 is another law. */
const reference =
  /(?:(?<former>구\s*)?(?<law>[가-힣]{1,40}(?:법률|법|령|규칙|헌법)(?:\s*시행(?:령|규칙))?)(?![가-힣])(?:\s*\(\s*(?<year>\d{4})\s*\.\s*(?<month>\d{1,2})\s*\.\s*(?<day>\d{1,2})\s*\.[^)]{0,200}\))?)|제\s*(?<article>\d{1,4})조(?:의\s*(?<branch>\d{1,2}))?(?:\s*제\s*\d{1,2}항)?(?:\s*제\s*(?<item>\d{1,2})호)?/g;

const two = (number: string | undefined): string => (number ?? '').padStart(2, '0');
