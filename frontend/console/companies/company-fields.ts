import type { CompanyOut } from '@nomucheck/domain/companies/contract.ts';
import type { Quotas } from '@nomucheck/domain/companies/quotas.ts';
import { count, won } from '../../shared/formats.ts';
import type { ShownConflict } from '../conflict/conflict-dialog.tsx';
import { conflictRows } from '../conflict/merge.ts';

/** The fields of a company's form, as typed. */
export type CompanyFields = Readonly<
  Record<'name' | 'businessNumber' | 'representative' | 'note' | 'questions' | 'tokens' | 'costWon', string>
>;

export const emptyFields: CompanyFields = {
  ...{ name: '', businessNumber: '', representative: '', note: '' },
  ...{ questions: '', tokens: '', costWon: '' },
};

const typed = (limit: number | null): string => (limit === null ? '' : String(limit));

export const fieldsOf = ({ name, businessNumber, representative, note, quotas }: CompanyOut): CompanyFields => ({
  ...{ name, businessNumber, representative, note },
  questions: typed(quotas.questions),
  tokens: typed(quotas.tokens),
  costWon: typed(quotas.costWon),
});

/** Empty: no limit. What is no number is sent as it was typed: the server's refusal is shown at the field. */
const limitOf = (text: string): number | string | null => {
  const digits = text.replace(/[\s,]/g, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : digits;
};

export const wantedOf = ({ questions, tokens, costWon, ...details }: CompanyFields) => ({
  ...details,
  quotas: { questions: limitOf(questions), tokens: limitOf(tokens), costWon: limitOf(costWon) },
});
export type CompanyWanted = ReturnType<typeof wantedOf>;

export const fieldNames: Readonly<Record<keyof CompanyFields, string>> = {
  name: '회사 이름',
  businessNumber: '사업자등록번호',
  representative: '대표자',
  note: '메모',
  questions: '질문 (건)',
  tokens: '토큰 (개)',
  costWon: '비용 (원)',
};

const limits: readonly string[] = ['questions', 'tokens', 'costWon'] satisfies (keyof CompanyFields)[];

const shown = (field: string, value: string): string => {
  if (value.trim() !== '') return value;
  return limits.includes(field) ? '제한 없음' : '(비움)';
};

/** A conflict in words, field by field. */
export const shownConflicts = (base: CompanyFields, mine: CompanyFields, theirs: CompanyFields): ShownConflict[] =>
  conflictRows(base, mine, theirs).map(({ field, yours, theirs: kept }) => ({
    name: fieldNames[field],
    yours: shown(field, yours),
    theirs: shown(field, kept),
  }));

/** `질문 100건 · 토큰 1,000,000개`; without any limit it says so. */
export const quotaWords = ({ questions, tokens, costWon }: Quotas): string => {
  const words = [
    ...(questions === null ? [] : [`질문 ${count(questions)}건`]),
    ...(tokens === null ? [] : [`토큰 ${count(tokens)}개`]),
    ...(costWon === null ? [] : [won(costWon)]),
  ];
  return words.length === 0 ? '제한 없음' : words.join(' · ');
};
