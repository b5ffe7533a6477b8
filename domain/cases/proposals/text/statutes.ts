import { sectionNamed } from '../../decision-text.ts';
import { type Found, passageAt } from '../../found.ts';

const MOST = 60;
/** A word that ends as names of laws do; the names themselves contain spaces, ㆍ and ·. */
const article = /제\s*(\d{1,4})\s*조(?:\s*의\s*(\d{1,3}))?/;

/**
 * The articles that a decision rests on, one an entry: `근로기준법 제23조`. From 참조조문 if there is one; its entries leave out the
 * law's name after the first. Else the articles of labour laws that the reasons name.
 */
export const statutesOf = (text: string): readonly Found[] => {
  const listed = sectionNamed(text, '참조조문');
  return listed ? fromList(text, listed.from, listed.to) : fromReasons(text);
};

const fromList = (text: string, from: number, to: number): readonly Found[] => {
  const found = new Map<string, Found>();
  let law = '';
  for (const { index, 0: entry } of withoutBrackets(text.slice(from, to)).matchAll(/[^,/\n]+/g)) {
    const match = article.exec(entry);
    if (!match) continue;
    const said = lawName(entry.slice(0, match.index), law);
    law = said ?? law;
    if (law === '') continue;
    const value = `${law} 제${match[1]}조${match[2] ? `의${match[2]}` : ''}`;
    const start = from + index + (entry.length - entry.trimStart().length);
    if (!found.has(value) && value.length <= 100)
      found.set(value, {
        value,
        rule: 'listed-statute',
        passage: passageAt(text, start, from + index + entry.trimEnd().length),
      });
    if (found.size === MOST) break;
  }
  return [...found.values()];
};

/** Text in brackets (the version of the law, today's article) is replaced by spaces, so that offsets stay the same. */
const withoutBrackets = (text: string): string => {
  let plain = text;
  for (let depth = 0; depth < 3; depth += 1)
    plain = plain.replace(/[(（][^()（）]*[)）]|\[[^[\]]*\]|【[^【】]*】/g, (inside) => ' '.repeat(inside.length));
  return plain;
};

/** The law that an entry names; null where the entry continues with the previous law (`제33조`, `같은 법 제28조`). */
const lawName = (before: string, last: string): string | null => {
  const name = before
    // `나.다. 근로기준법`: the same law for two of the headnotes.
    .replace(/^\s*(?:(?:[가-하]|\d{1,2})\s*\.\s*)+/, '')
    .replace(/\s+/g, ' ')
    .replace(/ 부칙$/, ' 부칙')
    .trim();
  if (name === '') return null;
  const again = /^(?:같은|동|위)\s?(?:법|법률|령|영)(?:\s?(시행령|시행규칙))?$/.exec(name);
  if (again) return again[1] ? `${last.replace(/ (?:시행령|시행규칙)$/, '')} ${again[1]}` : null;
  return /(?:법|법률|령|규칙|규정|헌법|조례|협약|부칙)$/.test(name) && name.length <= 80 ? name : null;
};

const labourLaws =
  /(?<![가-힣])((?:구\s)?(?:근로기준법|노동조합\s?및\s?노동관계\s?조정법|노동조합법|기간제\s?및\s?단시간근로자\s?보호\s?등에\s?관한\s?법률|기간제법|파견근로자\s?보호\s?등에\s?관한\s?법률|파견법|근로자퇴직급여\s?보장법|남녀고용평등과\s?일ㆍ가정\s?양립\s?지원에\s?관한\s?법률|남녀고용평등법|노동위원회법|고용상\s?연령차별금지\s?및\s?고령자고용촉진에\s?관한\s?법률|고령자고용법|근로자참여\s?및\s?협력증진에\s?관한\s?법률|최저임금법|산업재해보상보험법|산업안전보건법|노동위원회규칙)(?:\s?시행령|\s?시행규칙)?)\s*제\s*(\d{1,4})\s*조(?:\s*의\s*(\d{1,3}))?/g;

const fromReasons = (text: string): readonly Found[] => {
  const found = new Map<string, Found>();
  for (const { index, 0: words, 1: law = '', 2: number, 3: branch } of text.matchAll(labourLaws)) {
    const value = `${law.replace(/\s+/g, ' ')} 제${number}조${branch ? `의${branch}` : ''}`;
    if (!found.has(value))
      found.set(value, { value, rule: 'statute-in-reasons', passage: passageAt(text, index, index + words.length) });
    if (found.size === MOST) break;
  }
  return [...found.values()];
};
