import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import { catalogueOf, defineEvent } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { v4 as newId } from 'uuid';
import { z } from 'zod';
import type { CommandContext } from '../handle-command.ts';
import { processesOnOneLog } from './processes-on-one-log.fixture.ts';

/** A list of notes, each sealed under its writer's key. */
export type Noted = { type: 'Noted'; data: { owner: string; note: string | null } };
type Notes = readonly (string | null)[];
type Note = { readonly owner: string; readonly note: string };

export const notes: Decider<Notes, Note, Noted> = {
  initialState: [],
  decide: ({ owner, note }) => [{ type: 'Noted', data: { owner, note } }],
  evolve: (before, { data }) => [...before, data.note],
};
const catalogue = catalogueOf([
  defineEvent({
    type: 'Noted',
    version: 1,
    schema: z.object({ owner: z.string(), note: z.string().nullable() }),
    sealed: { person: 'owner', fields: ['note'] },
  }),
]);

export const contextOf = (commandId: string = newId(), at = '2026-11-21T00:00:00.000Z'): CommandContext => ({
  commandId,
  at,
  actor: { id: 'visitor', role: 'user' },
  correlationId: newId(),
});

/** One log of notes; several processes may work on it. */
export const notesOnOneLog = (delay?: () => Promise<void>) => {
  const { newProcess, ...log } = processesOnOneLog(catalogue, delay);
  const writing = (how?: Parameters<typeof newProcess>[0]) => {
    const process = newProcess(how);
    const write = (stream: string, note: string, owner = 'kim', context = contextOf()) =>
      process.handle(notes, { stream, command: { owner, note }, context });
    return { ...process, write };
  };
  return { ...log, newProcess: writing };
};
