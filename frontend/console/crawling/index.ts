import TravelExplore from '@mui/icons-material/TravelExplore';
import type { WorkOut } from '@nomucheck/domain/crawling/contract.ts';
import type { ConsoleContext, ConsoleResource } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { crawlingData, worksOf } from './crawling-data.ts';
import { rereadingData, rereads } from './rereading/rereading-data.ts';
import { type CrawlKind, kindNames, kinds, spanWords } from './words.ts';

/** The works of one kind of case; the API has a list for each. */
const works = (kind: CrawlKind): ConsoleResource => ({
  name: worksOf(kind),
  api: `crawls/${kind}/works`,
  entry: 'crawling',
  list: lazyPage(() => import('./works/works-page.tsx')),
  edit: lazyPage(() => import('./work/work-page.tsx')),
  recordRepresentation: (work: WorkOut) => spanWords(work),
  texts: { name: kindNames[kind], fields: { startedAt: '시작한 때', updatedAt: '바뀐 때', from: '기간' } },
});

export const crawling: ConsoleContext = {
  data: { ...crawlingData, ...rereadingData },
  home: { entry: 'crawling', part: lazyPage(() => import('./source-alarms.tsx')) },
  resources: [
    {
      name: 'admin/crawling',
      api: 'crawls/sources',
      entry: 'crawling',
      icon: TravelExplore,
      options: {
        purpose: '노동위원회 판정례와 법원 판례 모으기',
        pageNames: { calendar: '수집 달력', failures: '실패한 자료' },
      },
      list: lazyPage(() => import('./overview/overview-page.tsx')),
      pages: {
        calendar: lazyPage(() => import('./calendar/calendar-page.tsx')),
        failures: lazyPage(() => import('./failures/failures-page.tsx')),
      },
      texts: { name: '자료 수집' },
    },
    ...kinds.map(works),
    {
      name: rereads,
      api: 'crawls/rereads',
      entry: 'crawling',
      list: lazyPage(() => import('./rereading/rereads-page.tsx')),
      edit: lazyPage(() => import('./rereading/reread-page.tsx')),
      texts: { name: '다시 읽기', fields: { startedAt: '시작한 때' } },
    },
  ],
};
