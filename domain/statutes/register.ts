import type { LocalDate } from '../kernel/korean/korean-date.ts';
import type { LawText } from './law-text.ts';
import { codes } from './laws/codes.ts';
import { commissions } from './laws/commissions.ts';
import { equality } from './laws/equality.ts';
import { fixedTermAndAgency } from './laws/fixed-term-and-agency.ts';
import { insuranceAndSafety } from './laws/insurance-and-safety.ts';
import { labourStandards } from './laws/labour-standards.ts';
import { pay } from './laws/pay.ts';
import { publicService } from './laws/public-service.ts';
import { reporting } from './laws/reporting.ts';
import { rulesToConfirm } from './laws/rules-to-confirm.ts';
import { unionsAndCouncils } from './laws/unions-and-councils.ts';

const laws: readonly LawText[] = [
  ...labourStandards,
  ...fixedTermAndAgency,
  ...equality,
  ...unionsAndCouncils,
  ...commissions,
  ...pay,
  ...insuranceAndSafety,
  ...reporting,
  ...publicService,
  ...codes,
  ...rulesToConfirm,
];

export type ArticleOn =
  | {
      readonly standing: 'in_force';
      /** The official name of the law. */
      readonly law: string;
      /** `제23조 제1항`. */
      readonly article: string;
      /** The periods and amounts in it, as `figuresIn` writes them; null where they aren't known. */
      readonly figures: ReadonlySet<string> | null;
      /** Nobody has compared this with the law's text. */
      readonly toConfirm: boolean;
    }
  /** It was repealed before, or added after; or the law has no such article, or isn't in the register. */
  | { readonly standing: 'not_in_force' | 'unknown' };

/**
 * Whether the law has this article on this day.
 * @param law its official name or one of its short ones, spaced and dotted in any way.
 * @param article `제23조 제1항`, `76조의2`.
 */
export const articleOn = (law: string, article: string, date: LocalDate): ArticleOn => {
  const found = lawNamed(law);
  const named = articleNamed(article);
  if (!found || !named) return { standing: 'unknown' };
  const times = timesOf(found).get(named.number);
  if (!times || date < found.since) return { standing: 'unknown' };
  const time = times.find(({ from, to }) => from <= date && (to === null || date < to));
  if (!time) return { standing: 'not_in_force' };
  const { paragraph } = named;
  if (paragraph !== null && !time.paragraphs.has(paragraph)) {
    const atAnotherTime = times.some(({ paragraphs }) => paragraphs.has(paragraph));
    return { standing: atAnotherTime ? 'not_in_force' : 'unknown' };
  }
  const entries = entriesOf(time, paragraph);
  return {
    standing: 'in_force',
    law: found.law,
    article: named.words,
    figures: entries && new Set(entries),
    toConfirm: found.until === null,
  };
};

/** The law's official name; null where the register doesn't have it. */
export const officialLawName = (name: string): string | null => lawNamed(name)?.law ?? null;

/** Official and short names, without blanks and dots, the longest first. */
export const bareLawNames = (): readonly string[] => [...byName().keys()].sort((a, b) => b.length - a.length);

export const bareLawName = (name: string): string => name.replace(/[\s·ㆍ・,「」『』《》‹›<>"'“”]/gu, '');

const lawNamed = (name: string): LawText | undefined => byName().get(bareLawName(name));

let names: ReadonlyMap<string, LawText> | null = null;
const byName = (): ReadonlyMap<string, LawText> => {
  names ??= new Map(laws.flatMap((law) => [law.law, ...law.aliases].map((name) => [bareLawName(name), law] as const)));
  return names;
};

/** `제23조 제1항 제2호 가목` in its parts. */
const articleNamed = (
  article: string,
): { readonly number: string; readonly paragraph: number | null; readonly words: string } | null => {
  const [, number, branch, paragraph, item, itemBranch, letter] =
    /^제?(\d{1,4})조(?:의(\d{1,2}))?(?:제?(\d{1,2})항)?(?:제?(\d{1,2})호(?:의(\d{1,2}))?)?(?:([가-하])목)?(?:본문|단서|전단|후단|각호|전문|후문)?$/u.exec(
      article.replace(/\s+/g, ''),
    ) ?? [];
  if (number === undefined) return null;
  const words = [
    `제${Number(number)}조${branch ? `의${Number(branch)}` : ''}`,
    paragraph && `제${Number(paragraph)}항`,
    item && `제${Number(item)}호${itemBranch ? `의${Number(itemBranch)}` : ''}`,
    letter && `${letter}목`,
  ];
  return {
    number: `${Number(number)}${branch ? `의${Number(branch)}` : ''}`,
    paragraph: paragraph ? Number(paragraph) : null,
    words: words.filter(Boolean).join(' '),
  };
};

type Time = {
  readonly from: LocalDate;
  readonly to: LocalDate | null;
  readonly paragraphs: ReadonlySet<number>;
  /** By paragraph; 0 is what stands outside them. */
  readonly figures: ReadonlyMap<number, readonly string[]>;
  readonly knowsFigures: boolean;
};

const entriesOf = ({ figures, knowsFigures }: Time, paragraph: number | null): readonly string[] | null => {
  if (!knowsFigures) return null;
  return paragraph === null ? [...figures.values()].flat() : (figures.get(paragraph) ?? []);
};

const parsed = new Map<LawText, ReadonlyMap<string, readonly Time[]>>();
const timesOf = (law: LawText): ReadonlyMap<string, readonly Time[]> => {
  const known = parsed.get(law) ?? parseArticles(law);
  parsed.set(law, known);
  return known;
};

const parseArticles = ({ articles }: LawText): ReadonlyMap<string, readonly Time[]> =>
  new Map(
    articles
      .trim()
      .split('\n')
      .map((line) => {
        const [number = '', ...times] = line.trim().split(' ');
        return [number, times.map(timeOf)];
      }),
  );

const timeOf = (written: string): Time => {
  const [, from = '', to = '', paragraphs = '0', , figures] =
    /^(\d{8})?~(\d{8})?:([\d.]+)(\{(.*)\})?$/u.exec(written) ?? [];
  return {
    from: from === '' ? '' : dateOf(from),
    to: to === '' ? null : dateOf(to),
    paragraphs: paragraphsOf(paragraphs),
    figures: new Map(
      (figures ?? '')
        .split(';')
        .filter((part) => part !== '')
        .map((part) => {
          const [paragraph = '0', list = ''] = part.split('=');
          return [Number(paragraph), list.split(',')];
        }),
    ),
    knowsFigures: figures !== undefined,
  };
};

/** `2`: the first two; `1.2.4`: these. */
const paragraphsOf = (written: string): ReadonlySet<number> =>
  new Set(
    written.includes('.') ? written.split('.').map(Number) : Array.from({ length: Number(written) }, (_, n) => n + 1),
  );

const dateOf = (digits: string): LocalDate => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
