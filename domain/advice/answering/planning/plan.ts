import { anyEnding } from '../../topics/any-ending.ts';
import { type Ask, sayOf } from '../../topics/asks/ask.ts';
import type { LawLine, Topic } from '../../topics/topic.ts';
import { topics as specific } from '../../topics/topics.ts';
import { sideReplies } from '../../understanding/asker/side-said.ts';
import type { Facts } from '../../understanding/facts.ts';

/** What an answer says, topic by topic, before it is put into words and sources. */
export type Plan = {
  readonly main: Topic;
  readonly beside: readonly Topic[];
  readonly sections: readonly string[];
  readonly first: string;
  /** The message is a reply that was suggested: its words name no ground of their own (`사직서는 없어요`). */
  readonly isReply: boolean;
  /** null: none runs or none is known. */
  readonly clock: string | null | 'facts';
  readonly refuses: readonly Said[];
  readonly today: readonly Said[];
  readonly week: readonly Said[];
  readonly law: readonly (LawLine & { readonly topic: Topic })[];
  /** What may be asked back, the most telling first: one of them is asked at a time. */
  readonly asks: readonly Ask[];
};

export type Said = { readonly topic: Topic; readonly say: string };

const MOST_BESIDE = 2;
/** What holds for any dismissal adds nothing to a topic that is nearer. */
const LEAST = 0.5;
const MOST_DEEDS = 5;
const MOST_LAW = 8;

/** The last of equals: whatever else fits as well is nearer to what was asked. */
const allTopics: readonly Topic[] = [...specific, anyEnding];

/** null: no topic answers these facts, and nothing is said about anything else. */
export const planOf = (facts: Facts, topics: readonly Topic[] = allTopics): Plan | null => {
  const fitting = topics
    .filter(({ askedBy }) => askedBy === 'anybody' || askedBy === facts.asker)
    .map((topic) => ({ topic, fit: topic.fits(facts) }))
    .filter(({ fit }) => fit > 0)
    // Where no dismissal is told, whatever is nearer to the question comes before what holds for any.
    .map(({ topic, fit }) => ({ topic, fit: topic.general && facts.dismissal === null ? LEAST : fit }))
    .toSorted((one, other) => other.fit - one.fit || followsUp(other) - followsUp(one));
  const [best] = fitting;
  if (!best || (best.fit < 2 && !fitting.some(({ topic }) => topic.general))) return null;
  const main = best.topic;
  // What comes before everything else comes alone: nobody in despair is told of notice allowances.
  const beside = main.alone
    ? []
    : fitting
        .slice(1)
        .flatMap(({ topic }) => (topic.general ? [] : [topic]))
        .slice(0, MOST_BESIDE);
  const refused = fitting.flatMap(({ topic }) => (topic.refusesBeside && topic !== main ? [topic] : []));
  const both = [...new Set([main, ...beside, ...refused])];
  const said = (of: (topic: Topic) => readonly (string | false | null)[] | undefined): readonly Said[] =>
    distinct(
      both.flatMap((topic) => (of(topic) ?? []).flatMap((say) => (say ? [{ topic, say: placed(say, facts) }] : []))),
    );
  const then = thenTo(facts, [...both, ...fitting.map(({ topic }) => topic)]);
  return {
    sections: distinctOf(
      both.flatMap(({ sections = [] }) => (typeof sections === 'function' ? sections(facts) : sections)),
    ),
    ...{
      main,
      beside,
      first: then ?? main.first(facts),
      isReply: then !== null,
      clock: main.noClock ? null : (main.clock?.(facts) ?? 'facts'),
    },
    // What is refused of the whole message is refused beside any answer.
    refuses: both
      .filter((topic) => topic === main || topic.refusesBeside)
      .flatMap((topic) => (topic.refuses?.(facts) ?? []).flatMap((say) => (say ? [{ topic, say }] : []))),
    today: withoutRepeated(said((topic) => topic.today?.(facts))).slice(0, MOST_DEEDS),
    week: withoutRepeated(said((topic) => topic.week?.(facts))).slice(0, MOST_DEEDS),
    law: distinct(
      both.flatMap((topic) => topic.law(facts).flatMap((line) => (line ? [{ ...line, topic }] : []))),
    ).slice(0, MOST_LAW),
    asks: [
      ...(facts.isAskerUnclear ? [whoAsks] : []),
      ...facts.against,
      ...main.asks(facts).flatMap((one) => one || []),
    ],
  };
};

/** A company that is answered as a worker does what hurts it, and the other way round. */
const whoAsks: Ask = {
  ask: '일하시는 쪽인가요, 회사 쪽인가요?',
  choices: [sideReplies.employee, sideReplies.employer],
};

/** Of what comes first: the short question before what was told earlier. */
const followsUp = ({ topic, fit }: { readonly topic: Topic; readonly fit: number }): number =>
  Number(topic.followsUp === true && fit === 3);

/** The sentence that answers a reply which a topic suggested itself; null for every other message. */
const thenTo = (facts: Facts, topics: readonly Topic[]): string | null => {
  const said = plain(facts.question.split('\n').at(-1) ?? '');
  const choices = topics.flatMap((topic) => topic.asks(facts).flatMap((one) => (one ? (one.choices ?? []) : [])));
  const chosen = choices.find((choice) => plain(sayOf(choice)) === said);
  return chosen === undefined || typeof chosen === 'string' ? null : chosen.then;
};
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** The commission of the workplace by its name, where the place was told. */
const placed = (say: string, { commission }: Facts): string =>
  commission === null ? say : say.replaceAll('사업장이 있는 곳의 지방노동위원회', commission);

/** Two topics often tell the same deed, one with a sentence more. */
const withoutRepeated = (lines: readonly Said[]): readonly Said[] =>
  lines.filter(({ say }, n) => !lines.some((other, m) => m !== n && other.say !== say && other.say.includes(say)));

const distinctOf = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

const distinct = <Line extends { readonly say: string }>(lines: readonly Line[]): readonly Line[] => [
  ...new Map(lines.map((line) => [line.say, line])).values(),
];
