import { emptyLevels, type LevelCounts } from '../../../cases/case-counts.ts';
import type { Answers, AnswerValue, Frame, Ruleset } from '../../../rulesets/ruleset.ts';
import { calculateWalk, walkOf } from '../../calculate.ts';
import { standard } from '../../testing/test-stories.ts';
import type { Calculation } from '../calculation.ts';
import people from './people.fixture.json' with { type: 'json' };

/** The people of the third legal reading, with the answers that they gave by section and number. */

/** The day of the third reading, a Friday. */
export const today = '2026-11-27';

type Numbered = Readonly<Record<string, AnswerValue>>;
export type Person = { readonly frame: Frame; readonly answers: Answers };

const read: readonly {
  readonly id: string;
  readonly said: string;
  readonly questionnaire: string;
  readonly answers: Numbered;
}[] = JSON.parse(JSON.stringify(people));

/** A question's key by its section and number. */
const keyOf = (ruleset: Ruleset, address: string): string => {
  const [section = '', numbering = ''] = address.split('#');
  const questions =
    section === 'intake' ? ruleset.intake : (ruleset.sections.find(({ id }) => id === section)?.items ?? []);
  const found = questions.find((question) => question.numbering === Number(numbering));
  if (found === undefined) throw new Error(`no question ${address}`);
  return found.key;
};

/** What the page on protected people answers isn't asked any more. */
const answeredByPage = new Set(
  standard.derivations.filter(({ from }) => from === 'intake/protected').map(({ item }) => item),
);

/** The questions of the intake that a person needn't answer. */
const blank: readonly (readonly [string, AnswerValue])[] = standard.intake
  .filter(({ optional }) => optional)
  .map(({ key }) => [key, null]);

/** Answers by section and number (`intake#4`), as a person gives them; what isn't said of the intake is left blank. */
export const personWith = (questionnaire: string, said: Numbered, more: Numbered = {}): Person => {
  const answers = new Map<string, AnswerValue>([...blank, ['intake/region', 'seoul'], ['intake/insurance', 'insured']]);
  answers.set('intake/protected', ['no']);
  for (const [address, value] of Object.entries(said)) answers.set(keyOf(standard, address), value);
  // With another page on protected people its answers replace those of the sections.
  if ('intake#16' in more) for (const key of answeredByPage) answers.delete(key);
  for (const [address, value] of Object.entries(more)) answers.set(keyOf(standard, address), value);
  return { frame: { questionnaire: questionnaire === 'basic' ? 'basic' : 'detail' }, answers };
};

/** One of the people, with these answers changed. */
export const person = (id: string, more: Numbered = {}): Person => {
  const found = read.find((one) => one.id === id);
  if (found === undefined) throw new Error(`nobody ${id}`);
  return personWith(found.questionnaire, found.answers, more);
};

/** The result of a person; a question that is still open would make it worth nothing. */
export const resultOf = (
  { frame, answers }: Person,
  {
    on = today,
    counts = emptyLevels,
    ruleset = standard,
  }: { on?: string; counts?: LevelCounts; ruleset?: Ruleset } = {},
): Calculation => {
  const walk = walkOf(ruleset, frame, answers, on);
  if (walk.next !== null) throw new Error(`${walk.next.section}#${walk.next.numbering} is open`);
  return calculateWalk(ruleset, walk, { today: on, counts });
};

/** A route as it stands: open or not, the last day, the safer one. */
export const route = ({ routes }: Calculation, name: string): string => {
  const found = routes.find((each) => each.route === name);
  if (found === undefined) return 'not listed';
  const { open, deadline, saferDeadline } = found;
  return [open ? 'open' : 'shut', deadline, saferDeadline && `safer ${saferDeadline}`].filter(Boolean).join(' ');
};

export const openRoutes = ({ routes }: Calculation): string =>
  routes.flatMap(({ route: name, open }) => (open ? [name] : [])).join(' ');
