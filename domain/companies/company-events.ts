import { z } from 'zod';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { requiredText, storableText } from '../kernel/text/text.ts';
import { quotas } from './quotas.ts';

/**
 * Events of one company that the firm serves. Its name, number and representative are public in the register of
 * businesses, so nothing is sealed; there is no field for a contact person on purpose.
 */

const companyId = z.uuid();
const details = {
  name: requiredText(100),
  /** Ten digits. */
  businessNumber: z.string().regex(/^\d{10}$/),
  representative: storableText(50),
  note: storableText(500),
};
const member = { companyId, userId: z.uuid() };

const registered = z.strictObject({ companyId, ...details, quotas });
const detailsChanged = z.strictObject({ companyId, ...details });
const quotasSet = z.strictObject({ companyId, quotas });
const memberAdded = z.strictObject(member);
const memberRemoved = z.strictObject({ ...member, why: z.enum(['removed', 'left_service']) });
const closed = z.strictObject({ companyId });

export type CompanyDetails = Omit<z.infer<typeof detailsChanged>, 'companyId'>;
export type MemberRemovalReason = z.infer<typeof memberRemoved>['why'];

export type CompanyEvent =
  | { type: 'CompanyRegistered'; data: z.infer<typeof registered> }
  | { type: 'CompanyDetailsChanged'; data: z.infer<typeof detailsChanged> }
  | { type: 'CompanyQuotasSet'; data: z.infer<typeof quotasSet> }
  | { type: 'CompanyMemberAdded'; data: z.infer<typeof memberAdded> }
  | { type: 'CompanyMemberRemoved'; data: z.infer<typeof memberRemoved> }
  | { type: 'CompanyClosed'; data: z.infer<typeof closed> };

export const companyEvents = [
  defineEvent({ type: 'CompanyRegistered', version: 1, schema: registered }),
  defineEvent({ type: 'CompanyDetailsChanged', version: 1, schema: detailsChanged }),
  defineEvent({ type: 'CompanyQuotasSet', version: 1, schema: quotasSet }),
  defineEvent({ type: 'CompanyMemberAdded', version: 1, schema: memberAdded, reasonOf: 'userId' }),
  defineEvent({ type: 'CompanyMemberRemoved', version: 1, schema: memberRemoved, reasonOf: 'userId' }),
  /** The firm serves it no longer: nobody asks in its name, and its number may be registered again. */
  defineEvent({ type: 'CompanyClosed', version: 1, schema: closed }),
] as const;
