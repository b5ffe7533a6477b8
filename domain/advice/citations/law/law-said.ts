import type { LocalDate } from '../../../kernel/korean/korean-date.ts';
import type { Paragraph } from '../../../statutes/article-text-on.ts';
import { articlesNamed, isSameArticle, type NamedArticle } from '../../../statutes/articles-named.ts';
import type { DroppedBecause } from '../../texts/citation.ts';
import { follows, hasPart } from '../follows.ts';
import type { Grounds } from '../grounds.ts';
import { boundedFiguresIn, figuresIn } from './figures.ts';
import { setsPeriod, statementsIn, statementsOfArticle } from './statements.ts';

/**
 * Each cited article must be named by a cited source, or have a part in the claim, as its text shows: what it says, or the period of the
 * way to dispute that the claim is about.
 */
export const idleArticle = (claim: string, { cases, tests, articles, routes }: Grounds): DroppedBecause | null => {
  const inSources = [
    ...cases.flatMap(({ cited }) => articlesNamed(cited.text)),
    ...tests.flatMap(({ law, why }) => articlesNamed(`${law}\n${why}`)),
  ];
  const ofRoutes = routesMeant(claim, routes).flatMap(({ law }) => articlesNamed(law));
  const isNamed = (article: NamedArticle, paragraphs: readonly Paragraph[]): boolean =>
    inSources.some((other) => isSameArticle(article, other)) ||
    (setsPeriod(paragraphs) && ofRoutes.some((other) => isSameArticle(article, other)));
  const isIdle = articles.some(({ paragraphs, ...article }) => {
    const known = paragraphs ?? [];
    return !isNamed(article, known) && !hasPart(claim, statementsOfArticle(known));
  });
  return isIdle ? 'no_source' : null;
};

/** The ways to dispute that the claim names, or else those whose last day it says. */
const routesMeant = (claim: string, routes: Grounds['routes']): Grounds['routes'] => {
  const named = routes.filter(({ name }) => unspaced(claim).includes(unspaced(name)));
  return named.length > 0 ? named : withDayIn(claim, routes);
};
const unspaced = (text: string): string => text.replace(/\s/gu, '');
const withDayIn = (claim: string, routes: Grounds['routes']): Grounds['routes'] => {
  const said = figuresIn(claim);
  return routes.filter(({ deadline }) => deadline !== null && said.has(deadline));
};

/** The last day of one way to dispute isn't that of another, nor does it follow from any other article. */
export const wrongDay = (claim: string, { routes, articles }: Grounds): DroppedBecause | null => {
  const lastDays = routesMeant(claim, routes).flatMap(({ deadline }) => deadline ?? []);
  const until = boundedFiguresIn(claim).filter(({ figure, bound }) => bound === '이하' && /^\d{4}-/u.test(figure));
  // The day on which three months end isn't the last one where that is moved.
  if (lastDays.length > 0 && until.some(({ figure }) => !lastDays.includes(figure))) return 'no_source';
  if (withDayIn(claim, routes).length === 0) return null;
  const meant = withDayIn(claim, routesMeant(claim, routes));
  const laws = meant.flatMap(({ law }) => articlesNamed(law));
  const isOfLaw =
    articles.length === 0 || articles.some((article) => laws.some((other) => isSameArticle(article, other)));
  return meant.length > 0 && isOfLaw ? null : 'no_source';
};

/** `밝히지 은 해고`, `서면이 면`: a negation was taken out. */
export const garbled = (claim: string): DroppedBecause | null =>
  /지(?:는|도|를)?\s+(?:[은는]\s|는데|았|아도|으면|아요|으며|습니다)|[가-힣][이가]\s+(?:면|지만)[,\s]/u.test(claim)
    ? 'no_source'
    : null;

/** Where a claim quotes no decision, what it says must follow from the tests and articles that it names. */
export const unsaid = (claim: string, grounds: Grounds, today: LocalDate): DroppedBecause | null => {
  const { cases, tests, articles, checkFigures, routes } = grounds;
  if (cases.length > 0) return null;
  const inTests = tests.flatMap(({ title, why }) => [title, why]);
  const paragraphs = articles.flatMap(({ paragraphs: known }) => known ?? []);
  const said = {
    statements: [...inTests.flatMap(statementsIn), ...statementsOfArticle(paragraphs)],
    texts: [
      ...inTests,
      ...tests.map(({ law }) => law),
      ...articles.flatMap(({ law }) => law ?? []),
      ...articles.flatMap(({ whole }) => whole ?? []).flatMap(({ lead, items }) => [lead, ...items]),
      ...routes.flatMap(({ name, body }) => [name, body]),
    ],
    ...{ checkFigures, today },
  };
  return follows(claim, said) ? null : 'no_source';
};
