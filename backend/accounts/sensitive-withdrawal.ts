import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { after, type WantedEffect } from '../engine/process-managers/process-manager.ts';

/** Somebody has withdrawn their consent to the processing of sensitive data; the event is at `revision` of `stream`. */
export type SensitiveWithdrawal = {
  readonly owner: string;
  readonly at: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: string;
};

const withdrawn = z.object({ owner: z.string(), kind: z.string(), lapsed: z.boolean().optional() });

/** What follows from a withdrawal of that consent. A consent that has lapsed isn't withdrawn: what rests on it stays. */
export const afterSensitiveWithdrawal = (effect: (withdrawal: SensitiveWithdrawal) => WantedEffect) =>
  after(
    definitionIn(userEvents, 'ConsentWithdrawn'),
    withdrawn,
    ({ data: { owner, kind, lapsed }, at, stream, revision, position }) =>
      kind === 'sensitive' && !lapsed ? [effect({ owner, at, stream, revision, position })] : [],
  );

/** A job that ends the records of one person whose texts rest on the withdrawn consent. */
export const recordsAfterWithdrawal = z.strictObject({ owner: z.uuid(), at: z.iso.datetime(), position: z.string() });

/** Asks for that job. */
export const endRecordsAfterWithdrawal = (name: string) =>
  afterSensitiveWithdrawal(({ owner, at, position }) => ({
    name,
    data: { owner, at, position } satisfies z.infer<typeof recordsAfterWithdrawal>,
  }));
