import { z } from 'zod';
import { answeredQuestion } from '../checks/contract/check.ts';
import { routeOut } from '../checks/contract/result.ts';
import { expectedRevision, instant } from '../kernel/contract/values.ts';
import { fieldChanges } from './fields.ts';

/** `/api/check/{id}/application`: the draft of an application, and what it is written from. */

/** All that a document takes from the check and the account. The same function writes it in the browser and on the server. */
export const applicationBasis = z.strictObject({
  side: z.enum(['employee', 'employer']),
  /** On the path of the newest calculation, derived ones too. */
  answers: z.array(answeredQuestion),
  routes: z.array(routeOut),
  /** Filled in where the answers say nothing of it. */
  account: z.strictObject({ name: z.string().nullable(), phone: z.string().nullable() }),
});
export type ApplicationBasis = z.infer<typeof applicationBasis>;

export const changeFieldsBody = z.strictObject({ fields: fieldChanges, expectedRevision });

export const applicationSaved = z.strictObject({ revision: z.int(), fields: fieldChanges });
export type ApplicationSaved = z.infer<typeof applicationSaved>;

export const applicationOut = applicationSaved.extend({ checkId: z.uuid(), basis: applicationBasis });
export type ApplicationOut = z.infer<typeof applicationOut>;

/** A draft in the export of a person's data. */
export const exportedApplication = applicationSaved.extend({
  checkId: z.uuid(),
  begunAt: instant,
  changedAt: instant,
});
export type ExportedApplication = z.infer<typeof exportedApplication>;
