import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { ReadPurpose } from '@nomucheck/domain/people/contract/access-log.ts';
import { z } from 'zod';
import type { Caller } from '../callers/caller.ts';
import type { CommandContext } from '../command-handling/handle-command.ts';
import type { RecordStory } from './record-stories.ts';

/** A record whose history was asked for by somebody who may read it. */
export type FoundRecord = {
  /** By its name, or by its person and time. */
  readonly title: string;
  readonly story: RecordStory;
  /** Whose personal data the history shows. */
  readonly discloses?: { readonly purpose: ReadPurpose; readonly people: readonly string[] };
  readonly putBack?: PutBack;
};

/** Makes values of an earlier revision those of now, through the ordinary command of the record and by its rules. */
export type PutBack = {
  /** The fields that are set, by their names in the history. */
  readonly fields: readonly string[];
  /** Throws `not_found` for a revision that the record doesn't have. Returns the position of what was written. */
  readonly to: (revision: number, context: CommandContext, expectedRevision?: number) => Promise<string>;
};

/** The histories of the records of one kind. */
export type RecordHistory = {
  readonly kind: string;
  /** Decides on the right to the record. Throws `not_found` where there is none, and for an id that can't be one. */
  readonly find: (id: string, caller: Caller) => Promise<FoundRecord>;
};

const isId = z.uuid();

/** Throws `not_found` for what is no id: the stream of such a name would be a record of another kind. */
export const requireId = (id: string): void => {
  if (!isId.safeParse(id).success) throw new DomainError('not_found');
};

/** How a record without a name is called: `김하나 · 자가진단 · 2026. 11. 28. 14:05`. */
export const titleOf = (person: string, what: string, at: string): string =>
  [person, what, koreanMoment(at)].join(' · ');
