import type { ProjectionView } from '@nomucheck/domain/kernel/contract/projection.ts';
import { count } from '../../../shared/formats.ts';

/** The states of a subscriber of the log in words; the colour says the same. */
export const stateNames = {
  live: '따라감',
  behind: '늦음',
  parked: '일부 멈춤',
  unattended: '멈춤',
  newer_version: '새 프로그램 것',
  unknown_event: '모르는 기록 앞',
  beyond_log: '기록보다 앞섬',
} as const satisfies Readonly<Record<ProjectionView['state'], string>>;

export const stateColor = (state: ProjectionView['state']): 'success' | 'warning' | 'error' =>
  state === 'live' ? 'success' : state === 'behind' ? 'warning' : 'error';

export const lagInWords = ({ events, exact, seconds }: ProjectionView['lag']): string =>
  events === 0 ? '없음' : `${exact ? '' : '약 '}${count(events)}건 · ${count(Math.round(seconds))}초`;

export const differenceInWords = ({ added, removed, changed }: NonNullable<ProjectionView['built']>): string =>
  added + removed + changed === 0
    ? '다른 줄 없음'
    : `더해짐 ${count(added)} · 빠짐 ${count(removed)} · 달라짐 ${count(changed)}`;

const roleNames: Readonly<Record<string, string>> = {
  all: '모든 일',
  api: '응답',
  projector: '조회 자료',
  worker: '뒤따르는 일',
};

/** The name of a process: what it does, its machine, and its number there. */
export const processInWords = (owner: string): string => {
  const [role = '', machine = '', number = ''] = owner.split(' ');
  return machine === '' ? owner : `${roleNames[role] ?? role} · ${machine} · ${number}`;
};
