import { caseNumbersOf, isMasked } from '../case-numbers.ts';
import type { DecisionFacts } from '../decision-facts.ts';
import { sectionNamed } from '../decision-text.ts';
import { type FoundPassage, passageAt } from '../found.ts';
import { caseIdentity } from '../identity/case-identity.ts';
import { sourceDate } from '../source-dates.ts';
import { tribunalOf } from '../tribunal-names.ts';

/** An earlier decision of the same dispute, as the later decision names it. */
export type LowerInstance = {
  readonly rule: 'first-commission' | 'central-commission' | 'first-instance' | 'second-instance' | 'sent-back-by';
  readonly tribunal: string;
  readonly decidedOn: string | null;
  readonly caseNumbers: readonly string[];
  readonly passage: FoundPassage;
};

const headed: readonly (readonly [LowerInstance['rule'], readonly string[]])[] = [
  ['first-instance', ['제1심판결', '제1심결정']],
  ['second-instance', ['원심판결', '원심결정']],
  ['sent-back-by', ['환송판결', '환송전판결']],
];

const judgment =
  /([가-힣]+(?:법원|고법|지법|행법)(?:\s?[가-힣]+지원)?(?:\s?\([가-힣]+\))?)\s*(\d{4}\s*\.\s*\d{1,2}\s*\.\s*\d{1,2})\s*\.?\s*선고\s*([^판결]{4,80}?)\s*(?:판결|결정)/;
/** 【연관판결】 in decisions that the industrial accident service publishes: `서울행정법원,2007구합6373,1심-서울고등법원,…`. */
const chained = /([가-힣]+법원(?:\([가-힣]+\))?)\s*,\s*(\d{4}[가-힣]+\d+)\s*,\s*1심/;
const serial = '(?<number>(?<year>\\d{4})\\s?(?<sort>부해|부노|차별)\\s?(?<serial>\\d+))';
const localNames = '서울|부산|대구|인천|광주|대전|울산|경기|강원|충북|충남|전북|전남|경북|경남|제주';
/** `서울2018부해1234`, or without the place where the sentence names the commission: `중앙노동위원회가 … 2013부해1017 … 재심판정`. */
const numberOf = (places: string): RegExp =>
  new RegExp(
    `(?<![가-힣])(?<place>${places})(?:\\s?|(?:특별시|광역시|직할시)?(?:지방)?노동위원회(?:에|가|는|의)(?:(?!노동위원회)[^\\n]){0,160}?(?<![가-힣\\d]))${serial}`,
  );
const commissions: readonly (readonly [LowerInstance['rule'], RegExp])[] = [
  ['first-commission', numberOf(localNames)],
  ['central-commission', numberOf('중앙')],
];

/** The earlier instances of this dispute, the lowest first. */
export const lowerInstances = (text: string, facts: DecisionFacts): readonly LowerInstance[] => {
  const found: LowerInstance[] = [];
  const reasons = sectionNamed(text, '청구취지', '청구취지및항소취지', '이유');
  const from = sectionNamed(text, '주문')?.from ?? reasons?.from ?? 0;
  for (const [rule, pattern] of commissions) {
    const match = pattern.exec(text.slice(from));
    const { place = '', number = '', year = '', sort = '', serial: last = '' } = match?.groups ?? {};
    if (!match || number === '') continue;
    const to = from + match.index + match[0].length;
    found.push({
      rule,
      tribunal: place === '중앙' ? '중앙노동위원회' : `${place}지방노동위원회`,
      decidedOn: null,
      caseNumbers: [`${place}${year}${sort}${last}`],
      passage: passageAt(text, to - number.length, to),
    });
  }
  const chain = sectionNamed(text, '연관판결');
  const first = chain && chained.exec(text.slice(chain.from, chain.to));
  if (chain && first) {
    const at = chain.from + first.index;
    const [words, court = '', number = ''] = first;
    const passage = passageAt(text, at, at + words.length);
    found.push({
      rule: 'first-instance',
      tribunal: tribunalOf(court),
      decidedOn: null,
      caseNumbers: [number],
      passage,
    });
  }
  for (const [rule, names] of headed) {
    const section = sectionNamed(text, ...names);
    const match = section && judgment.exec(text.slice(section.from, section.to));
    if (!section || !match) continue;
    const at = section.from + match.index;
    found.push({
      rule,
      tribunal: tribunalOf(match[1] ?? ''),
      decidedOn: sourceDate(match[2] ?? ''),
      caseNumbers: caseNumbersOf(match[3] ?? ''),
      passage: passageAt(text, at, at + match[0].length),
    });
  }
  return found.filter(
    ({ caseNumbers }) =>
      caseNumbers.length > 0 && !caseNumbers.some((one) => isMasked(one) || facts.caseNumbers.includes(one)),
  );
};

/** The name of the dispute, under which its cases are counted once: the name of its first instance. */
export const disputeNamed = ({ tribunal, decidedOn, caseNumbers }: Omit<LowerInstance, 'rule' | 'passage'>): string =>
  caseIdentity({ tribunal, decidedOn, caseNumbers: [...caseNumbers] });
