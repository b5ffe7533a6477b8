import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { type DraftConflict, draftConflict } from '@nomucheck/domain/rulesets/contract/draft.ts';
import { z } from 'zod';
import type { NamesOf } from '../../engine/history/people-names.ts';
import { personOut } from './draft-out.ts';

const unnamed = z.array(draftConflict.extend({ by: z.string() }));

/** The refusal of edits that met others', with the names of these people in place of their ids; any other error as it is. */
export const withNames = async (error: unknown, namesOf: NamesOf): Promise<unknown> => {
  if (!(error instanceof DomainError) || error.code !== 'conflict') return error;
  const { extra = {} } = error.details;
  const found = unnamed.safeParse(extra.conflicts);
  if (!found.success) return error;
  const nameOf = await namesOf(found.data.map(({ by }) => by));
  const conflicts = found.data.map(({ by, ...rest }): DraftConflict => ({ ...rest, by: personOut(by, nameOf) }));
  return new DomainError('conflict', { ...error.details, extra: { ...extra, conflicts } });
};
