import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { count } from '../../../../shared/formats.ts';
import { formFieldNames, isFormField } from '../../case-form.ts';

type Judged = Pick<RefineCase, 'stage' | 'proposals' | 'sure' | 'lacks' | 'likeness' | 'sentBack'>;

/**
 * Why one key mustn't take, complete and accept the case; empty for a sure one. Sure is a case of which every open proposal comes from a
 * rule that needs no second reading, to which nothing is missing then, which resembles no other case and wasn't sent back.
 */
export const whyNotSure = ({ stage, proposals, sure, lacks, likeness, sentBack }: Judged): readonly string[] => {
  const unsure = proposals.filter(({ id }) => !sure.includes(id)).length;
  const proposed = new Set<string>(proposals.map(({ field }) => field));
  const lacking = [...new Set(Object.keys(lacks).map((path) => path.split('.', 1)[0] ?? path))]
    .filter((field) => !proposed.has(field))
    .map((field) => (isFormField(field) ? formFieldNames[field] : field));
  return [
    ...(stage === 'withdrawn' ? ['안 쓰기로 한 자료'] : []),
    ...(unsure > 0 ? [`확실하지 않은 제안 ${count(unsure)}개`] : []),
    ...(lacking.length > 0 ? [`빠진 항목 ${lacking.join(', ')}`] : []),
    ...(likeness.length > 0 ? ['같은 사건으로 보이는 자료'] : []),
    ...(sentBack !== null && stage === 'crawled' ? ['반려된 자료'] : []),
  ];
};
