import { DomainError } from '../../kernel/errors.ts';
import type { DraftEdit } from './draft-edit.ts';
import { nameFieldOf } from './named-lists.ts';
import { isPlainRecord } from './plain-record.ts';
import { renumbered } from './renumbering/renumbering.ts';

/**
 * The content with one edit, as JSON whose form nobody has checked yet. Throws `invalid_request` where the path leads nowhere.
 * An element of a list without names is only replaced: whoever adds or removes one replaces the list, so that the positions that
 * another person's edits name stay what they were.
 */
export const applyEdit = (content: unknown, edit: DraftEdit): unknown => {
  const after = changed(content, edit.at, { edit, place: [] });
  const [list, name, within, item] = edit.at;
  if (list === 'sections' && within === 'items' && name !== undefined && item !== undefined && edit.at.length === 4)
    return renumbered(content, after, { section: name, item, isGiven: edit.value !== undefined });
  return list === 'intake' && name !== undefined && edit.at.length === 2 ? withOwnNumber(after, name) : after;
};

/** Moves an element of a list with names, and leaves what it says to whoever edits that. */
export const isMove = ({ value, before }: DraftEdit): boolean => value === undefined && before !== undefined;

/**
 * A question of the intake keeps its number for ever. Two people may have added one at the same time: the later one gets the number
 * after all others.
 */
const withOwnNumber = (content: unknown, key: string): unknown => {
  if (!isPlainRecord(content) || !Array.isArray(content.intake)) return content;
  const questions: readonly unknown[] = content.intake;
  const numberOf = (question: unknown): unknown => (isPlainRecord(question) ? question.numbering : undefined);
  const own = questions.find((question) => nameOf(question, 'key') === key);
  const others = questions.filter((question) => question !== own).map(numberOf);
  if (!isPlainRecord(own) || typeof own.numbering !== 'number' || !others.includes(own.numbering)) return content;
  const numbering = Math.max(...others.filter((each) => typeof each === 'number')) + 1;
  return { ...content, intake: questions.map((each) => (each === own ? { ...own, numbering } : each)) };
};

/** The value at a path; undefined where there is none. */
export const valueAt = (content: unknown, at: readonly string[]): unknown => {
  let value = content;
  const place: string[] = [];
  for (const step of at) {
    if (Array.isArray(value)) {
      value = value[positionOf(value, step, nameFieldOf(place))];
      place.push('*');
    } else {
      value = isPlainRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
      place.push(step);
    }
  }
  return value;
};

/** The same path with the position of each element in place of its name. */
export const positionsOf = (content: unknown, at: readonly string[]): readonly string[] => {
  const place: string[] = [];
  return at.map((step, n) => {
    const list = valueAt(content, at.slice(0, n));
    const field = nameFieldOf(place);
    place.push(Array.isArray(list) ? '*' : step);
    return Array.isArray(list) ? String(positionOf(list, step, field)) : step;
  });
};

/** How far the edit's path was followed. */
type Progress = { readonly edit: DraftEdit; readonly place: readonly string[] };

const changed = (within: unknown, rest: readonly string[], progress: Progress): unknown => {
  const [step, ...further] = rest;
  if (step === undefined) return progress.edit.value;
  if (Array.isArray(within)) {
    const field = nameFieldOf(progress.place);
    return field === undefined
      ? inPlainList(within, step, further, progress)
      : inNamedList(within, step, further, field, progress);
  }
  if (!isPlainRecord(within)) throw refused(progress, nowhere);
  const has = Object.hasOwn(within, step);
  if (!has && (further.length > 0 || progress.edit.value === undefined)) throw refused(progress, nowhere);
  const value = changed(within[step], further, beyond(progress, step));
  const others = Object.entries(within).filter(([name]) => name !== step || value !== undefined);
  return Object.fromEntries(
    has ? others.map((each) => (each[0] === step ? [step, value] : each)) : [...others, [step, value]],
  );
};

const inPlainList = (
  list: readonly unknown[],
  step: string,
  further: readonly string[],
  progress: Progress,
): readonly unknown[] => {
  const position = positionOf(list, step, undefined);
  if (position < 0) throw refused(progress, nowhere);
  const value = changed(list[position], further, beyond(progress, '*'));
  if (value === undefined) throw refused(progress, '이름 없는 목록에서 하나를 빼려면 목록을 통째로 고쳐 주세요.');
  return list.with(position, value);
};

const inNamedList = (
  list: readonly unknown[],
  name: string,
  further: readonly string[],
  field: string,
  progress: Progress,
): readonly unknown[] => {
  const { before, value: given } = progress.edit;
  const position = positionOf(list, name, field);
  if (position < 0 && (further.length > 0 || given === undefined)) throw refused(progress, nowhere);
  const isMoved = further.length === 0 && isMove(progress.edit);
  const value = isMoved ? list[position] : changed(list[position], further, beyond(progress, '*'));
  const isRemoved = further.length === 0 && given === undefined && !isMoved;
  if (isRemoved) return list.filter((_, each) => each !== position);
  if (nameOf(value, field) !== name) throw refused(progress, `"${field}"는 이름이라 바꿀 수 없어요.`);
  if (further.length > 0 || before === undefined) return position < 0 ? [...list, value] : list.with(position, value);

  const others = list.filter((_, each) => each !== position);
  const next = before === null ? -1 : positionOf(others, before, field);
  // Another person may have removed the one that it was put before.
  return others.toSpliced(next < 0 ? others.length : next, 0, value);
};

const nameOf = (element: unknown, field: string): unknown => (isPlainRecord(element) ? element[field] : undefined);

const positionOf = (list: readonly unknown[], step: string, field: string | undefined): number => {
  if (field !== undefined) return list.findIndex((element) => nameOf(element, field) === step);
  return /^(0|[1-9]\d{0,5})$/.test(step) && Number(step) < list.length ? Number(step) : -1;
};

const beyond = ({ edit, place }: Progress, step: string): Progress => ({ edit, place: [...place, step] });

const nowhere = '질문지에 없는 곳이에요. 그 사이 지워졌는지 확인해 주세요.';

const refused = ({ edit }: Progress, sentence: string): DomainError =>
  new DomainError('invalid_request', { errors: { [pathInWords(edit.at)]: sentence } });

/** A path as refusals name it. */
export const pathInWords = (at: readonly string[]): string => at.join(' › ');
