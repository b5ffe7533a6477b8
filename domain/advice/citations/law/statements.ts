import { fold } from '../../../search/folding.ts';
import type { Paragraph } from '../../../statutes/article-text-on.ts';
import { type BoundedFigure, boundedFiguresIn } from './figures.ts';

/** What a clause does: demands, forbids, allows, allows on a condition (`있어야 할 수 있다`), spares (`하지 않아도 된다`), or says that something is or isn't so. */
export type Force = 'must' | 'mustNot' | 'may' | 'onlyIf' | 'needNot' | 'is' | 'isNot';

/** A clause of a claim or of a source. */
export type Statement = {
  readonly words: string;
  /** Null where the end of the clause can't be read: nothing supports it, and it supports nothing. */
  readonly force: Force | null;
  readonly figures: readonly BoundedFigure[];
  /** What begins with `다만` holds only in the case that it names: these words. */
  readonly exception: string | null;
};

/** The clauses of a text: sentences, cut behind `하고`, `있으며`, `않지만`, `하니`. */
export const statementsIn = (text: string): readonly Statement[] =>
  sentencesOf(fold(text).text).flatMap((sentence) => clausesOf(sentence));

/** The clauses of an article. An item is said of what stands before the items, an exception of what it is one from. */
export const statementsOfArticle = (paragraphs: readonly Paragraph[]): readonly Statement[] =>
  paragraphs.flatMap((paragraph) => {
    const known = read.get(paragraph) ?? statementsOfParagraph(paragraph);
    read.set(paragraph, known);
    return known;
  });
/** A paragraph is read once, however many claims cite it. */
const read = new WeakMap<Paragraph, readonly Statement[]>();

const statementsOfParagraph = ({ lead, items }: Paragraph): readonly Statement[] => {
  const sentences = sentencesOf(fold(lead).text);
  return sentences.flatMap((sentence, at) => {
    const rule = begins.test(sentence) ? (sentences[at - 1] ?? '') : '';
    const listed = /각\s*호|다음과\s*같다/u.test(sentence)
      ? items.map((item) => fold(item).text.replace(/^\S+\.\s*/u, ''))
      : [];
    return ['', ...listed].flatMap((item) => clausesOf(sentence, item, rule));
  });
};

/** Whether an article says within which time something has to be done. */
export const setsPeriod = (paragraphs: readonly Paragraph[]): boolean =>
  statementsOfArticle(paragraphs).some(({ figures }) =>
    figures.some(({ figure, bound }) => (bound === '이하' || bound === '초과') && /(?:개월|일|년)$/u.test(figure)),
  );

const sentencesOf = (text: string): readonly string[] =>
  text
    // A mark was here.
    .replace(/\s+(?=[.,?!])/gu, '')
    .split(/(?<=[가-힣)][.?!])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const begins = /^(?:다만|그러나|단)[,\s]/u;

const clausesOf = (sentence: string, item = '', rule = ''): readonly Statement[] => {
  const clauses = sentence.split(betweenClauses).filter((clause) => /[가-힣]/u.test(clause));
  return clauses.map((clause) => {
    const own = clauses.length === 1 || item !== '' ? `${sentence} ${item}` : clause;
    return {
      words: `${rule} ${own}`.trim(),
      force: forceOf(clause),
      figures: boundedFiguresIn(own),
      exception: begins.test(sentence) ? own : null,
    };
  });
};

/** Behind the connecting end of a predicate; `해고 `, `신고 ` are nouns. */
const betweenClauses =
  /(?<=[하되이있없않못았었했됐돼받남으르지]고|[가-힣]며|(?:하|되|이|있|없|않|했|었|았|이었)(?:지만|으나|으니|니),?|수\s[있없]어)[,\s]\s*/u;

const forceOf = (clause: string): Force | null => {
  const end = clause
    .replace(/\([^()]*\)/gu, '')
    .replace(/[\s.,!:;'"“”‘’)]+$/u, '')
    .replace(/것으로\s*(?=[가-힣]{1,3}$)/u, '것으로 ');
  if (unreadable.test(end)) return null;
  return forces.find(([, said]) => said.test(end))?.[0] ?? 'is';
};

/** `적용되지 아요`, `안 되지 않아요`, `않지 않아요`. */
const unreadable =
  /지\s+[아어여](?!니)[가-힣]{0,3}$|(?:안\s*되|못\s*하|않|없|아니하|야\s*(?:하|되|돼)|수\s*있)지\s*(?:는|도)?\s*(?:않|못|아니)[가-힣]*$|못지\s|[어아해여]야(?:만)?\s[가-힣\s]*수\s*없[가-힣]*$|도\s*(?:되|돼)지\s*(?:는|도)?\s*(?:않|못|아니)[가-힣]*$|(?:없|아닌|않)[는은]?\s*것으로\s*보지/u;

const end = '[가-힣]{0,5}$';
const forces: readonly (readonly [Force, RegExp])[] = [
  ['needNot', new RegExp(`그러하지\\s*아니${end}`, 'u')],
  [
    'needNot',
    new RegExp(
      `(?:지\\s*(?:않아도|아니하여도|아니해도)|안\\s*[가-힣]{1,4}도)\\s*(?:되|돼|된|됩|괜찮|무방)${end}|(?:필요|의무)(?:가|는|도|까지는)?\\s*없${end}|지\\s*아니할\\s*수\\s*있${end}`,
      'u',
    ),
  ],
  [
    'mustNot',
    new RegExp(
      `(?:면|서는|서도)\\s*(?:안|아니)\\s*(?:되|돼|된|됩)${end}|지\\s*(?:는|도)?\\s*못(?:하|해|한|합|함|했)${end}|수(?:는|도|가)?\\s*없${end}|금지(?:되|돼|된|됩|하|해|한|합)?${end}`,
      'u',
    ),
  ],
  [
    'must',
    new RegExp(
      `[가-힣]야\\s*(?:만\\s*)?(?:하|해|한|합|함|했|되|돼|된|됩)${end}|(?:의무|필요)(?:가|도)?\\s*있${end}`,
      'u',
    ),
  ],
  ['onlyIf', new RegExp(`[어아해여]야(?:만)?\\s[가-힣\\s]*수(?:는|도|가)?\\s*있${end}`, 'u')],
  ['may', new RegExp(`수(?:는|도|가)?\\s*있${end}`, 'u')],
  [
    'isNot',
    new RegExp(
      `지\\s*(?:는|도)?\\s*(?:않|아니)${end}|없${end}|아니(?:다|라|며|고|에요|예요)${end}|아닙니다$|어(?:렵|려)${end}|(?:없|아닌|않)[는은]?\\s*것으로\\s*(?:본|봐|보)${end}`,
      'u',
    ),
  ],
];
