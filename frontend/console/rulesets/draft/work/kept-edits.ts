import { keep, parsedKept, readKept } from '../../../../shared/device/kept-on-device.ts';
import type { PendingEdit } from './pending.ts';
import type { Path } from './setting.ts';

/** Conditions as they were typed that can't be read yet. */
export type UnreadText = {
  readonly at: Path;
  readonly text: string;
  /** What stood at the field when they were begun, as JSON: another value there has been saved by another person. */
  readonly over: string;
};

/** What was typed and the service doesn't have yet: edits, and conditions that can't be read yet, by their field. */
export type KeptEdits = {
  readonly edits: readonly PendingEdit[];
  readonly texts: Readonly<Record<string, UnreadText>>;
};

export const nothingKept: KeptEdits = { edits: [], texts: {} };

// Without the contract's schema: zod makes functions of text, which the console's content policy forbids.
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isPath = (value: unknown): value is Path =>
  Array.isArray(value) && value.every((step) => typeof step === 'string');

const isEdit = (value: unknown): value is PendingEdit =>
  isObject(value) && 'at' in value && isPath(value.at) && 'revision' in value && typeof value.revision === 'number';

const isText = (value: unknown): value is UnreadText =>
  isObject(value) &&
  'at' in value &&
  isPath(value.at) &&
  'text' in value &&
  typeof value.text === 'string' &&
  'over' in value &&
  typeof value.over === 'string';

const isTexts = (value: unknown): value is KeptEdits['texts'] => isObject(value) && Object.values(value).every(isText);

/** The writer's own, of this draft. */
const placeOf = (writer: string, draft: string): string => `ruleset-draft.${writer}.${draft}`;

export const keptEdits = (writer: string, draft: string): KeptEdits | null => {
  const kept = parsedKept(readKept(placeOf(writer, draft)));
  if (!isObject(kept) || !('edits' in kept && 'texts' in kept)) return null;
  const { edits, texts } = kept;
  return Array.isArray(edits) && edits.every(isEdit) && isTexts(texts) ? { edits, texts } : null;
};

export const keepEdits = (writer: string, draft: string, work: KeptEdits): void => {
  const isEmpty = work.edits.length === 0 && Object.keys(work.texts).length === 0;
  keep(placeOf(writer, draft), isEmpty ? null : JSON.stringify(work));
};
