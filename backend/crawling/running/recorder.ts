import type { CrawledItem } from '@nomucheck/domain/crawling/crawl-events.ts';
import type { CrawlCommand, CrawlWork } from '@nomucheck/domain/crawling/crawl-work.ts';

/** Thrown where somebody else has ended the work: it was cancelled, or another process has come further. */
export class WorkStopped extends Error {
  constructor() {
    super('the work is not running any more');
    this.name = 'WorkStopped';
  }
}

export type RecorderParts = {
  /** Gives the work a command, and answers the work after it. */
  readonly tell: (command: CrawlCommand) => Promise<CrawlWork>;
  readonly itemsAtOnce?: number;
  readonly everyMs?: number;
};

/** Items that have been stored, on their way into the work's record: some together, and none later than after a moment. */
export type Recorder = {
  /** @throws WorkStopped */
  add(item: CrawledItem): Promise<void>;
  /** Records what is left. @throws WorkStopped */
  flush(): Promise<void>;
};

const ITEMS_AT_ONCE = 50;
/** As long as a person waits for news of a work, and until it notices that it was cancelled. */
const EVERY_MS = 2_000;

export const recorderOf = (
  window: number,
  { tell, itemsAtOnce = ITEMS_AT_ONCE, everyMs = EVERY_MS }: RecorderParts,
): Recorder => {
  let items: CrawledItem[] = [];
  let last = performance.now();
  const flush = async (): Promise<void> => {
    last = performance.now();
    if (items.length === 0) return;
    const recorded = items;
    items = [];
    const { stage } = await tell({ type: 'RecordItems', window, items: recorded });
    if (stage !== 'running') throw new WorkStopped();
  };
  return {
    add: async (item) => {
      items.push(item);
      if (items.length >= itemsAtOnce || performance.now() - last >= everyMs) await flush();
    },
    flush,
  };
};
