import { z } from 'zod';
import { expectedRevision } from '../kernel/contract/values.ts';
import { requiredText, storableText, visibleText } from '../kernel/text/text.ts';
import { isVisible } from '../kernel/text/visible.ts';
import { businessNumber } from './business-number.ts';
import { quotas } from './quotas.ts';

/** Companies over HTTP: `/api/companies*`. */

/** For the history; optional. */
const reason = visibleText(500).optional();

const fields = {
  name: requiredText(100).refine(isVisible, { error: '회사 이름을 적어 주세요.' }),
  businessNumber,
  /** As in the register of businesses; empty: not noted. */
  representative: storableText(50).trim().default(''),
  quotas,
  note: storableText(500).trim().default(''),
};

export const registerCompanyBody = z.strictObject(fields);
export const changeCompanyBody = z.strictObject({
  ...fields,
  reason,
  expectedRevision,
});
export type ChangeCompanyBody = z.infer<typeof changeCompanyBody>;

export const companyOut = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** `110-81-41272`. */
  businessNumber: z.string(),
  representative: z.string(),
  quotas,
  note: z.string(),
  /** How many people may ask in its name. */
  members: z.int(),
  /** The firm serves it no longer. */
  isClosed: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  revision: z.int(),
});
export type CompanyOut = z.infer<typeof companyOut>;

export const companySorts = ['name', 'businessNumber', 'members', 'createdAt', 'updatedAt', 'id'] as const;
export type CompanySort = (typeof companySorts)[number];

export const companyFilter = z.strictObject({
  /** Selects companies by id, closed ones too. */
  id: z.array(z.uuid()).max(1000).optional(),
  /** A part of the name, or of the digits of the number. */
  q: requiredText(100).optional(),
});
export type CompanyFilter = z.infer<typeof companyFilter>;

/** A person of a company, or who can be added. `name` and `email` are null for one who left the service. */
export const companyPerson = z.strictObject({
  id: z.uuid(),
  name: z.string().nullable(),
  email: z.string().nullable(),
});
export type CompanyPerson = z.infer<typeof companyPerson>;

export const usersToAddQuery = z.strictObject({ q: requiredText(254) });
/** One person; the reason is for the history. */
export const memberBody = z.strictObject({ userId: z.uuid(), reason });
export const closeCompanyBody = z.strictObject({ reason });

/** A company as its members see it. */
export const ownCompany = z.strictObject({ id: z.uuid(), name: z.string() });
export type OwnCompany = z.infer<typeof ownCompany>;
