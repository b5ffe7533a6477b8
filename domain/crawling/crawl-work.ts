import type { CaseRecord } from '../cases/case-record.ts';
import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import type { LocalDate } from '../kernel/korean/korean-date.ts';
import type { CrawlEvent, CrawledItem, FailureReason, ItemVerdict } from './crawl-events.ts';
import { type SourceName, sources } from './sources.ts';
import { isComplete, isDue, recordedItem, verdictAfter, type WindowState } from './work/window-state.ts';
import { windowsOf } from './work/windows.ts';

type CaseKind = CaseRecord['kind'];

export type CrawlStage = 'running' | 'cancelled' | 'failed' | 'ended';
export type ItemCounts = Readonly<Record<ItemVerdict, number>>;

/** A work, and how far it has come. What is recorded isn't asked for again, except what failed. */
export type CrawlWork = {
  readonly workId: string;
  readonly kind: CaseKind;
  readonly source: SourceName;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly stage: CrawlStage;
  readonly windows: readonly WindowState[];
  /** null until it has ended. */
  readonly complete: boolean | null;
  /** How often items were recorded. */
  readonly records: number;
  /** How many items have failed in a row, the last ones that were asked for. */
  readonly failing: number;
};

export type CrawlCommand =
  | {
      readonly type: 'StartCrawl';
      readonly workId: string;
      readonly kind: CaseKind;
      readonly source: SourceName;
      readonly from: LocalDate;
      readonly to: LocalDate;
    }
  | {
      readonly type: 'ListWindow';
      readonly window: number;
      readonly total: number;
      readonly listed: number;
      readonly mark: string | null;
    }
  | { readonly type: 'RecordItems'; readonly window: number; readonly items: readonly CrawledItem[] }
  | { readonly type: 'EndWindow'; readonly window: number }
  | { readonly type: 'EndCrawl' }
  | { readonly type: 'FailCrawl'; readonly why: FailureReason; readonly message: string }
  | { readonly type: 'CancelCrawl' }
  | { readonly type: 'ResumeCrawl' };

/** Longer spans would be thousands of windows; no source has decisions of so many years. */
const MOST_WINDOWS = 2_000;

const decide = (command: CrawlCommand, work: CrawlWork | null): readonly CrawlEvent[] => {
  if (command.type === 'StartCrawl') {
    if (work) throw new DomainError('stage_wrong');
    return [{ type: 'CrawlStarted', data: start(command) }];
  }
  if (!work) throw new DomainError('not_found');
  const { workId, stage } = work;
  const must = (...allowed: readonly CrawlStage[]): void => {
    if (!allowed.includes(stage)) throw new DomainError('stage_wrong');
  };
  switch (command.type) {
    case 'ListWindow': {
      must('running');
      const { window, total, listed, mark } = command;
      windowAt(work, window);
      return [{ type: 'CrawlWindowListed', data: { workId, window, total, listed, mark } }];
    }
    case 'RecordItems': {
      // What was on its way when a person cancelled is stored already, so it is recorded.
      must('running', 'cancelled');
      const { window } = command;
      const before = windowAt(work, window);
      const items = command.items
        .filter(({ id, verdict }) => isDue(before, id) || verdict === 'changed')
        .map((item) => {
          const was = before.items.get(item.id)?.verdict ?? null;
          return { ...item, verdict: verdictAfter(was, item.verdict), was };
        });
      const { kind, source } = work;
      return items.length === 0 ? [] : [{ type: 'CrawlItemsRecorded', data: { workId, kind, source, window, items } }];
    }
    case 'EndWindow': {
      must('running');
      const window = windowAt(work, command.window);
      if (window.complete !== null) return [];
      return [{ type: 'CrawlWindowEnded', data: { workId, window: command.window, complete: isComplete(window) } }];
    }
    case 'EndCrawl': {
      must('running');
      if (work.windows.some(({ complete }) => complete === null)) throw new DomainError('stage_wrong');
      return [{ type: 'CrawlEnded', data: { workId, complete: work.windows.every(({ complete }) => complete) } }];
    }
    case 'FailCrawl':
      must('running');
      return [{ type: 'CrawlFailed', data: { workId, why: command.why, message: command.message } }];
    case 'CancelCrawl':
      if (stage === 'cancelled') return [];
      must('running');
      return [{ type: 'CrawlCancelled', data: { workId } }];
    case 'ResumeCrawl':
      if (stage === 'running') return [];
      // A work that ended with failed items may be resumed, too; a complete one has nothing left.
      if (stage === 'ended' && work.complete) throw new DomainError('stage_wrong');
      return [{ type: 'CrawlResumed', data: { workId, windows: incomplete(work) } }];
  }
};

const start = ({ workId, kind, source, from, to }: Extract<CrawlCommand, { type: 'StartCrawl' }>) => {
  if (to < from) throw new DomainError('crawl_date_order');
  const { kinds, windowDays } = sources[source];
  if (!kinds.includes(kind)) {
    throw new DomainError('invalid_request', { errors: { source: '이곳에서는 모을 수 없는 자료예요.' } });
  }
  if (windowsOf(from, to, windowDays).length > MOST_WINDOWS) {
    throw new DomainError('invalid_request', { errors: { from: '기간이 너무 길어요. 나누어 시작해 주세요.' } });
  }
  return { workId, kind, source, from, to, windowDays };
};

const incomplete = ({ windows }: CrawlWork): number[] =>
  windows.flatMap(({ complete }, at) => (complete === false ? [at + 1] : []));

const windowAt = ({ windows }: CrawlWork, number: number): WindowState => {
  const window = windows[number - 1];
  if (!window) throw new DomainError('stage_wrong');
  return window;
};

export const noCounts: ItemCounts = {
  new: 0,
  changed: 0,
  unchanged: 0,
  linked: 0,
  other_kind: 0,
  other_matter: 0,
  absent: 0,
  unusable: 0,
  failed: 0,
};

const evolve = (work: CrawlWork | null, event: CrawlEvent): CrawlWork | null => {
  if (event.type === 'CrawlStarted') {
    const { windowDays, ...started } = event.data;
    const windows = windowsOf(started.from, started.to, windowDays).map(
      (window): WindowState => ({ ...window, total: null, listed: 0, items: new Map(), complete: null }),
    );
    return { ...started, stage: 'running', windows, complete: null, records: 0, failing: 0 };
  }
  return work && evolved(work, event);
};

const evolved = (work: CrawlWork, event: Exclude<CrawlEvent, { type: 'CrawlStarted' }>): CrawlWork => {
  switch (event.type) {
    case 'CrawlWindowListed': {
      const { window, total, listed } = event.data;
      return withWindow(work, window, () => ({ total, listed }));
    }
    case 'CrawlItemsRecorded': {
      const { window, items } = event.data;
      const record = work.records + 1;
      const recorded = withWindow(work, window, (before) => ({
        items: new Map([...before.items, ...items.map((item) => [item.id, recordedItem(item, record)] as const)]),
      }));
      const failing = items.reduce((row, { verdict }) => (verdict === 'failed' ? row + 1 : 0), work.failing);
      return { ...recorded, records: record, failing };
    }
    case 'CrawlWindowEnded':
      return withWindow(work, event.data.window, () => ({ complete: event.data.complete }));
    case 'CrawlEnded':
      return { ...work, stage: 'ended', complete: event.data.complete };
    case 'CrawlFailed':
      return { ...work, stage: 'failed' };
    case 'CrawlCancelled':
      return { ...work, stage: 'cancelled' };
    case 'CrawlResumed': {
      const again = new Set(event.data.windows);
      const windows = work.windows.map((one, at) => (again.has(at + 1) ? { ...one, complete: null } : one));
      return { ...work, stage: 'running', windows, complete: null, failing: 0 };
    }
  }
};

const withWindow = (
  work: CrawlWork,
  number: number,
  change: (window: WindowState) => Partial<WindowState>,
): CrawlWork => ({
  ...work,
  windows: work.windows.map((window, at) => (at === number - 1 ? { ...window, ...change(window) } : window)),
});

export const crawlDecider: Decider<CrawlWork | null, CrawlCommand, CrawlEvent> = { initialState: null, decide, evolve };
export const crawlStream = (workId: string): string => `crawl-${workId}`;
export const workOfStream = (stream: string): string => stream.replace(/^crawl-/, '');
