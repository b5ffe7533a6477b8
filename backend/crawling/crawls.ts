import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import type { CrawledOut, FailureGroups, WindowOut, WorkAsked, WorkOut } from '@nomucheck/domain/crawling/contract.ts';
import { type CrawlCommand, type CrawlWork, crawlDecider, crawlStream } from '@nomucheck/domain/crawling/crawl-work.ts';
import { sourceToAsk } from '@nomucheck/domain/crawling/source-to-ask.ts';
import { type SourceName, sources, usualSource } from '@nomucheck/domain/crawling/sources.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { crawlItems } from '@nomucheck/projections/crawling/crawl-items.ts';
import { crawlWindows } from '@nomucheck/projections/crawling/crawl-windows.ts';
import { crawlWorks } from '@nomucheck/projections/crawling/crawl-works.ts';
import { failuresOf } from '@nomucheck/projections/crawling/failures.ts';
import {
  type CrawledWanted,
  findWork,
  type ListedWork,
  listCrawled,
  listWindows,
  listWorks,
  type WindowsWanted,
  type WorksWanted,
} from '@nomucheck/projections/crawling/listing.ts';
import { rereadDifferences } from '@nomucheck/projections/crawling/rereading/reread-differences.ts';
import { rereads } from '@nomucheck/projections/crawling/rereading/rereads.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { Loaded } from '../engine/command-handling/folded-record.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { ActorNames, Reader } from '../engine/history/actor-names.ts';
import { leftBy } from './running/left-by.ts';
import type { SourceDesk } from './sources/source-desk.ts';

type Kind = CaseRecord['kind'];
export type Asked = { readonly work: WorkAsked; readonly position: string };
type Page<Item> = { readonly items: readonly Item[]; readonly total: number };
type Span = { readonly from: LocalDate; readonly to: LocalDate; readonly source?: SourceName | undefined };

/** Works of the crawler, as a person starts and sees them. A job does the work. */
export type Crawls = {
  start(kind: Kind, span: Span, context: CommandContext): Promise<Asked>;
  cancel(kind: Kind, id: string, context: CommandContext, expectedRevision?: number): Promise<Asked>;
  resume(kind: Kind, id: string, context: CommandContext, expectedRevision?: number): Promise<Asked>;
  list(kind: Kind, wanted: WorksWanted, reader: Reader): Promise<Page<WorkOut>>;
  find(kind: Kind, id: string, reader: Reader): Promise<WorkOut>;
  /** null while the read model doesn't have the work yet. @throws DomainError `not_found` if there is none */
  look(kind: Kind, id: string, reader: Reader): Promise<WorkOut | null>;
  windows(kind: Kind, id: string, wanted: WindowsWanted): Promise<Page<WindowOut>>;
  crawled(kind: Kind, wanted: CrawledWanted): Promise<Page<CrawledOut>>;
  failures(
    kind: Kind,
    of: { readonly source: SourceName | null; readonly workId: string | null },
  ): Promise<FailureGroups>;
  readonly projections: readonly string[];
  /** Those, and the ones that know what was read again since. */
  readonly missingProjections: readonly string[];
};

export type CrawlsParts = {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly db: Db;
  readonly desk: Pick<SourceDesk, 'open' | 'states' | 'restOf'>;
  readonly names: ActorNames;
};

const projections = [crawlWorks.name, crawlWindows.name, crawlItems.name];

export const createCrawls = ({ commands, db, desk, names }: CrawlsParts): Crawls => {
  const give = async (
    id: string,
    command: CrawlCommand,
    context: CommandContext,
    expectedRevision?: number,
  ): Promise<Asked> => {
    const stream = crawlStream(id);
    const handled = await commands.handle(crawlDecider, {
      ...{ stream, command, context },
      ...(expectedRevision === undefined ? {} : { expectedRevision }),
    });
    return asked(await leftBy(commands, crawlDecider, stream, handled));
  };
  const ofKind = async (kind: Kind, id: string) => {
    const { state, revision } = await commands.load(crawlDecider, crawlStream(id));
    if (state?.kind !== kind) throw new DomainError('not_found');
    return { ...state, revision };
  };
  const named = async (works: readonly ListedWork[], reader: Reader): Promise<WorkOut[]> => {
    const nameOf = await names(
      works.map(({ startedBy }) => startedBy),
      reader,
    );
    const rests = await restsOf(works);
    return works.map((work) => ({
      ...work,
      ...{ resting: (work.stage === 'running' && rests.get(work.source)) || null },
      startedBy: { id: work.startedBy.id, name: nameOf(work.startedBy) },
    }));
  };
  /** Of the sources that are in use. */
  const restsOf = async (works: readonly ListedWork[]) => {
    const used = new Set(works.flatMap(({ stage, source }) => (stage === 'running' ? [source] : [])));
    const rests = await Promise.all([...used].map(async (source) => [source, await desk.restOf(source)] as const));
    return new Map(rests.flatMap(([source, rest]) => (rest ? [[source, shownRest(rest)] as const] : [])));
  };
  const findNamed = async (kind: Kind, id: string, reader: Reader): Promise<WorkOut | null> => {
    const found = await findWork(db, kind, id);
    const [work = null] = await named(found ? [found] : [], reader);
    return work;
  };

  return {
    start: async (kind, { from, to, source: chosen }, context) => {
      // A repeated request finds the work that it has started.
      const workId = followingCommandId(context.commandId, 'a crawl');
      if (context.answeredBefore !== undefined)
        return asked(await commands.load(crawlDecider, crawlStream(workId), { to: 1 }));
      // Where none can be asked, the usual one says why.
      const source = chosen ?? sourceToAsk(await desk.states(), kind, null) ?? usualSource[kind];
      const command = { type: 'StartCrawl', workId, kind, source, from, to } as const;
      // What is wrong with the request comes before what is wrong with the source.
      crawlDecider.decide(command, null);
      await desk.open(source);
      return give(workId, command, context);
    },
    cancel: async (kind, id, context, expectedRevision) => {
      await ofKind(kind, id);
      return give(id, { type: 'CancelCrawl' }, context, expectedRevision);
    },
    resume: async (kind, id, context, expectedRevision) => {
      const { source, stage, complete, revision } = await ofKind(kind, id);
      const isStale = expectedRevision !== undefined && expectedRevision !== revision;
      // A repeated request may come when the work has ended long ago; it was answered already.
      if (context.answeredBefore === undefined && !isStale) {
        if (stage === 'ended' && complete) throw new DomainError('stage_wrong');
        await desk.open(source);
      }
      return give(id, { type: 'ResumeCrawl' }, context, expectedRevision);
    },
    list: async (kind, wanted, reader) => {
      const { items, total } = await listWorks(db, kind, wanted);
      return { items: await named(items, reader), total };
    },
    find: async (kind, id, reader) => {
      const found = await findNamed(kind, id, reader);
      if (!found) throw new DomainError('not_found');
      return found;
    },
    look: async (kind, id, reader) => {
      const found = await findNamed(kind, id, reader);
      if (!found) await ofKind(kind, id);
      return found;
    },
    windows: async (kind, id, wanted) => {
      if (!(await findWork(db, kind, id))) throw new DomainError('not_found');
      return listWindows(db, id, wanted);
    },
    crawled: (kind, wanted) => listCrawled(db, kind, wanted),
    failures: (kind, of) => failuresOf(db, { kind, ...of }),
    projections,
    missingProjections: [...projections, rereads.name, rereadDifferences.name],
  };
};

const shownRest = ({ until, message }: { readonly until: string; readonly message: string }) => ({ until, message });

const asked = ({ state, revision, position }: Loaded<CrawlWork | null>): Asked => {
  if (!state) throw new DomainError('not_found');
  const { workId: id, kind, source, from, to, stage, complete } = state;
  return { work: { id, kind, source, from, to, stage, complete, revision }, position };
};

/** The source, if it has this kind at all. */
export const sourceFor = (kind: Kind, source: SourceName): SourceName => {
  if (!sources[source].kinds.includes(kind))
    throw new DomainError('invalid_request', { errors: { source: '이곳에서는 모을 수 없는 자료예요.' } });
  return source;
};
