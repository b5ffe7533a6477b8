import type { RefineFilter } from '@nomucheck/domain/cases/contract/refine.ts';
import type { Today } from '@nomucheck/domain/cases/contract/today.ts';
import { firstPlace, placeSearch } from '../refine/queue-address.ts';

/** A figure of the home: what it counts, what that means, and the list of what it counts. */
export type Figure = {
  readonly title: string;
  readonly count: number;
  readonly meaning: string;
  readonly to: string;
  /** Zero is not a thing that was finished; the figure is shown only while it is something. */
  readonly isOnlySome?: boolean;
};

const queueAt = (filter: RefineFilter): string => `/admin/data${placeSearch({ ...firstPlace, filter })}`;
const masterAt = (filter: object): string =>
  `/admin/data/master?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

export const figuresOf = (today: Today): readonly Figure[] => [
  {
    title: '정제 중',
    count: today.waiting,
    meaning: '아직 다듬지 않은 자료',
    to: queueAt({ stage: 'crawled' }),
  },
  {
    title: '결과까지 확실',
    count: today.sure,
    meaning: '한꺼번에 받을 수 있는 자료',
    to: queueAt({ stage: 'crawled', sureOutcome: true }),
  },
  {
    title: '승인 대기',
    count: today.ready,
    meaning: '다듬기를 마치고 승인을 기다리는 자료',
    to: queueAt({ stage: 'ready' }),
  },
  {
    title: '반려됨',
    count: today.sentBack,
    meaning: '사유와 함께 되돌아온 자료',
    to: queueAt({ stage: 'crawled', sentBack: true }),
  },
  {
    title: '같은 사건 의심',
    count: today.likeness,
    meaning: '다른 자료와 같은 결정일 수 있는 자료',
    to: queueAt({ likeness: true }),
  },
  {
    title: '예전 결과',
    count: today.outdated,
    meaning: '자료나 질문지가 바뀌기 전에 계산한 자가진단 결과',
    to: '/admin/data/master/outdated',
  },
  {
    title: '출처가 바뀐 자료',
    count: today.newText,
    meaning: '승인한 뒤 출처의 본문이 달라진 마스터 자료',
    to: masterAt({ stage: 'master', newText: true }),
  },
  {
    title: '멈춘 기록',
    count: today.parked.streams + today.parked.effects,
    meaning: '프로그램이 처리하지 못해 다시 시도를 기다리는 기록',
    to: '/admin/parked',
  },
  {
    title: '진행 중인 일괄 작업',
    count: today.running,
    meaning: '지금 받거나 승인하거나 되돌리는 중인 작업',
    to: '/admin/data/jobs',
    isOnlySome: true,
  },
];

/** Whether nothing waits for a person. Outdated results wait for their owners. */
export const isAllDone = ({ waiting, ready, newText, parked }: Today): boolean =>
  waiting + ready + newText + parked.streams + parked.effects === 0;
