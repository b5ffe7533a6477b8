import { z } from 'zod';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { fieldChanges } from './fields.ts';

/**
 * Events of the draft of an application to a labour commission. One check has at most one. All that the person writes is
 * sealed under their key; the sentences made from answers are never stored, they follow from the check.
 */

const draft = { owner: z.uuid(), checkId: z.uuid() };

const applicationBegun = z.strictObject(draft);
const applicationFieldsChanged = z.strictObject({
  ...draft,
  /** null once the person's key is destroyed. */
  fields: fieldChanges.nullable(),
});

export type ApplicationEvent =
  | { type: 'ApplicationBegun'; data: z.infer<typeof applicationBegun> }
  | { type: 'ApplicationFieldsChanged'; data: z.infer<typeof applicationFieldsChanged> };

export const applicationEvents = [
  defineEvent({ type: 'ApplicationBegun', version: 1, schema: applicationBegun }),
  defineEvent({
    type: 'ApplicationFieldsChanged',
    version: 1,
    schema: applicationFieldsChanged,
    sealed: { person: 'owner', fields: ['fields'] },
  }),
] as const;
