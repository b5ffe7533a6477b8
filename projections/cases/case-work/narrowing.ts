import type { MasterCaseFilter } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { allOf, conditionsOf } from './conditions.ts';

/** The filters of the master list for which the values are counted. */
export type Dimension =
  | 'stage'
  | 'kind'
  | 'sampling'
  | 'outcome'
  | 'tribunal'
  | 'section'
  | 'keyword'
  | 'year'
  | 'batch';

/** The requested conditions, by dimension; `others` are conditions that belong to no dimension. */
export const narrowed = (filter: MasterCaseFilter) => {
  const asked = conditionsOf();
  const others = ['edition > 0'];
  const by = new Map<Dimension, string>();
  if (filter.id) others.push(asked.isOneOf('id', filter.id));
  for (const column of ['stage', 'kind', 'sampling', 'outcome', 'tribunal', 'batch'] as const) {
    const wanted = filter[column];
    if (wanted !== undefined) by.set(column, asked.equals(column, wanted));
  }
  if (filter.section !== undefined) by.set('section', asked.has('sections', filter.section));
  if (filter.keyword !== undefined) by.set('keyword', asked.has('keywords', filter.keyword));
  if (filter.from !== undefined) others.push(`decided_on >= ${asked.given(filter.from)}::date`);
  if (filter.to !== undefined) others.push(`decided_on <= ${asked.given(filter.to)}::date`);
  if (filter.newText !== undefined) others.push(filter.newText ? 'has_newer_text' : 'not has_newer_text');
  if (filter.q !== undefined) others.push(asked.holds(filter.q));
  return { ...asked, others, by, where: allOf([...others, ...by.values()]) };
};
