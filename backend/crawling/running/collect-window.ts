import type { CrawlCommand, CrawlWork } from '@nomucheck/domain/crawling/crawl-work.ts';
import { dueIn, type WindowState } from '@nomucheck/domain/crawling/work/window-state.ts';
import {
  type ListedItem,
  type Source,
  SourceUnusable,
  type StreamAsked,
  type StreamedSource,
} from '../sources/source.ts';
import { type CollectItemParts, collectItem, type WorkContext } from './collect-item.ts';
import { type Recorder, recorderOf } from './recorder.ts';

export type CollectWindowParts = CollectItemParts & {
  /** The mark from which a streamed source continues. */
  readonly markOf: (work: CrawlWork, window: WindowState) => Promise<string | null>;
  readonly ending: AbortSignal;
  readonly itemsAtOnce?: number;
  readonly everyMs?: number;
};

export type WindowParts = {
  readonly parts: CollectWindowParts;
  readonly shared: WorkContext;
  /** Gives the work a command, and answers the work after it. @throws WorkStopped */
  readonly tell: (command: CrawlCommand) => Promise<CrawlWork>;
};

/**
 * Collects what was never asked for.
 * @returns what an earlier try asked for and didn't get, for `collectItems`.
 * @throws SourceUnusable, WorkStopped
 */
export const collectWindow = async (
  source: Source | StreamedSource,
  work: CrawlWork,
  number: number,
  of: WindowParts,
): Promise<readonly ListedItem[]> => {
  const window = work.windows[number - 1];
  if (!window) return [];
  if ('stream' in source) {
    await collectStream(source, work, { number, window }, of);
    return [];
  }
  const { total, items } = await source.list({ from: window.from, to: window.to }, of.parts.ending, work.kind);
  const distinct = [...new Map(items.map((item) => [item.id, item])).values()];
  await of.tell({ type: 'ListWindow', window: number, total, listed: distinct.length, mark: null });
  const { never, failed } = dueIn(window, distinct);
  await collectItems(source, never, number, of);
  return failed;
};

/** @throws SourceUnusable, WorkStopped */
export const collectItems = async (
  source: Source | StreamedSource,
  items: readonly ListedItem[],
  number: number,
  of: WindowParts,
): Promise<void> => {
  if ('stream' in source) return;
  const { parts, shared } = of;
  await recording(number, of, async (recorder) => {
    for (const listed of items) {
      parts.ending.throwIfAborted();
      await recorder.add(await collectItem(listed, await source.fetch(listed.id, parts.ending), parts, shared));
    }
  });
};

const collectStream = async (
  source: StreamedSource,
  work: CrawlWork,
  { number, window }: { readonly number: number; readonly window: WindowState },
  of: WindowParts,
): Promise<void> => {
  const asked = { window: { from: window.from, to: window.to }, since: await of.parts.markOf(work, window) };
  let now = work;
  const tell: WindowParts['tell'] = async (command) => {
    now = await of.tell(command);
    return now;
  };
  const { total, missing, mark } = await recording(number, { ...of, tell }, (recorder) =>
    readStream(source, asked, recorder, of),
  );
  // What an earlier try recorded and this stream didn't repeat belongs to the window, too.
  const items = now.windows[number - 1]?.items.size ?? total;
  await tell({ type: 'ListWindow', window: number, total: items + missing, listed: items, mark });
};

/** `missing`: as many as the source says that it sent, and that didn't come. */
const readStream = async (
  source: StreamedSource,
  asked: StreamAsked,
  recorder: Recorder,
  { parts, shared }: WindowParts,
): Promise<{ readonly total: number; readonly missing: number; readonly mark: string }> => {
  const came = new Set<string>();
  for await (const sent of source.stream(asked, parts.ending)) {
    parts.ending.throwIfAborted();
    if (sent.kind === 'end')
      return { total: sent.total, missing: Math.max(0, sent.total - came.size), mark: sent.mark };
    came.add(sent.id);
    await recorder.add(await collectItem(sent, sent.fetched, parts, shared));
  }
  throw new SourceUnusable('unreachable', '출처가 자료를 끝까지 보내지 않았어요.');
};

const recording = async <Result>(
  number: number,
  { parts, tell }: WindowParts,
  collect: (recorder: Recorder) => Promise<Result>,
): Promise<Result> => {
  const recorder = recorderOf(number, { ...parts, tell });
  try {
    return await collect(recorder);
  } finally {
    // Also where the source has failed meanwhile: what came before that is stored.
    await recorder.flush();
  }
};
