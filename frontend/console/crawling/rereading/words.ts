import { caseFieldNames } from '@nomucheck/domain/cases/case-names.ts';
import type { DifferenceOut, RereadOut } from '@nomucheck/domain/crawling/rereading/contract.ts';
import { count } from '../../../shared/formats.ts';

/** The words with which the pages describe readings and their differences. */

export type Field = DifferenceOut['field'];
export type State = DifferenceOut['state'];

const { tribunal, caseNumbers, decidedOn, title, text } = caseFieldNames;
export const fieldNames: Readonly<Record<Field, string>> = {
  tribunal,
  caseNumbers,
  decidedOn,
  title,
  text,
  arrival: '새 자료',
};
export const isField = (value: unknown): value is Field =>
  typeof value === 'string' && Object.hasOwn(fieldNames, value);

export const stateNames: Readonly<Record<State, string>> = {
  open: '정할 것',
  accepted: '받아들임',
  dismissed: '그대로 둠',
  outdated: '그 사이 바뀐 자료',
  refused: '받아들일 수 없음',
};
export const isState = (value: unknown): value is State =>
  typeof value === 'string' && Object.hasOwn(stateNames, value);

type Counted = Pick<RereadOut, 'stage' | 'read' | 'unreadable' | 'kept' | 'open' | 'settled'>;

/** How far a reading is, and what came of it. */
export const rereadWords = ({ stage, read, unreadable, kept, open, settled }: Counted): string => {
  const decided = Object.values(settled).reduce((sum, some) => sum + some, 0);
  const found = open + decided;
  const parts = [
    stage === 'running' ? `${count(read)}건을 다시 읽었고, 계속 읽는 중입니다.` : `${count(read)}건을 다시 읽었습니다.`,
    found === 0
      ? stage === 'running'
        ? ''
        : '달라진 것이 없습니다.'
      : `달라진 것 ${count(found)}개 가운데 ${count(open)}개를 정해야 합니다.`,
    kept === 0 ? '' : `담당자가 고친 ${count(kept)}개는 건드리지 않았습니다.`,
    unreadable === 0 ? '' : `${count(unreadable)}건은 읽지 못했습니다.`,
  ];
  return parts.filter((part) => part !== '').join(' ');
};
