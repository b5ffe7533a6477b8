import type { DraftEdit } from '@nomucheck/domain/rulesets/draft/draft-edit.ts';
import { keep, parsedKept, readKept } from '../../../../shared/kept-on-device.ts';

/** What was typed and the service doesn't have yet: edits, and conditions that can't be read yet, by their field. */
export type KeptEdits = {
  /** The revision of the draft that they were typed on: another person may have changed the same place since. */
  readonly revision: number;
  readonly edits: readonly DraftEdit[];
  readonly texts: Readonly<Record<string, string>>;
};

// Without the contract's schema: zod makes functions of text, which the console's content policy forbids.
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEdit = (value: unknown): value is DraftEdit =>
  isObject(value) && 'at' in value && Array.isArray(value.at) && value.at.every((step) => typeof step === 'string');

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');

/** The writer's own, of this draft. */
const placeOf = (writer: string, draft: string): string => `ruleset-draft.${writer}.${draft}`;

export const keptEdits = (writer: string, draft: string): KeptEdits | null => {
  const kept = parsedKept(readKept(placeOf(writer, draft)));
  if (!isObject(kept) || !('revision' in kept && 'edits' in kept && 'texts' in kept)) return null;
  const { revision, edits, texts } = kept;
  return typeof revision === 'number' && Array.isArray(edits) && edits.every(isEdit) && isTexts(texts)
    ? { revision, edits, texts }
    : null;
};

export const keepEdits = (writer: string, draft: string, work: KeptEdits): void => {
  const isEmpty = work.edits.length === 0 && Object.keys(work.texts).length === 0;
  keep(placeOf(writer, draft), isEmpty ? null : JSON.stringify(work));
};
