import { vocabularyOf } from '@nomucheck/domain/cases/vocabulary.ts';
import type { CrawlEvent } from '@nomucheck/domain/crawling/crawl-events.ts';
import { type CrawlCommand, type CrawlWork, crawlDecider, crawlStream } from '@nomucheck/domain/crawling/crawl-work.ts';
import { sources } from '@nomucheck/domain/crawling/sources.ts';
import { isComplete, triedAt, type WindowState } from '@nomucheck/domain/crawling/work/window-state.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { v4 as uuidV4 } from 'uuid';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { NotYet } from '../../engine/jobs/jobs.ts';
import type { Rulesets } from '../../rulesets/context.ts';
import { type ListedItem, SourceUnusable } from '../sources/source.ts';
import type { SourceDesk } from '../sources/source-desk.ts';
import type { WorkContext } from './collect-item.ts';
import { type CollectWindowParts, collectItems, collectWindow } from './collect-window.ts';
import { populationCommandId } from './crawl-ids.ts';
import { WorkStopped } from './recorder.ts';

export type CrawlRunParts = CollectWindowParts & {
  readonly commands: CommandHandler;
  readonly rulesets: Pick<Rulesets, 'current'>;
  readonly desk: Pick<SourceDesk, 'open' | 'restOf'>;
  readonly clock: () => Date;
  /**
   * Aborted when the process ends or has lost its turn at the source: the next try continues after the last recorded item. With a
   * DomainError as its reason the work stops with that.
   */
  readonly ending: AbortSignal;
};

/**
 * Goes through a work from where an earlier try ended, window by window. However it ends, what is recorded is done, and
 * everything else can be repeated.
 * @throws NotYet while the source rests and may be asked again later
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
  let work: CrawlWork = state;
  const tell = async (command: CrawlCommand): Promise<CrawlWork> => {
    const told = commands.handle(crawlDecider, { stream, command, context: contextOf(uuidV4()) });
    const { state: after } = await told.catch((error: unknown) => {
      throw stoppedBy(error);
    });
    work = after ?? work;
    return work;
  };

  try {
    const source = await parts.desk.open(state.source);
    const vocabulary = vocabularyOf((await parts.rulesets.current()).ruleset);
    const shared = { work: state, reader: source.readerVersion, vocabulary, contextOf };
    const of = { parts, shared, tell };
    const end = async (number: number): Promise<void> => {
      // A stream that continues from a mark doesn't say what the one before it lacked, so it proves no population.
      if (!('stream' in source)) await confirmPopulation(work, work.windows[number - 1], parts, contextOf);
      await tell({ type: 'EndWindow', window: number });
    };
    const again: Again[] = [];
    for (const [at, window] of state.windows.entries()) {
      if (window.complete !== null) continue;
      ending.throwIfAborted();
      const number = at + 1;
      const items = await collectWindow(source, work, number, of);
      if (items.length === 0) await end(number);
      else again.push({ number, items, tried: triedAt(window, items[0]) });
    }
    // After all other windows: several items that fail again let the source rest, and the work stops.
    for (const { number, items } of again.toSorted((one, other) => one.tried - other.tried)) {
      await collectItems(source, items, number, of);
      await end(number);
    }
    await tell({ type: 'EndCrawl' });
  } catch (error) {
    if (error instanceof WorkStopped) return;
    // A source that was switched off meanwhile ends the work; what its adapter made of that doesn't matter.
    const reason: unknown = ending.aborted ? ending.reason : error;
    const failure = failureOf(reason);
    if (!failure) throw error;
    if (isPassing(reason)) await waitForTheEndOfRest(work, parts);
    await tell({ type: 'FailCrawl', ...failure }).catch((late: unknown) => {
      if (!(late instanceof WorkStopped)) throw late;
    });
  }
};

/** Items of a window that an earlier try didn't get, and when it was. */
type Again = { readonly number: number; readonly items: readonly ListedItem[]; readonly tried: number };

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

/** The source may answer later, without anybody's help. */
const isPassing = (error: unknown): boolean =>
  error instanceof SourceUnusable
    ? error.why === 'unreachable'
    : error instanceof DomainError && error.code === 'crawl_source_failed';

/** Two rests in a row: where nothing but failures came between them, a third one wouldn't help. */
const MOST_FAILING = 10;
/** A person may let the source be asked again before its rest is over. */
const LOOK_AGAIN_S = 60;

/** @throws NotYet while the source rests, unless it lists its items and sends none of them */
const waitForTheEndOfRest = async ({ source, failing }: CrawlWork, { desk, clock }: CrawlRunParts): Promise<void> => {
  const rest = failing < MOST_FAILING ? await desk.restOf(source) : null;
  if (!rest) return;
  const seconds = Math.ceil((Date.parse(rest.until) - clock().getTime()) / 1_000);
  throw new NotYet(Math.min(LOOK_AGAIN_S, Math.max(1, seconds)));
};

/** What the work stops with; null where the same try may succeed later. */
const failureOf = (error: unknown): Pick<Extract<CrawlCommand, { type: 'FailCrawl' }>, 'why' | 'message'> | null => {
  if (error instanceof SourceUnusable) return { why: error.why, message: error.message.slice(0, 500) };
  if (!(error instanceof DomainError)) return null;
  const message = [error.message, ...Object.values(error.details.errors ?? {})].join(' ');
  return error.code.startsWith('crawl_source_') ? { why: 'unreachable', message: message.slice(0, 500) } : null;
};
