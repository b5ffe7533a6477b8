import type { LocalDate } from '../../../kernel/korean/korean-date.ts';
import { articlesNamed } from '../../../statutes/articles-named.ts';
import { articleOn } from '../../../statutes/register.ts';
import { needsNoSource } from '../../citations/claims/connecting.ts';
import { sentencesOf } from '../../citations/claims/sentences-of.ts';
import { answerHeadings } from '../../document/answer-lists.ts';
import { sayOf } from '../../topics/asks/ask.ts';
import type { FoundTest } from '../material.ts';
import type { Plan, Said } from '../planning/plan.ts';
import { topicItem } from '../planning/topic-tests.ts';
import { article, heading, item, type Line, opening, sentence, test } from './claims.ts';

export const helpPart = (lines: readonly string[]): readonly Line[] =>
  lines.flatMap((line, n) =>
    n > 1 && n < lines.length - 1 ? [item(line)] : sentencesOf(line).map((each) => sentence(each)),
  );

/** The parts of an answer that its topics give, each sentence with the firm's summary as its source where it states anything. */

export const firstPart = ({ main, first }: Plan, tests: readonly FoundTest[]): readonly Line[] =>
  sentencesOf(first).map((each, n) => (n === 0 ? opening : sentence)(each, ...sourceOf(each, main.id, tests)));

export const refusalsPart = ({ refuses }: Plan, tests: readonly FoundTest[]): readonly Line[] =>
  refuses.flatMap(({ topic, say }, n) =>
    sentencesOf(say).map((each) => (n === 0 ? opening : sentence)(each, ...sourceOf(each, topic.id, tests))),
  );

export const deedsPart = ({ today, week }: Plan, tests: readonly FoundTest[]): readonly Line[] => [
  ...listOf(answerHeadings.today, today, tests),
  ...listOf(answerHeadings.week, week, tests),
];

export const lawPart = ({ law, main }: Plan, tests: readonly FoundTest[], lawDate: LocalDate): readonly Line[] =>
  law.flatMap(({ say, topic }) => {
    const found = tests.find(({ item: key, why }) => key === `${topicItem(topic.id)}/law` && why === say);
    return found ? [itemOf(say, [test(found), ...(topic.id === main.id ? articlesOf(found.law, lawDate) : [])])] : [];
  });

/** The statutes that a summary names, to be opened beside it; decisions and rules of the commissions can't be opened by an article. */
const articlesOf = (law: string, lawDate: LocalDate): readonly string[] =>
  articlesNamed(law).flatMap(({ law: name, article: number, isFormer }) =>
    name !== null && !isFormer && articleOn(name, number, lawDate).standing === 'in_force'
      ? [article(`${name} ${number}`)]
      : [],
  );

/** What it doesn't know, and the one thing that it asks back: the first that wasn't asked before. */
export const askPart = ({ asks, main }: Plan, before: readonly string[]): readonly Line[] => {
  const ask = asks.find((one) => !before.some((text) => text.includes(one.ask)));
  if (ask === undefined) return [];
  const choices = ask.choices ?? [];
  return [
    heading(answerHeadings.ask),
    // Somebody in danger is asked at once.
    ...(main.alone ? [] : [sentence('답에 따라 안내가 달라지니 하나만 여쭤볼게요.')]),
    ...sentencesOf(ask.ask).map((each) => sentence(each)),
    ...choices.map((choice) => item(sayOf(choice))),
  ];
};

const listOf = (title: string, deeds: readonly Said[], tests: readonly FoundTest[]): readonly Line[] =>
  deeds.length === 0
    ? []
    : [heading(title), ...deeds.map(({ topic, say }) => itemOf(say, sourceOf(say, topic.id, tests)))];

/** Each sentence of an item has its own mark, because each is checked by itself. */
const itemOf = (say: string, sources: readonly string[]): Line => {
  const sentences = sentencesOf(say);
  const marked = sentences.map((each, n) =>
    n === sentences.length - 1 || sources.length === 0 ? each : each.replace(/([.!?])$/u, `${sources.join('')}$1`),
  );
  return item(marked.join(' '), ...sources);
};

const noFigures: ReadonlySet<string> = new Set();

const sourceOf = (say: string, topicId: string, tests: readonly FoundTest[]): readonly string[] => {
  if (sentencesOf(say).every((each) => needsNoSource(each, noFigures))) return [];
  const found = tests.find(({ item: key }) => key === topicItem(topicId));
  return found ? [test(found)] : [];
};
