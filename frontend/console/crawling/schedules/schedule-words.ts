import type { SourceOut } from '@nomucheck/domain/crawling/contract.ts';
import { weeklyWords } from '@nomucheck/domain/crawling/work/schedule.ts';
import { koreanMoment } from '../../../shared/formats.ts';

/** `매주 월요일 06:00 · 다음 2026년 12월 7일 06:00`; a time that was missed says that it is made up. */
export const scheduleWords = (schedule: SourceOut['schedule']): string => {
  if (schedule === null) return '없음';
  const { nextAt, missedAt } = schedule;
  const next =
    missedAt === null ? `다음 ${koreanMoment(nextAt)}` : `${koreanMoment(missedAt)} 수집이 밀림, 모을 수 있을 때 시작`;
  return `${weeklyWords(schedule)} · ${next}`;
};
