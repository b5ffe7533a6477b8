import { withoutSources } from '../finding/articles-named.ts';
import type { FoundTest, Material } from '../material.ts';
import type { NamedGround } from '../question/named-ground.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { article, heading, item, type Line, test } from './claims.ts';
import { lawInWords } from './law-in-words.ts';
import { inPlainSpeech } from './plain-speech.ts';

/** More can't be taken in at once. */
const TOPICS = 2;

/** What a company has to heed at any dismissal. */
const ofAnyDismissal = ['근로기준법 제23조 제1항', '근로기준법 제27조', '근로기준법 제26조'];

/** What the situation looks like in law: the articles, the sections' tests, and the reasons that the told facts turn on. */
export const legalPart = ({ tests, check }: Material, read: ReadQuestion): readonly Line[] => {
  const about = read.topics.slice(0, TOPICS);
  const isCompany = read.side === 'employer';
  const articles = distinct([...about.flatMap((topic) => topic.articles), ...(isCompany ? ofAnyDismissal : [])]);
  const inSection = articles.filter((name) => lawInWords[name] === undefined);
  const lines = [
    ...articles.flatMap((name) => itemsOf(lawInWords[name] ?? '', article(name))),
    ...about.flatMap((topic) => linesOf(topic, tests, inSection)),
  ];
  const dependsOnSize =
    read.workers === null && check === null && articles.some((name) => notOfSmallOnes.includes(name));
  return lines.length === 0
    ? []
    : [heading('법으로 보면'), ...distinctLines(lines), ...(dependsOnSize ? [unlessSmall] : [])];
};

const notOfSmallOnes = ['근로기준법 제23조 제1항', '근로기준법 제24조', '근로기준법 제27조'];
const unlessSmall = item(
  '다만 직원이 5명 미만인 곳에는 해고의 이유와 서면에 관한 근로기준법 규정이 적용되지 않아요.',
  article('근로기준법 제11조'),
);

const linesOf = (topic: NamedGround, tests: readonly FoundTest[], articles: readonly string[]): readonly Line[] => {
  const own = tests.find(({ item: key, section }) => key === section && section === topic.section);
  const reasons = topic.tests.flatMap((key) => tests.find((found) => found.item === key) ?? []);
  // An article that isn't put into words has its content in the section's test.
  const named = topic.articles.filter((name) => articles.includes(name)).map(article);
  return [
    ...(own
      ? sentencesOf(inPlainSpeech(own.why))
          .filter((each) => topic.ofSection?.test(each) ?? true)
          .map((each, n) => item(asked(each), test(own), ...(n === 0 ? named : [])))
      : []),
    ...reasons.flatMap((found) => itemsOf(reasonOf(found), test(found))),
  ];
};

/** What an item's answer means in law, without how it counts in the figure of a check. */
export const reasonOf = ({ why }: Pick<FoundTest, 'why'>): string =>
  withoutSources(why)
    .replace(/([아어])서, [^,.]*반영해요/gu, '$1요')
    .replace(/ 있어 개별 상담을 권해요/gu, ' 있어요');

/** The general section speaks of the items above it. */
const asked = (sentence: string): string => sentence.replace(/^위 항목에 해당하지 않는 해고도/u, '해고는');

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[요다])\.\s*/u)
    .map((each) => each.trim())
    .filter((each) => each !== '' && !says.nothing.test(each))
    .map((each) => (/[.!?]$/u.test(each) ? each : `${each}.`));

/** A reason why something is asked, which says nothing of the law. */
const says = { nothing: /(?:확인해요|달라져요|안내해요)\.?$/u };

const itemsOf = (text: string, ...sources: readonly string[]): readonly Line[] =>
  sentencesOf(text).map((each) => item(each, ...sources));

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];

const distinctLines = (lines: readonly Line[]): readonly Line[] => [
  ...new Map(lines.map((line) => [line.text, line])).values(),
];
