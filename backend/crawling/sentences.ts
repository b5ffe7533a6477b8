import type { CrawlEvent } from '@nomucheck/domain/crawling/crawl-events.ts';
import type { RereadEvent } from '@nomucheck/domain/crawling/rereading/reread-events.ts';
import type { SourceEvent } from '@nomucheck/domain/crawling/source-record.ts';
import { sources } from '@nomucheck/domain/crawling/sources.ts';
import { weeklyWords } from '@nomucheck/domain/crawling/work/schedule.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

const written = (count: number): string => count.toLocaleString('ko-KR');

export const crawlSentences: SentencesOf<CrawlEvent | SourceEvent | RereadEvent> = {
  CrawlStarted: ({ source, from, to }) => `${sources[source].label}에서 ${from}부터 ${to}까지 모으기 시작했습니다.`,
  CrawlWindowListed: ({ total }) => `출처에 ${written(total)}건이 있다고 합니다.`,
  CrawlItemsRecorded: ({ items }) => `${written(items.length)}건을 처리했습니다.`,
  CrawlWindowEnded: ({ complete }) =>
    complete ? '한 기간을 빠짐없이 모았습니다.' : '한 기간을 모았으나 빠진 것이 있습니다.',
  CrawlEnded: ({ complete }) => (complete ? '빠짐없이 다 모았습니다.' : '다 돌았으나 빠진 것이 있습니다.'),
  CrawlFailed: () => '출처를 쓸 수 없어 멈췄습니다.',
  CrawlCancelled: () => '모으기를 그만두었습니다.',
  CrawlResumed: () => '다시 이어서 모으기 시작했습니다.',
  CrawlSourceSwitched: ({ source, on }) => `출처 ${sources[source].label}: ${on ? '켰습니다.' : '껐습니다.'}`,
  CrawlScheduleSet: ({ source, ...time }) => `${sources[source].label}에서 ${weeklyWords(time)}에 모으기로 했습니다.`,
  CrawlScheduleStopped: ({ source }) => `${sources[source].label}의 예약을 그만두었습니다.`,
  CrawlScheduleRan: ({ source, works }) =>
    `예약한 때가 되어 ${sources[source].label}에서 수집 ${written(works.length)}건을 시작했습니다.`,
  RereadStarted: ({ source }) => `${sources[source].label}에서 보관한 원문을 다시 읽기 시작했습니다.`,
  RereadRecorded: ({ read, differences }) =>
    `원문 ${written(read)}건을 다시 읽어 달라진 값 ${written(differences.length)}개를 찾았습니다.`,
  RereadEnded: () => '보관한 원문을 다 읽었습니다.',
  RereadCancelled: () => '보관한 원문을 다시 읽기를 그만두었습니다.',
  RereadFailed: ({ message }) => `보관한 원문을 더 읽을 수 없었습니다. ${message}`,
  RereadDecided: ({ accept }) =>
    accept ? '달라진 값을 받아들이기로 했습니다.' : '달라진 값을 받아들이지 않기로 했습니다.',
  RereadSettled: ({ settled }) => `달라진 값 ${written(settled.length)}개를 처리했습니다.`,
  RereadDecisionCarriedOut: () => '달라진 값을 정한 대로 처리했습니다.',
};
