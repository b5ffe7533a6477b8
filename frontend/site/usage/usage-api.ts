import type { OwnCompany } from '@nomucheck/domain/companies/contract.ts';
import type { UsageSummary } from '@nomucheck/domain/usage/contract.ts';
import type { Reply } from '../../shared/client/ask.ts';
import { ask } from '../../shared/client/ask.ts';
import { koreanToday } from '../../shared/formats.ts';

export type MonthOfUse = {
  readonly personal: UsageSummary;
  readonly companies: readonly { readonly company: OwnCompany; readonly summary: UsageSummary }[];
};

const summaryOf = (params: Readonly<Record<string, string>>) => {
  const to = koreanToday();
  const from = `${to.slice(0, 7)}-01`;
  return ask<UsageSummary>({ url: '/api/ai-advices/usages/summary', params: { from, to, ...params } });
};

/** This month's use: the person's own, and that of each company in whose name they may ask. */
export const fetchMonthOfUse = async (userId: string): Promise<Reply<MonthOfUse>> => {
  const [personal, mine] = await Promise.all([
    summaryOf({ by: 'day', companyId: 'none', userId }),
    ask<{ items: OwnCompany[] }>({ url: '/api/companies/mine' }),
  ]);
  if (!personal.ok) return personal;
  if (!mine.ok) return mine;
  const companies: { company: OwnCompany; summary: UsageSummary }[] = [];
  for (const company of mine.value.items) {
    const summary = await summaryOf({ by: 'user', companyId: company.id });
    if (!summary.ok) return summary;
    companies.push({ company, summary: summary.value });
  }
  return { ok: true, value: { personal: personal.value, companies } };
};
