import type { CorrectionItem } from '@nomucheck/domain/checks/corrections/contract.ts';
import { sortableMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import { routeNames } from '@nomucheck/domain/rulesets/route-names.ts';
import { koreanDate, koreanMoment } from '../../shared/formats.ts';
import type { Column } from '../export/csv.ts';

export const sideNames = { employee: '근로자', employer: '회사' } as const;
export const changeNames = {
  earlier: '마지막 날이 당겨짐',
  later: '마지막 날이 늦춰짐',
  opened: '길이 열림',
  closed: '길이 닫힘',
} as const;
export const messageNames = {
  requested: '보내는 중',
  sent: '보냄',
  failed: '보내지 못함',
  none: '보낸 것 없음',
} as const;
export const seenNames = { true: '열어 봄', false: '열어 보지 않음' } as const;
const channelNames = { email: '이메일', sms: '문자' } as const;

const dayOf = (day: string | null): string => (day === null ? '없음' : koreanDate(day));

/** `2026년 12월 2일 → 2027년 2월 2일`; one day where it is the same. */
export const daysInWords = ({ before, after }: Pick<CorrectionItem, 'before' | 'after'>): string =>
  before === after ? `${dayOf(after)} (그대로)` : `${dayOf(before)} → ${dayOf(after)}`;

/** What changed of the routes, one line each. */
export const routesInWords = ({
  opened,
  closed,
  moved,
}: Pick<CorrectionItem, 'opened' | 'closed' | 'moved'>): string[] => [
  ...opened.map((route) => `열림: ${routeNames[route]}`),
  ...closed.map((route) => `닫힘: ${routeNames[route]}`),
  ...moved.map(({ route, ...days }) => `${routeNames[route]}: ${daysInWords(days)}`),
];

/** By which channel its owner was told, and when. */
export const toldInWords = ({
  notifiedAt,
  channel,
  unneeded,
}: Pick<CorrectionItem, 'notifiedAt' | 'channel' | 'unneeded'>): string => {
  if (notifiedAt === null) return '아직 알리지 않음';
  if (unneeded) return '다시 바로잡아 따로 알리지 않음';
  return channel === null ? '연락처 없음' : `${channelNames[channel]}, ${koreanMoment(notifiedAt)}`;
};

export const exportColumns: readonly Column<CorrectionItem>[] = [
  { title: '진단 번호', value: ({ checkId }) => checkId },
  { title: '회원 번호', value: ({ owner }) => owner },
  { title: '진단한 쪽', value: ({ side }) => sideNames[side] },
  { title: '틀린 결과를 드린 때', value: ({ toldAt }) => sortableMoment(toldAt) },
  { title: '바로잡은 때', value: ({ correctedAt }) => sortableMoment(correctedAt) },
  { title: '전의 마지막 날', value: ({ before }) => before },
  { title: '지금 마지막 날', value: ({ after }) => after },
  { title: '달라진 길', value: (item) => routesInWords(item).join('; ') },
  { title: '알림', value: toldInWords },
  { title: '메시지', value: ({ message }) => messageNames[message?.status ?? 'none'] },
  { title: '열어 본 때', value: ({ message }) => sortableMoment(message?.openedAt ?? null) },
  { title: '질문지 판', value: ({ rulesetVersion }) => rulesetVersion },
];
