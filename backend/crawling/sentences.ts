import type { CrawlEvent } from '@nomucheck/domain/crawling/crawl-events.ts';
import type { SourceSwitchEvent } from '@nomucheck/domain/crawling/source-switch.ts';
import { sources } from '@nomucheck/domain/crawling/sources.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

const written = (count: number): string => count.toLocaleString('ko-KR');

export const crawlSentences: SentencesOf<CrawlEvent | SourceSwitchEvent> = {
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
};
