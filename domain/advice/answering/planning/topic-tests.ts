import { ASKED } from '../../citations/check-claim.ts';
import { sentencesOf } from '../../citations/claims/sentences-of.ts';
import { firmsSummary } from '../../citations/sources.ts';
import { sayOf } from '../../topics/asks/ask.ts';
import type { FoundTest } from '../material.ts';
import type { Plan } from './plan.ts';

/** How the firm's own summaries are named among the sources. */
export const topicItem = (id: string): string => `topic/${id}`;

/**
 * The topics of an answer as its sources: what the firm says of the law, a source a sentence with its statutes, and what it advises.
 * They are the firm's summaries, and are shown as such; a model gets the same, and may say no more than they do.
 */
export const topicTests = (
  { main, beside, first, clock, refuses, today, week, law, asks }: Plan,
  rulesetVersion: string,
  alreadyFound: number,
): readonly FoundTest[] => {
  const section = '';
  const advised = [main, ...beside].map(({ id, title }) => {
    const own = [...refuses, ...today, ...week].filter(({ topic }) => topic.id === id).map(({ say }) => say);
    const opening = id === main.id ? [first, ...(clock === null || clock === 'facts' ? [] : [clock])] : [];
    const laws = [...new Set(law.filter(({ topic }) => topic.id === id).flatMap((line) => line.law.split('; ')))];
    return {
      ...{ section, item: topicItem(id), title: `${firmsSummary}${title}` },
      ...{ why: [...opening, ...own].join('\n'), law: shortened(laws) },
    };
  });
  const laws = law.map((line) => ({
    ...{ section, item: `${topicItem(line.topic.id)}/law`, title: `${firmsSummary}${line.topic.title}` },
    ...{ why: line.say, law: line.law },
  }));
  const asked = asks.map(({ ask, choices = [] }) => askedTest(main.id, [ask, ...choices.map(sayOf)]));
  return [...advised, ...laws, ...asked].map((test, n) => ({
    ref: `R${alreadyFound + n + 1}`,
    rulesetVersion,
    ...test,
  }));
};

/** Questions, and the offices that help: they state nothing of the law and are shown without a source. */
const askedTest = (id: string, lines: readonly string[]): Omit<FoundTest, 'ref' | 'rulesetVersion'> => ({
  ...{ section: '', item: `${topicItem(id)}${ASKED}`, title: `${firmsSummary}묻는 것` },
  ...{ why: lines.flatMap(sentencesOf).join('\n'), law: '' },
});

/** Where no topic answers: whom to turn to instead. */
export const helpTests = (
  lines: readonly string[],
  rulesetVersion: string,
  alreadyFound: number,
): readonly FoundTest[] => [{ ref: `R${alreadyFound + 1}`, rulesetVersion, ...askedTest('not-understood', lines) }];

/** As many as one source names. */
const shortened = (laws: readonly string[]): string =>
  laws.reduce((all, one) => (`${all}, ${one}`.length > LONGEST ? all : all === '' ? one : `${all}, ${one}`), '');
const LONGEST = 480;
