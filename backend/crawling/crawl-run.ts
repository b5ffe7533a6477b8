import { vocabularyOf } from '@nomucheck/domain/cases/proposals/vocabulary.ts';
import type { CrawlEvent } from '@nomucheck/domain/crawling/crawl-events.ts';
import {
  type CrawlCommand,
  type CrawlWork,
  crawlDecider,
  crawlStream,
  isComplete,
  isDue,
  type WindowState,
} from '@nomucheck/domain/crawling/crawl-work.ts';
import { sources } from '@nomucheck/domain/crawling/sources.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { v4 as uuidV4 } from 'uuid';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { Rulesets } from '../rulesets/context.ts';
import { type CollectItemParts, collectItem, type WorkContext } from './collect-item.ts';
import { populationCommandId } from './crawl-ids.ts';
import { type Recorder, recorderOf, WorkStopped } from './recorder.ts';
import { type Source, SourceUnusable, type StreamAsked, type StreamedSource } from './sources/source.ts';
import type { SourceDesk } from './sources/source-desk.ts';

export type CrawlRunParts = CollectItemParts & {
  readonly commands: CommandHandler;
  readonly rulesets: Pick<Rulesets, 'current'>;
  readonly desk: Pick<SourceDesk, 'open'>;
  /** The mark from which a streamed source continues. */
  readonly markOf: (work: CrawlWork, window: WindowState) => Promise<string | null>;
  readonly clock: () => Date;
  /**
   * Aborted when the process ends or has lost its turn at the source: the next try continues after the last recorded item. With a
   * DomainError as its reason the work stops with that.
   */
  readonly ending: AbortSignal;
  readonly itemsAtOnce?: number;
  readonly everyMs?: number;
};

/**
 * Goes through a work from where an earlier try ended, window by window. However it ends, what is recorded is done, and
 * everything else can be repeated.
 */
export const runCrawl = async (parts: CrawlRunParts, workId: string): Promise<void> => {
  const { commands, clock, ending } = parts;
  const stream = crawlStream(workId);
  const { state } = await commands.load(crawlDecider, stream);
  if (state?.stage !== 'running') return;
  const [started] = await commands.history<CrawlEvent>(stream, { to: 1 });
  if (!started) return;
  const contextOf: WorkContext['contextOf'] = (commandId) => ({
    ...{ commandId, at: clock().toISOString(), actor: started.actor, correlationId: workId },
  });
  const tell = async (command: CrawlCommand): Promise<CrawlWork> => {
    const told = commands.handle(crawlDecider, { stream, command, context: contextOf(uuidV4()) });
    const { state: after } = await told.catch((error: unknown) => {
      throw stoppedBy(error);
    });
    return after ?? state;
  };

  try {
    const source = await parts.desk.open(state.source);
    const vocabulary = vocabularyOf((await parts.rulesets.current()).ruleset);
    const shared = { work: state, reader: source.readerVersion, vocabulary, contextOf };
    let work: CrawlWork = state;
    for (const [at, { complete }] of state.windows.entries()) {
      if (complete !== null) continue;
      ending.throwIfAborted();
      const number = at + 1;
      work = await collectWindow({ parts, shared, source, tell }, work, number);
      await confirmPopulation(work, work.windows[at], parts, contextOf);
      work = await tell({ type: 'EndWindow', window: number });
    }
    await tell({ type: 'EndCrawl' });
  } catch (error) {
    if (error instanceof WorkStopped) return;
    // A source that was switched off meanwhile ends the work; what its adapter made of that doesn't matter.
    const failure = failureOf(ending.aborted ? ending.reason : error);
    if (!failure) throw error;
    await tell({ type: 'FailCrawl', ...failure }).catch((late: unknown) => {
      if (!(late instanceof WorkStopped)) throw late;
    });
  }
};

type WindowParts = {
  readonly parts: CrawlRunParts;
  readonly shared: WorkContext;
  readonly source: Source | StreamedSource;
  readonly tell: (command: CrawlCommand) => Promise<CrawlWork>;
};

/** @throws SourceUnusable, WorkStopped */
const collectWindow = async (
  { parts, shared, source, tell }: WindowParts,
  work: CrawlWork,
  number: number,
): Promise<CrawlWork> => {
  const window = work.windows[number - 1];
  if (!window) return work;
  const { ending } = parts;
  let now = work;
  const recorder = recorderOf(number, {
    ...parts,
    tell: async (command) => {
      now = await tell(command);
      return now;
    },
  });
  const list = async (total: number, listed: number, mark: string | null): Promise<void> => {
    now = await tell({ type: 'ListWindow', window: number, total, listed, mark });
  };
  try {
    if ('stream' in source) {
      const asked = { window: { from: window.from, to: window.to }, since: await parts.markOf(work, window) };
      const { total, missing, mark } = await collectStream(source, asked, recorder, parts, shared);
      // What an earlier try recorded and this stream didn't repeat belongs to the window, too.
      const items = now.windows[number - 1]?.items.size ?? total;
      await list(items + missing, items, mark);
    } else {
      const { total, items } = await source.list({ from: window.from, to: window.to }, ending, work.kind);
      const distinct = [...new Map(items.map((item) => [item.id, item])).values()];
      await list(total, distinct.length, null);
      const due = distinct.filter(({ id }) => isDue(window, id));
      // What failed before comes last: a few items that always fail would let the source rest before the others are asked for.
      const inTurn = Object.groupBy(due, ({ id }) => (window.items.has(id) ? 'failed' : 'new'));
      for (const listed of [...(inTurn.new ?? []), ...(inTurn.failed ?? [])]) {
        ending.throwIfAborted();
        const fetched = await source.fetch(listed.id, ending).catch(async (error: unknown) => {
          // Either all answers have another form now, or this one always had: then the work goes on past it when resumed.
          if (error instanceof SourceUnusable && error.why === 'unknown_form')
            await recorder.add(await collectItem(listed, { kind: 'failed', message: error.message }, parts, shared));
          throw error;
        });
        await recorder.add(await collectItem(listed, fetched, parts, shared));
      }
    }
  } finally {
    // Also where the source has failed meanwhile: what came before that is stored.
    await recorder.flush();
  }
  return now;
};

/** `missing`: as many as the source says that it sent, and that didn't come. */
const collectStream = async (
  source: StreamedSource,
  asked: StreamAsked,
  recorder: Recorder,
  parts: CrawlRunParts,
  shared: WorkContext,
): Promise<{ readonly total: number; readonly missing: number; readonly mark: string }> => {
  const came = new Set<string>();
  for await (const sent of source.stream(asked, parts.ending)) {
    parts.ending.throwIfAborted();
    if (sent.kind === 'end') {
      await recorder.flush();
      return { total: sent.total, missing: Math.max(0, sent.total - came.size), mark: sent.mark };
    }
    came.add(sent.id);
    await recorder.add(await collectItem(sent, sent.fetched, parts, shared));
  }
  throw new SourceUnusable('unreachable', '출처가 자료를 끝까지 보내지 않았어요.');
};

const AT_ONCE = 16;

/**
 * The cases of a window are `curated` until all of its items are stored; only then they count as a population, if the source
 * publishes all. Done before the window ends, so that a restart does it again.
 */
const confirmPopulation = async (
  { workId, source }: CrawlWork,
  window: WindowState | undefined,
  { collecting, ending }: CrawlRunParts,
  contextOf: WorkContext['contextOf'],
): Promise<void> => {
  if (!window || !sources[source].publishesAll || !isComplete(window)) return;
  const cases = [...new Set([...window.items.values()].flatMap(({ caseId }) => caseId ?? []))];
  for (let from = 0; from < cases.length; from += AT_ONCE) {
    ending.throwIfAborted();
    await Promise.all(
      cases
        .slice(from, from + AT_ONCE)
        .map((caseId) => collecting.confirmPopulation(caseId, contextOf(populationCommandId(workId, caseId)))),
    );
  }
};

/**
 * A refusal by the work itself means that it was cancelled meanwhile, or that another process has come further. The same codes
 * from a case don't.
 */
const stoppedBy = (error: unknown): unknown =>
  error instanceof DomainError && (error.code === 'stage_wrong' || error.code === 'conflict')
    ? new WorkStopped()
    : error;

/** What the work stops with; null where the same try may succeed later. */
const failureOf = (error: unknown): Pick<Extract<CrawlCommand, { type: 'FailCrawl' }>, 'why' | 'message'> | null => {
  if (error instanceof SourceUnusable) return { why: error.why, message: error.message.slice(0, 500) };
  if (!(error instanceof DomainError)) return null;
  const message = [error.message, ...Object.values(error.details.errors ?? {})].join(' ');
  return error.code.startsWith('crawl_source_') ? { why: 'unreachable', message: message.slice(0, 500) } : null;
};
