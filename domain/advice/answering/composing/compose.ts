import type { Asked } from '../material.ts';
import { correctedPlan } from '../planning/corrected-plan.ts';
import { factsWith } from '../planning/facts-with.ts';
import { notUnderstood } from '../planning/not-understood.ts';
import { type Plan, planOf } from '../planning/plan.ts';
import type { NamedGround } from '../question/named-ground.ts';
import { type ReadQuestion, readQuestion } from '../question/read-question.ts';
import { readWithCheck } from '../question/read-with-check.ts';
import { isThanks } from '../question/thanks.ts';
import { againPart, isSaidAgain, plain } from './again.ts';
import { casesPart } from './cases-part.ts';
import { heading, type Line, opening, sentence, written } from './claims.ts';
import { clockPart } from './clock-part.ts';
import { legalPart } from './legal-part.ts';
import { askPart, deedsPart, firstPart, helpPart, lawPart, refusalsPart } from './plan-parts.ts';

/**
 * An answer put together from topics, rules and cases. The first sentence answers what was asked, the second line is the clock that
 * runs; then what to do today and this week, what the law says, what was decided, what is still unknown. What no topic answers isn't
 * answered: it says so, and who helps.
 */
export const compose = ({ question, conversation, material }: Asked): string => {
  const earlier = conversation.filter(({ by }) => by === 'asker').map(({ text }) => text);
  const before = conversation.filter(({ by }) => by === 'advisor').map(({ text }) => text);
  const read = readWithCheck(readQuestion(question, earlier, material.lawDate), material.check, material.tests);
  const facts = factsWith(read.understood, material);
  const planned = planOf(facts);
  const plan = planned && correctedPlan(planned, material.corrections ?? []);
  if (before.length > 0 && isThanks(question)) return asText(welcome);
  if (plan === null) return asText(helpPart(notUnderstood(facts)));
  const { tests } = material;
  const isAlone = plan.main.alone === true;
  const known = [
    ...deedsPart(plan, tests),
    ...withHeading('법으로 보면', [
      ...lawPart(plan, tests, material.lawDate),
      ...(isAlone || plan.isReply ? [] : lawOfGrounds(plan, material, read)),
    ]),
    ...(isAlone || plan.isReply || read.topics.length === 0 ? [] : casesPart(material, read)),
  ];
  const [clock, ...aboutClock] = clockPart(plan, facts, material, read);
  const fresh = withoutSaid(known, before);
  return asText([
    ...(isSaidAgain(plan, before) ? againPart(question, fresh) : firstPart(plan, tests)),
    // Its day is repeated in every answer, and how it was counted isn't.
    ...(clock ? [clock] : []),
    ...withoutSaid(aboutClock, before),
    ...(material.check?.saidSince ? [saidSince] : []),
    ...refusalsPart(plan, tests),
    ...fresh,
    ...askPart(plan, before),
    ...(before.length > 0 || isAlone ? [] : [howMade]),
  ]);
};

/**
 * The law of the grounds that are named: whole where no topic tells it, else only what can be opened in the statute itself. Nothing to a
 * small workplace: what the topics say of it is all that holds there.
 */
const lawOfGrounds = (plan: Plan, material: Asked['material'], read: ReadQuestion): readonly Line[] => {
  if (read.understood.size === 'under_five') return [];
  const isTold = ({ section }: NamedGround): boolean =>
    section !== null && plan.sections.includes(section) && section !== OTHER_GROUNDS;
  const untold = read.topics.filter((topic) => !isTold(topic));
  return [
    ...legalPart(material, { ...read, topics: read.topics.filter(isTold) }).filter(namesArticle),
    ...legalPart(material, { ...read, topics: untold }),
  ];
};
/** The section of whatever ground isn't one of its own. */
const OTHER_GROUNDS = 'detail-23';

/** A line of the questionnaire's tests that can be opened in the statute itself. */
const namesArticle = ({ sources }: Line): boolean => sources.every((source) => source.startsWith('[[L:'));

const welcome = [sentence('도움이 되었다면 다행이에요, 새로운 일이 생기면 언제든 이어서 적어 주세요.')];

/** The check's own figure and days still rest on what it was answered. */
const saidSince: Line = opening(
  '말씀하신 대로 진단의 답을 바꾸어 살펴봤으니, 진단 결과의 내 답변에서도 고쳐 새로 진단해 보세요.',
);

/** More can't be taken in on a phone. */
const MOST_LAW = 9;

const withHeading = (title: string, lines: readonly Line[]): readonly Line[] => {
  const items = lines.filter(({ kind }) => kind !== 'heading');
  const cited = new Set<string>();
  const kept = items.filter(({ sources }) => {
    // A summary of an article that was said already by a topic is said once.
    const isNew = !sources.every((source) => source.startsWith('[[L:') && cited.has(source));
    for (const source of sources) cited.add(source);
    return isNew;
  });
  const distinct = [...new Map(kept.map((line) => [line.text, line])).values()];
  return kept.length === 0 ? [] : [heading(title), ...distinct.slice(0, MOST_LAW)];
};

/** A follow-up doesn't repeat what the answers before it said; a heading without lines goes with them. */
const withoutSaid = (lines: readonly Line[], answers: readonly string[]): readonly Line[] => {
  if (answers.length === 0) return lines;
  const said = plain(answers.join('\n'));
  const fresh = lines.filter(({ kind, text }) => kind === 'heading' || !said.includes(plain(text)));
  return fresh.filter(
    ({ kind }, n) => kind !== 'heading' || (fresh[n + 1] !== undefined && fresh[n + 1]?.kind !== 'heading'),
  );
};

/** Honest about what wrote it. */
const howMade: Line = opening('언어 모델 없이 노무체크의 기준과 공개된 결정례로 엮은 글이에요.');

/** Sentences of a paragraph follow one another; headings and lists stand on lines of their own. */
const asText = (lines: readonly Line[]): string => {
  let text = '';
  let before: Line['kind'] | null = null;
  for (const line of lines) {
    const isSameParagraph = before === 'sentence' && line.kind === 'sentence' && !line.opens;
    const gap =
      before === null
        ? ''
        : isSameParagraph
          ? ' '
          : before === 'heading' || (before === 'item' && line.kind === 'item')
            ? '\n'
            : '\n\n';
    text += `${gap}${written(line)}`;
    before = line.kind;
  }
  return text;
};
