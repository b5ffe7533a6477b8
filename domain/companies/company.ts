import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import type { CompanyDetails, CompanyEvent, MemberRemovalReason } from './company-events.ts';
import type { Quotas } from './quotas.ts';

/** A company that the firm serves, and the people who may ask in its name. */
export type Company = CompanyDetails & {
  readonly companyId: string;
  readonly quotas: Quotas;
  /** The ids of its people, in the order in which they were added. */
  readonly members: readonly string[];
  readonly isClosed: boolean;
};

export type CompanyCommand =
  | ({ readonly type: 'RegisterCompany'; readonly companyId: string; readonly quotas: Quotas } & CompanyDetails)
  | ({ readonly type: 'ChangeCompany'; readonly quotas: Quotas } & CompanyDetails)
  | { readonly type: 'AddMember'; readonly userId: string }
  | { readonly type: 'RemoveMember'; readonly userId: string; readonly why: MemberRemovalReason }
  | { readonly type: 'CloseCompany' };

/** So that one page can show them. */
export const mostMembers = 500;

const full = `한 회사에 ${mostMembers}명까지 넣을 수 있어요.`;

const decide = (command: CompanyCommand, company: Company | null): readonly CompanyEvent[] => {
  if (command.type === 'RegisterCompany') {
    if (company) throw new DomainError('conflict');
    const { type: _type, ...data } = command;
    return [{ type: 'CompanyRegistered', data }];
  }
  if (!company) throw new DomainError('not_found');
  const { companyId, members } = company;
  if (command.type === 'RemoveMember') {
    const { userId, why } = command;
    return members.includes(userId) ? [{ type: 'CompanyMemberRemoved', data: { companyId, userId, why } }] : [];
  }
  if (command.type === 'CloseCompany') return company.isClosed ? [] : [{ type: 'CompanyClosed', data: { companyId } }];
  if (company.isClosed) throw new DomainError('stage_wrong');
  switch (command.type) {
    case 'ChangeCompany':
      return change(command, company);
    case 'AddMember': {
      const { userId } = command;
      if (members.includes(userId)) return [];
      if (members.length >= mostMembers) throw new DomainError('stage_wrong', { errors: { userId: full } });
      return [{ type: 'CompanyMemberAdded', data: { companyId, userId } }];
    }
  }
};

const change = (
  { type: _type, quotas, ...details }: Extract<CompanyCommand, { type: 'ChangeCompany' }>,
  company: Company,
): readonly CompanyEvent[] => {
  const { companyId } = company;
  const changes: CompanyEvent[] = [];
  if (!sameDetails(details, company)) changes.push({ type: 'CompanyDetailsChanged', data: { companyId, ...details } });
  if (!sameQuotas(quotas, company.quotas)) changes.push({ type: 'CompanyQuotasSet', data: { companyId, quotas } });
  return changes;
};

const sameDetails = (one: CompanyDetails, other: CompanyDetails): boolean =>
  one.name === other.name &&
  one.businessNumber === other.businessNumber &&
  one.representative === other.representative &&
  one.note === other.note;

const sameQuotas = (one: Quotas, other: Quotas): boolean =>
  one.questions === other.questions && one.tokens === other.tokens && one.costWon === other.costWon;

const evolve = (company: Company | null, event: CompanyEvent): Company | null => {
  if (event.type === 'CompanyRegistered') return { ...event.data, members: [], isClosed: false };
  if (!company) return null;
  switch (event.type) {
    case 'CompanyDetailsChanged':
    case 'CompanyQuotasSet':
      return { ...company, ...event.data };
    case 'CompanyMemberAdded':
      return { ...company, members: [...company.members, event.data.userId] };
    case 'CompanyMemberRemoved':
      return { ...company, members: company.members.filter((userId) => userId !== event.data.userId) };
    case 'CompanyClosed':
      return { ...company, isClosed: true };
  }
};

export const companyDecider: Decider<Company | null, CompanyCommand, CompanyEvent> = {
  initialState: null,
  decide,
  evolve,
};

const prefix = 'company-';
export const companyStream = (id: string): string => `${prefix}${id}`;
export const companyOfStream = (stream: string): string => stream.slice(prefix.length);
