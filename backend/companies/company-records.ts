import { shownBusinessNumber } from '@nomucheck/domain/companies/business-number.ts';
import { type Company, companyDecider, companyStream } from '@nomucheck/domain/companies/company.ts';
import type { CompanyEvent } from '@nomucheck/domain/companies/company-events.ts';
import type { CompanyOut } from '@nomucheck/domain/companies/contract.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { count, won } from '@nomucheck/domain/kernel/korean-formats.ts';
import type { ListedCompany } from '@nomucheck/projections/companies/listing.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { loadOptionsOf } from '../engine/history/as-of.ts';
import type { Histories, HistoryPage, HistoryRange, HistoryView } from '../engine/history/history.ts';
import type { LoadedCompany } from './companies.ts';

/** A company as the console shows it, now and at an earlier time, and all that happened to it. */
export type CompanyRecords = {
  of(loaded: LoadedCompany): CompanyOut;
  ofRow(row: ListedCompany): CompanyOut;
  /** Throws `not_found` for a time before the company, and for a revision that it doesn't have. */
  asOf(id: string, asOf: string): Promise<CompanyOut>;
  history(loaded: LoadedCompany, range: HistoryRange, caller: Caller): Promise<HistoryPage>;
};

export const createCompanyRecords = (commands: Pick<CommandHandler, 'load'>, histories: Histories): CompanyRecords => ({
  of: shownOf,
  ofRow: ({ created_at, updated_at, business_number, is_closed, ...row }) => ({
    ...row,
    businessNumber: shownBusinessNumber(business_number),
    isClosed: is_closed,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  }),
  asOf: async (id, asOf) => {
    const options = loadOptionsOf(asOf);
    const { state, ...then } = await commands.load(companyDecider, companyStream(id), options);
    if (!state || (options.to !== undefined && then.revision !== options.to)) throw new DomainError('not_found');
    return shownOf({ ...then, state, company: state });
  },
  history: ({ company, revision }, range, caller) =>
    histories({ stream: companyStream(company.companyId), revision }, range, historyView, caller),
});

const shownOf = ({ company, createdAt, updatedAt, revision }: LoadedCompany): CompanyOut => ({
  id: company.companyId,
  name: company.name,
  businessNumber: shownBusinessNumber(company.businessNumber),
  representative: company.representative,
  quotas: company.quotas,
  note: company.note,
  members: company.members.length,
  isClosed: company.isClosed,
  createdAt: createdAt ?? '',
  updatedAt: updatedAt ?? '',
  revision,
});

const historyView: HistoryView<Company | null, CompanyEvent> = {
  initialState: companyDecider.initialState,
  evolve: companyDecider.evolve,
  seen: (company) => (company ? wordsOf(company) : {}),
  // No event of a company is about a question.
  sentenceContext: { question: (key) => key },
};

const limit = (most: number | null, words: (most: number) => string): string =>
  most === null ? '제한 없음' : words(most);

const wordsOf = ({ name, businessNumber, representative, note, quotas, members }: Company) => ({
  이름: name,
  사업자등록번호: shownBusinessNumber(businessNumber),
  대표자: representative === '' ? null : representative,
  메모: note === '' ? null : note,
  '월 질문': limit(quotas.questions, (most) => `${count(most)}건`),
  '월 토큰': limit(quotas.tokens, (most) => `${count(most)}개`),
  '월 비용': limit(quotas.costWon, won),
  구성원: `${count(members.length)}명`,
});
