import type { MasterCaseFilter } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { sql } from '../../lists/page.ts';
import { allOf, type Condition, equals, has, holds, isOfLevel, isOneOf } from './conditions.ts';

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
  const others = [sql.raw('edition > 0')];
  const by = new Map<Dimension, Condition>();
  if (filter.id) others.push(isOneOf('id', filter.id));
  for (const column of ['stage', 'kind', 'sampling', 'outcome', 'tribunal', 'batch'] as const) {
    const wanted = filter[column];
    if (wanted !== undefined) by.set(column, equals(column, wanted));
  }
  if (filter.level !== undefined) others.push(isOfLevel(filter.level));
  if (filter.section !== undefined) by.set('section', has('sections', filter.section));
  if (filter.keyword !== undefined) by.set('keyword', has('keywords', filter.keyword));
  if (filter.from !== undefined) others.push(sql.raw('decided_on >= ?::date', [filter.from]));
  if (filter.to !== undefined) others.push(sql.raw('decided_on <= ?::date', [filter.to]));
  if (filter.acceptedFrom !== undefined)
    others.push(sql.raw(`accepted_at >= (?::date::timestamp at time zone 'Asia/Seoul')`, [filter.acceptedFrom]));
  if (filter.newText !== undefined) others.push(sql.raw(filter.newText ? 'has_newer_text' : 'not has_newer_text'));
  if (filter.q !== undefined) others.push(holds(filter.q));
  return { others, by, where: allOf([...others, ...by.values()]) };
};
