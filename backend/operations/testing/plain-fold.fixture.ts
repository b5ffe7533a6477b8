import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { namesOf, partOf, type Story, storiesOf, type Told, textOf } from './stories.fixture.ts';

/** The stored events folded by hand, for what an auditor asks: none of the service's deciders, read models or queries. */

const END = '~';
const records = ['CaseAccepted', 'CaseCorrected', 'CaseRestored'];
const ends = ['CaseWithdrawn', 'CaseMerged', 'CaseAcceptanceUndone'];

/** The events of one record, in order. */
export const storyOf = (events: readonly StoredEvent[], kind: string, id: string): Story =>
  storiesOf(
    events.filter(({ stream }) => stream === `${kind}-${id}`),
    kind,
  )[0] ?? [];

/** The record of a case as it stood at a position; null: it wasn't in force. */
export const recordAt = (story: Story, position = END): Told | null => {
  const step = story.findLast((each) => each.position <= position && [...records, ...ends].includes(each.type));
  return step && records.includes(step.type) ? partOf(step.told, 'record') : null;
};

/** The results of a check with their steps in the log, each as its person was shown it: with the effect of sensitive answers. */
export const resultsOf = (events: readonly StoredEvent[], checkId: string) =>
  storyOf(events, 'check', checkId)
    .filter(({ type }) => type === 'ResultCalculated')
    .map((step) => ({ ...step, calculation: partOf(step.told, step.told.whole ? 'whole' : 'calculation') }));

/** How the cases with one of these words ended, at a position: each dispute is of one case in this month. */
export const endingsAt = (
  events: readonly StoredEvent[],
  words: readonly string[],
  position = END,
): Readonly<Record<string, number>> => {
  const standing = storiesOf(events, 'case')
    .map((story) => recordAt(story, position))
    .filter((record) => record !== null && record.sampling === 'population')
    .filter((record) => record !== null && namesOf(record, 'keywords').some((word) => words.includes(word)));
  const ways = standing.map((record) => textOf(record ?? undefined, 'outcome'));
  return Object.fromEntries([...Map.groupBy(ways, (way) => way)].map(([way, all]) => [way, all.length]));
};

/** The events of all cases between two positions by which a case came into force, changed its ending, or went. */
export const movesBetween = (events: readonly StoredEvent[], from: string, to: string) =>
  storiesOf(events, 'case').flatMap((story) =>
    story.flatMap((step, n) => {
      if (step.position <= from || step.position > to) return [];
      const [was, is] = [recordAt(story.slice(0, n)), recordAt(story.slice(0, n + 1))];
      const same = was?.outcome === is?.outcome && String(was?.keywords) === String(is?.keywords);
      return same
        ? []
        : [{ caseId: textOf(step.told, 'caseId'), position: step.position, revision: n + 1, by: step.by }];
    }),
  );

/** What each question was answered last. */
export const answersOf = (events: readonly StoredEvent[], checkId: string): ReadonlyMap<string, unknown> =>
  new Map(
    storyOf(events, 'check', checkId).flatMap(({ type, told }) =>
      type === 'AnswerGiven' ? [[textOf(told, 'key'), told.value] as const] : [],
    ),
  );
