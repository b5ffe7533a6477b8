import type { IntakeQuestion, Item, SectionId } from '../ruleset.ts';
import { groundName } from '../ruleset-in-words.ts';
import { plain } from './nearest.ts';

/** The part of a ruleset that gives conditions their names. */
export type NamingForm = {
  readonly intake: readonly Pick<IntakeQuestion, 'key' | 'title' | 'numbering' | 'type' | 'choices'>[];
  readonly sections: readonly {
    readonly id: SectionId;
    readonly items: readonly Pick<Item, 'key' | 'title' | 'numbering'>[];
  }[];
};

export type NamedAnswer = { readonly value: string; readonly label: string };
export type NamedQuestion = {
  readonly key: string;
  readonly title: string;
  /** `기본 질문 7번`, `9번 사유 3번`. */
  readonly place: string;
  readonly isItem: boolean;
  /** Several choices may be chosen. */
  readonly ofSeveral: boolean;
  readonly answers: readonly NamedAnswer[];
};

const answersToItems: readonly NamedAnswer[] = [
  { value: 'yes', label: '예' },
  { value: 'no', label: '아니요' },
  { value: 'unknown', label: '잘 모르겠어요' },
];

const questionsOf = ({ intake, sections }: NamingForm): readonly NamedQuestion[] => [
  ...intake.map(({ key, title, numbering, type, choices = [] }) => ({
    key,
    title,
    place: `기본 질문 ${numbering}번`,
    isItem: false,
    ofSeveral: type === 'choices',
    answers: choices.map(({ value, label }) => ({ value, label })),
  })),
  ...sections.flatMap(({ id, items }) =>
    items.map(({ key, title, numbering }) => ({
      key,
      title,
      place: `${groundName(id)} ${numbering}번`,
      isItem: true,
      ofSeveral: false,
      answers: answersToItems,
    })),
  ),
];

export type Names = {
  readonly questions: readonly NamedQuestion[];
  byKey(key: string): NamedQuestion | undefined;
  byTitle(title: string): readonly NamedQuestion[];
  byPlace(place: string): readonly NamedQuestion[];
};

const grouped = (
  questions: readonly NamedQuestion[],
  name: (question: NamedQuestion) => string,
): ReadonlyMap<string, readonly NamedQuestion[]> => Map.groupBy(questions, (question) => plain(name(question)));

/** The questions of a ruleset by each of their names. */
export const namesOf = (form: NamingForm): Names => {
  const questions = questionsOf(form);
  const keys = new Map(questions.map((question) => [question.key, question]));
  const titles = grouped(questions, ({ title }) => title);
  const places = grouped(questions, ({ place }) => place);
  return {
    questions,
    byKey: (key) => keys.get(key),
    byTitle: (title) => titles.get(plain(title)) ?? [],
    byPlace: (place) => places.get(plain(place)) ?? [],
  };
};

/** Whether a name can stand between ‘ and ’ and be read again. */
export const canBeQuoted = (name: string): boolean => name.trim() !== '' && !/[‘’'"“”\n]/u.test(name);

export const quoted = (name: string): string => `‘${name}’`;

/** As a condition names the question: an item by its place and title, a question of the intake by its title, else by the key. */
export const nameOfQuestion = (names: Names, key: string): string => {
  const question = names.byKey(key);
  if (question === undefined || names.byPlace(question.place).length > 1) return `[${key}]`;
  const { title, place, isItem } = question;
  if (!canBeQuoted(title)) return place;
  return isItem || names.byTitle(title).length > 1 ? `${place} ${quoted(title)}` : quoted(title);
};

/** An answer by its label; by its value where the label is missing or another one has it, too. */
export const nameOfAnswer = (names: Names, key: string, value: string): string => {
  const answers = names.byKey(key)?.answers ?? [];
  const label = answers.find((answer) => answer.value === value)?.label;
  const isOnly = label !== undefined && answers.filter((answer) => plain(answer.label) === plain(label)).length === 1;
  return isOnly && canBeQuoted(label) ? quoted(label) : `[${value}]`;
};
