import { type Counts, emptyLevels, type LevelCounts } from '../../cases/case-counts.ts';
import firstRuleset from '../../rulesets/first-ruleset.fixture.json' with { type: 'json' };
import type { Answers, AnswerValue, Frame, Item, Outcome, Ruleset, Section } from '../../rulesets/ruleset.ts';
import { rulesetFromJson } from '../../rulesets/ruleset-from-json.ts';
import { standardRuleset } from '../../rulesets/standard-ruleset.ts';

/** People and rulesets for tests of the win rate. */

export const today = '2026-11-21';
/** The first published questionnaire. Figures that were calculated with it never change. */
export const first: Ruleset = rulesetFromJson(firstRuleset, '0'.repeat(64));
/** The questionnaire that an empty log is seeded with now. */
export const standard: Ruleset = { ...standardRuleset, rulesetVersion: '0'.repeat(64) };

/**
 * A person whose intake decides nothing by itself: a regular worker of a middle-sized company, dismissed on paper, within
 * the deadline.
 */
const quietIntake: readonly (readonly [string, AnswerValue])[] = [
  ['intake/side', 'employee'],
  ['intake/region', 'seoul'],
  ['intake/workers', 12],
  ['intake/joined', '2020-03-02'],
  ['intake/dismissed', '2026-10-20'],
  ['intake/aged-55', 'no'],
  ['intake/insurance', 'insured'],
  ['intake/contract', 'regular'],
  ['intake/ground', 'none'],
  ['intake/notice', 'paper'],
  ['intake/stage', null],
  ['intake/protected', null],
  ['intake/contract-end', null],
  ['intake/wage', null],
  ['intake/forewarned', null],
  ['intake/hours', null],
  ['intake/contact', null],
];

const words: Readonly<Record<string, AnswerValue>> = { y: 'yes', n: 'no', '?': 'unknown' };

/** Answers in the form `detail-9: 1y 2n 3?`, one section a text, beside an intake that may be changed. */
export const story = (
  intake: Readonly<Record<string, AnswerValue>>,
  sections: readonly string[],
  ruleset: Ruleset = first,
): Answers => {
  const answers = new Map<string, AnswerValue>(quietIntake);
  for (const [key, value] of Object.entries(intake)) answers.set(`intake/${key}`, value);
  for (const line of sections) {
    const [id = '', said = ''] = line.split(': ');
    const items = ruleset.sections.find((section) => section.id === id)?.items ?? [];
    for (const word of said.split(' ')) {
      const numbering = Number.parseInt(word, 10);
      const item = items.find((candidate) => candidate.numbering === numbering);
      if (item === undefined) throw new Error(`no item ${word} in ${id}`);
      answers.set(item.key, words[word.slice(String(numbering).length)] ?? null);
    }
  }
  return answers;
};

export const choosing = (...sections: readonly Section['id'][]): Frame => ({ questionnaire: 'detail', sections });
export const basic: Frame = { questionnaire: 'basic' };

export const count = (workerWins: number, partial: number, employerWins: number): Counts => ({
  total: workerWins + partial + employerWins,
  decided: workerWins + partial + employerWins,
  workerWins,
  partial,
  employerWins,
});

export const levels = (changes: Partial<LevelCounts>): LevelCounts => ({ ...emptyLevels, ...changes });

export type Given = {
  readonly positive?: Partial<Outcome>;
  readonly negative?: Partial<Outcome>;
  readonly fact?: string;
};

/** A questionnaire with this one section in place of section 9, for outcomes that the first one doesn't use. */
export const withSectionNine = (...items: readonly Given[]): Ruleset => withSections({ 'detail-9': items });

/** The first questionnaire with these sections' items replaced; the last item is `done` unless the test says otherwise. */
export const withSections = (replaced: Readonly<Record<string, readonly Given[]>>): Ruleset => ({
  ...first,
  derivations: [],
  sections: first.sections.map((section) => {
    const items = replaced[section.id];
    return items === undefined
      ? section
      : { ...section, items: items.map((given, i) => itemOf(section, given, i, items)) };
  }),
});

const itemOf = (section: Section, { positive, negative, fact }: Given, index: number, all: readonly Given[]): Item => {
  const type = index === all.length - 1 ? 'done' : 'next';
  return {
    key: `${section.id}/item-${index + 1}`,
    numbering: index + 1,
    title: `${section.title} ${index + 1}번`,
    why: `${index + 1}번의 까닭.`,
    positive: { type, ...positive },
    negative: { type, ...negative },
    ...(fact === undefined ? {} : { fact }),
  };
};
