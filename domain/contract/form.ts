import { z } from 'zod';

/** The public form over HTTP: all that a browser needs to walk, and nothing of what a figure is made of. */

const condition = z.union([
  z.strictObject({ question: z.string(), is: z.array(z.string()) }),
  z.strictObject({ question: z.string(), isNot: z.array(z.string()) }),
  z.strictObject({ computed: z.string(), holds: z.boolean() }),
]);
const conditions = z.array(condition);

const choice = z.strictObject({
  value: z.string(),
  label: z.string(),
  hint: z.string().optional(),
  hiddenWhen: conditions.optional(),
  firstWhen: conditions.optional(),
});

const intakeQuestion = z.strictObject({
  key: z.string(),
  numbering: z.int(),
  title: z.string(),
  type: z.enum(['radio', 'number', 'date', 'time', 'text']),
  choices: z.array(choice).optional(),
  optional: z.boolean().optional(),
  custom: z.int().optional(),
  min: z.int().optional(),
  max: z.int().optional(),
  minuteStep: z.int().optional(),
  special: z.boolean().optional(),
  note: z.string().optional(),
  why: z.string().optional(),
});

const transition = z.strictObject({
  type: z.enum(['next', 'next_section', 'skip', 'done', 'submit']),
  skipTo: z.int().optional(),
  skipCount: z.int().optional(),
  skipIf: z.strictObject({ section: z.string(), numbering: z.int(), value: z.boolean() }).optional(),
});

const item = z.strictObject({
  key: z.string(),
  numbering: z.int(),
  title: z.string(),
  note: z.string().optional(),
  why: z.string(),
  fact: z.string().optional(),
  positive: transition,
  negative: transition,
});

export const formOut = z.strictObject({
  rulesetVersion: z.string(),
  intro: z.strictObject({ basic: z.string(), detail: z.string() }),
  intake: z.array(intakeQuestion),
  sections: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      items: z.array(item),
      entryWhenChosenAndFirstNo: z.int().optional(),
    }),
  ),
  derivations: z.array(
    z.strictObject({ item: z.string(), answer: z.enum(['yes', 'no']), from: z.string(), when: conditions }),
  ),
  openings: z.array(z.strictObject({ opens: z.string(), from: z.string(), when: conditions })),
});
