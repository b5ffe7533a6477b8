import { caseFieldNames } from '@nomucheck/domain/cases/case-names.ts';
import type { DifferenceOut, RereadOut } from '@nomucheck/domain/crawling/rereading/contract.ts';
import { count } from '../../../shared/formats.ts';

/** The words with which the pages describe readings and their differences. */

export type Field = DifferenceOut['field'];
export type State = DifferenceOut['state'];

const { tribunal, caseNumbers, decidedOn, title, text } = caseFieldNames;
export const fieldNames: Readonly<Record<Field, string>> = {
  ...{ tribunal, caseNumbers, decidedOn, title, text },
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

export type Decision = 'accept' | 'dismiss';
export const decisionNames: Readonly<Record<Decision, string>> = { accept: '받아들이기', dismiss: '그대로 두기' };

/** How many are open by field: 제목 12개, 본문 3개. */
export const openWords = (open: RereadOut['openFields']): string =>
  Object.entries(fieldNames)
    .flatMap(([field, name]) => {
      const some = isField(field) ? (open[field] ?? 0) : 0;
      return some === 0 ? [] : [`${name} ${count(some)}개`];
    })
    .join(', ');

export type Counted = Pick<RereadOut, 'stage' | 'total' | 'read' | 'unreadable' | 'kept' | 'open' | 'settled'>;

/** How far a reading is, and what came of it. */
export const rereadWords = (reread: Counted): string => {
  const { kept, unreadable } = reread;
  const parts = [
    howFar(reread),
    whatDiffers(reread),
    kept === 0 ? '' : `담당자가 고친 값 ${count(kept)}개는 건드리지 않았습니다.`,
    unreadable === 0 ? '' : `${count(unreadable)}건은 읽지 못했습니다.`,
  ];
  return parts.filter((part) => part !== '').join(' ');
};

const howFar = ({ stage, total, read }: Counted): string => {
  const far = `${count(total)}건 가운데 ${count(read)}건`;
  switch (stage) {
    case 'running':
      return read === 0 ? '보관한 원문을 찾는 중입니다.' : `${far}을 읽었습니다.`;
    case 'cancelled':
      return `${far}을 읽고 멈췄습니다.`;
    case 'failed':
      return `${far}을 읽고 중단되었습니다.`;
    case 'ended':
      return read === 0 ? '이 출처에서 받아 보관한 원문이 없습니다.' : `${count(read)}건을 다시 읽었습니다.`;
  }
};

const whatDiffers = ({ stage, read, open, settled }: Counted): string => {
  const found = open + Object.values(settled).reduce((sum, some) => sum + some, 0);
  if (found === 0) return stage === 'ended' && read > 0 ? '달라진 값이 없습니다.' : '';
  if (open === 0) return `달라진 값 ${count(found)}개를 모두 정했습니다.`;
  if (open === found) return `달라진 값 ${count(found)}개를 정해야 합니다.`;
  return `달라진 값 ${count(found)}개 가운데 ${count(open)}개가 남았습니다.`;
};
