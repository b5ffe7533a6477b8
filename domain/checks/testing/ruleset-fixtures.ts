import { standardIntake } from '../../rulesets/intake.ts';
import { publicFormOf } from '../../rulesets/public-form.ts';
import type {
  Answers,
  AnswerValue,
  Form,
  FormSection,
  Frame,
  Item,
  SectionId,
  Transition,
} from '../../rulesets/ruleset.ts';
import { standardRuleset } from '../../rulesets/standard-ruleset.ts';
import { type Walk, walk } from '../walk.ts';

/** Small questionnaires for tests, and the real one; walks of them, and the parts of a walk that tests compare. */

export const today = '2026-11-21';

/** The real questionnaire, under a version of the right form. */
export const standardForm: Form = publicFormOf({ ...standardRuleset, rulesetVersion: 'a'.repeat(64) });

export const next: Transition = { type: 'next' };
export const done: Transition = { type: 'done' };
export const nextSection: Transition = { type: 'next_section' };

type ItemParts = Partial<Pick<Item<Transition>, 'positive' | 'negative' | 'fact' | 'title' | 'note'>>;

/** An item `detail-9/3` that leads to the next one for each answer, unless the test says otherwise. */
export const item = (section: SectionId, numbering: number, parts: ItemParts = {}): Item<Transition> => ({
  key: `${section}/${numbering}`,
  numbering,
  title: `${section}의 ${numbering}번 질문인가요?`,
  why: '법이 그렇게 묻습니다.',
  positive: next,
  negative: next,
  ...parts,
});

/** A section whose first item asks whether it applies, and whose last one ends it. */
export const section = (id: SectionId, ...inner: readonly ItemParts[]): FormSection => {
  const items = [{ negative: nextSection }, ...inner];
  return {
    id,
    title: id,
    items: items.map((parts, index) => {
      const end = index === items.length - 1 ? { positive: done, negative: index === 0 ? nextSection : done } : {};
      return item(id, index + 1, { ...end, ...parts });
    }),
  };
};

/** A form with these sections only: no intake, no derivations. */
export const formOf = (sections: readonly FormSection[], more: Partial<Form> = {}): Form => ({
  rulesetVersion: 'b'.repeat(64),
  intro: { basic: '기본 진단입니다.', detail: '상세 진단입니다.' },
  intake: [],
  sections,
  derivations: [],
  openings: [],
  routes: [],
  ...more,
});

/** A section for each number, all alike: item 1 asks whether it applies, item 2 ends it. */
export const plainSections = (from = 1, to = 23): readonly FormSection[] =>
  Array.from({ length: to - from + 1 }, (_, index) => section(`detail-${from + index}`, {}));

/** Answers by key. */
export const answersOf = (answers: Readonly<Record<string, AnswerValue>>): Answers => new Map(Object.entries(answers));

/** A complete intake that opens only what `changes` say. */
export const completeIntake: Readonly<Record<string, AnswerValue>> = {
  'intake/side': 'employee',
  'intake/region': 'seoul',
  'intake/workers': 40,
  'intake/joined': '2023-03-02',
  'intake/dismissed': '2026-10-05',
  'intake/aged-55': 'no',
  'intake/insurance': 'insured',
  'intake/contract': 'regular',
  'intake/ground': 'detail-9',
  'intake/notice': 'paper',
  'intake/stage': null,
  'intake/protected': null,
  'intake/contract-end': null,
  'intake/wage': null,
  'intake/forewarned': null,
  'intake/hours': null,
  'intake/contact': null,
};

/** The questions of the real intake, with these sections. */
export const formWithIntake = (sections: readonly FormSection[], more: Partial<Form> = {}): Form =>
  formOf(sections, { intake: standardIntake, ...more });

export const basic: Frame = { questionnaire: 'basic' };
export const detail: Frame = { questionnaire: 'detail' };
export const chosen = (...sections: readonly SectionId[]): Frame => ({ questionnaire: 'detail', sections });

export const walked = (form: Form, frame: Frame, answers: Readonly<Record<string, AnswerValue>>): Walk =>
  walk(form, frame, answersOf(answers), today);

/** `detail-9#2`, or null where the walk has ended. */
export const openAt = ({ next: open }: Walk): string | null => open && `${open.section}#${open.numbering}`;
export const pathOf = ({ steps }: Walk): string[] => steps.map(({ section: id, numbering }) => `${id}#${numbering}`);
export const sectionsOf = ({ sections }: Walk): string[] => sections.map(({ id }) => id);

/** "No" to the first item of every section of the real questionnaire. */
export const leavingEverySection: Readonly<Record<string, AnswerValue>> = Object.fromEntries(
  standardForm.sections.flatMap(({ items }) => items.slice(0, 1).map(({ key }) => [key, 'no'] as const)),
);
