import type {
  CalendarOut,
  CrawledFilter,
  CrawledOut,
  DailyOut,
  FailureGroups,
  SourceOut,
  WindowFilter,
  WindowOut,
} from '@nomucheck/domain/crawling/contract.ts';
import type { WeeklyTime } from '@nomucheck/domain/crawling/work/schedule.ts';
import { useData } from '../api/data-provider.ts';
import { type Page, post, put, read, readPage } from '../api/requests.ts';
import type { Span } from './spans.ts';
import type { CrawlKind, SourceName } from './words.ts';

/** The list of the works of a kind in the console. */
export const worksOf = (kind: CrawlKind): `admin/crawling/${CrawlKind}` => `admin/crawling/${kind}`;

/** A work's page. */
export const workAt = (kind: CrawlKind, id: string): string => `/${worksOf(kind)}/${id}`;

type Work = { readonly id: string };
export type Asked = Span & { readonly source?: SourceName };

const below = (kind: CrawlKind, ...path: readonly string[]): string =>
  ['/api/crawls', kind, ...path.map(encodeURIComponent)].join('/');
/** The API client makes a page of every array. */
const items = async <Item>(answer: Promise<Page<Item>>): Promise<readonly Item[]> => (await answer).items;

/** The data provider's methods for the crawler, besides reading the lists of works. */
export const crawlingData = {
  crawlSources: (signal: AbortSignal): Promise<readonly SourceOut[]> => items(read('/api/crawls/sources', {}, signal)),
  switchCrawlSource: (name: SourceName, on: boolean, reason: string): Promise<SourceOut> =>
    put(`/api/crawls/sources/${name}`, { on, reason }),
  /** null: it isn't collected from by itself any more. */
  scheduleCrawlSource: (name: SourceName, schedule: WeeklyTime | null, reason: string): Promise<SourceOut> =>
    put(`/api/crawls/sources/${name}/schedule`, { schedule, reason }),

  startCrawl: (kind: CrawlKind, asked: Asked): Promise<Work> => post(below(kind, 'works'), asked),
  cancelCrawl: (kind: CrawlKind, id: string): Promise<Work> => post(below(kind, 'works', id, 'cancel'), {}),
  /** Goes on with what is missing. */
  resumeCrawl: (kind: CrawlKind, id: string): Promise<Work> => post(below(kind, 'works', id, 'resume'), {}),

  crawlWindows: (
    kind: CrawlKind,
    id: string,
    filter: WindowFilter,
    after: number,
    most: number,
  ): Promise<Page<WindowOut>> =>
    readPage(below(kind, 'works', id, 'windows'), after, most, { filter: JSON.stringify(filter) }),
  /** What was collected, the latest first. */
  crawledItems: (kind: CrawlKind, filter: CrawledFilter, after: number, most: number): Promise<Page<CrawledOut>> =>
    readPage(below(kind, 'data'), after, most, {
      filter: JSON.stringify(filter),
      sort: JSON.stringify(['at', 'DESC']),
    }),
  crawlFailures: (
    kind: CrawlKind,
    of: { readonly source?: SourceName; readonly workId?: string },
    signal: AbortSignal,
  ): Promise<readonly FailureGroups[number][]> => items(read(below(kind, 'failures'), of, signal)),

  crawlCalendar: (kind: CrawlKind, asked: Asked, signal: AbortSignal): Promise<CalendarOut> =>
    read(below(kind, 'calendar'), asked, signal),
  crawlDaily: (kind: CrawlKind, asked: Asked, signal: AbortSignal): Promise<readonly DailyOut[number][]> =>
    items(read(below(kind, 'daily'), asked, signal)),
};

export const useCrawlingData = () => useData<typeof crawlingData>();
