import type { FoundTest } from '../answering/material.ts';
import { sentencesOf } from '../citations/claims/sentences-of.ts';
import type { Citation } from '../texts/citation.ts';
import { lineLengths } from './correction-events.ts';
import { isOfOnePerson, topicLine } from './topic-line.ts';

/** A sentence of an answer that one of the firm's topics says. */
export type AnswerLine = {
  readonly topicId: string;
  readonly line: string;
  /** null for what needs no source. */
  readonly law: string | null;
  /** It opens the answer. */
  readonly opens: boolean;
};

/**
 * The sentences of an answer that can be corrected in their topics: only what the firm itself says, word for word, and says to everybody.
 * `tests` is what an answer to the same question rests on now; an older answer names its summaries among its sources.
 */
export const answerLines = (
  { text, citations }: { readonly text: string; readonly citations: readonly Citation[] },
  tests: readonly Pick<FoundTest, 'item' | 'why' | 'law'>[],
): readonly AnswerLine[] => {
  const known = new Map(tests.flatMap(linesOfTest));
  const cited = new Map(citations.map((each) => [each.n, each]));
  const found = text.split('\n').flatMap((paragraph) =>
    sentencesOf(paragraph).flatMap((sentence) => {
      const line = topicLine(sentence);
      const named = [...sentence.matchAll(/\[(\d{1,3})\]/gu)].flatMap(([, n]) => cited.get(Number(n)) ?? []);
      const summary = known.get(line) ?? named.flatMap(fromCitation)[0];
      return summary ? [{ ...summary, line }] : [];
    }),
  );
  const others = found.filter(({ line }) => line.length <= lineLengths.line && !isOfOnePerson(line));
  return [...new Map(others.map((one) => [`${one.topicId} ${one.line}`, one])).values()];
};

type Summary = Omit<AnswerLine, 'line'>;
const ofTopic = /^topic\/([a-z0-9-]+)(\/law|\/asked)?$/;

/** The first of the topics is the main one, and its first line opens the answer. */
const linesOfTest = (
  { item, why, law }: Pick<FoundTest, 'item' | 'why' | 'law'>,
  _n: number,
  tests: readonly Pick<FoundTest, 'item'>[],
): readonly (readonly [string, Summary])[] => {
  const [, topicId, kind] = ofTopic.exec(item) ?? [];
  if (topicId === undefined) return [];
  const isMain = tests.find((test) => ofTopic.test(test.item))?.item === item;
  return why.split('\n').flatMap((said, at) =>
    sentencesOf(said)
      // The choices beside a question are no sentences.
      .filter((sentence) => kind !== '/asked' || sentence.endsWith('?'))
      .map((sentence) => [
        topicLine(sentence),
        { topicId, law: kind === '/law' ? law : null, opens: isMain && at === 0 },
      ]),
  );
};

const fromCitation = (citation: Citation): readonly Summary[] => {
  const [, topicId, kind] = (citation.kind === 'test' && ofTopic.exec(citation.item)) || [];
  if (topicId === undefined || citation.kind !== 'test') return [];
  return [{ topicId, law: kind === '/law' ? citation.law : null, opens: false }];
};
