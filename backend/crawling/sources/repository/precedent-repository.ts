import { decisionName } from '@nomucheck/domain/crawling/repository/decision-path.ts';
import {
  decidedOnOf,
  READER_VERSION,
  type RepositoryFile,
  readRepositoryFile,
  serialOf,
} from '@nomucheck/domain/crawling/repository/repository-decision.ts';
import type { Window } from '@nomucheck/domain/crawling/work/windows.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { type Raw, type Read, SourceUnusable, type Streamed, type StreamedSource } from '../source.ts';
import {
  ArchiveBroken,
  type ArchivedFile,
  type ArchiveLimits,
  filesOfArchive,
} from './precedent-repository-archive.ts';
import { createRemote, orUnusable, type Remote, type RemoteParts } from './precedent-repository-remote.ts';

export type PrecedentRepositoryParts = RemoteParts & {
  readonly limits: ArchiveLimits;
  /** Separates the front matter of a file from its body. @throws DomainError */
  readonly split: (bytes: Uint8Array) => Promise<RepositoryFile>;
};

type Item = Extract<Streamed, { readonly kind: 'item' }>;

/**
 * A public git repository of decisions in the layout of legalize-kr/precedent-kr: one Markdown file each. The first time its
 * whole archive is read while it arrives, later only the files that changed. It holds far more than dismissals, and is the
 * choice of decisions that the open law service publishes. A file that is removed there changes nothing here.
 *
 * An archive can't be narrowed to days, so a work has one window, however long it is, and its progress counts the decisions of these
 * days that have come. The calendar goes by the day of each decision.
 */
export const createPrecedentRepository = (parts: PrecedentRepositoryParts): StreamedSource => {
  const remote = createRemote(parts);
  return {
    name: 'precedent-repository',
    readerVersion: READER_VERSION,
    read: (_id, { bytes }) => readOf(parts.split, bytes),
    async *stream({ window, since }, signal) {
      const commit = await remote.newest(signal);
      const paths = await changedSince(remote, since, commit, signal);
      const files =
        paths === null
          ? wholeArchive(remote, commit, parts, signal)
          : singleFiles(remote, commit, paths, parts.limits, signal);
      const sent = new Set<string>();
      const seen = { files: 0, readable: 0 };
      for await (const file of files) {
        const item = await itemOf(file, window, parts.split, seen);
        if (item === null || sent.has(item.id)) continue;
        sent.add(item.id);
        yield item;
      }
      if (paths === null && seen.readable === 0) throw noDecisions();
      yield { kind: 'end', total: sent.size, mark: markOf(commit) };
    },
  };
};

const markOf = (commit: string): string => `${commit}/${READER_VERSION}`;

/** The paths to read, or null for the whole archive: the first time, and when another reader would choose other files. */
const changedSince = async (
  remote: Remote,
  since: string | null,
  commit: string,
  signal: AbortSignal,
): Promise<readonly string[] | null> => {
  const [base = '', version] = since?.split('/') ?? [];
  if (!/^[0-9a-f]{40}$/.test(base) || version !== String(READER_VERSION)) return null;
  if (base === commit) return [];
  const changes = await remote.changes(base, commit, signal);
  return changes.kind === 'files' ? changes.paths : null;
};

async function* singleFiles(
  remote: Remote,
  commit: string,
  paths: readonly string[],
  { mostFileBytes }: ArchiveLimits,
  signal: AbortSignal,
): AsyncGenerator<ArchivedFile> {
  for (const path of paths) {
    if (decisionName(path) === null) continue;
    const bytes = await remote.file(commit, path, signal);
    yield { path, bytes: bytes && bytes.length > mostFileBytes ? null : bytes };
  }
}

/** A download of a gigabyte is cut now and then; it begins again, and what was sent is passed over. */
const TRIES = 3;
const PAUSE_MS = 10_000;

async function* wholeArchive(
  remote: Remote,
  commit: string,
  { limits, archiveWithinMs, pause }: PrecedentRepositoryParts,
  signal: AbortSignal,
): AsyncGenerator<ArchivedFile> {
  const until = performance.now() + archiveWithinMs;
  let afterMs = 0;
  for (let tried = 1; tried <= TRIES && performance.now() < until; tried += 1) {
    if (tried > 1) await pause(Math.max(PAUSE_MS, afterMs), signal);
    signal.throwIfAborted();
    try {
      const packed = await remote.archive(commit, signal);
      afterMs = typeof packed === 'number' ? packed : 0;
      if (typeof packed === 'number') continue;
      yield* filesOfArchive(packed, (path) => decisionName(path) !== null, limits);
      return;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ArchiveBroken)) return orUnusable(error);
      if (error.why !== 'cut') throw unusableBy(error);
    }
  }
  throw new SourceUnusable('unreachable', '판례 저장소의 압축 파일이 끝까지 오지 않아요.');
}

const unusableBy = ({ why }: ArchiveBroken): SourceUnusable =>
  new SourceUnusable(
    'unknown_form',
    why === 'too_large'
      ? '판례 저장소의 압축 파일이 정해 둔 크기보다 커요.'
      : '판례 저장소가 압축 파일 대신 다른 것을 보냈어요.',
  );

/** So many files without one that can be read: the layout has changed, and going on would only fill the report. */
const UNREADABLE_AT_FIRST = 100;

/** null: not of these days, or not about a dismissal. */
const itemOf = async (
  { path, bytes }: ArchivedFile,
  { from, to }: Window,
  split: PrecedentRepositoryParts['split'],
  seen: { files: number; readable: number },
): Promise<Item | null> => {
  const name = decisionName(path);
  if (name === null) return null;
  seen.files += 1;
  if (bytes === null) {
    const message = '판례로 보기에는 파일이 너무 커서 읽지 않았어요.';
    return { kind: 'item', id: idOf(name), title: name.slice(0, 300), fetched: { kind: 'absent', message } };
  }
  const raw: Raw = { bytes, mediaType: 'text/markdown' };
  try {
    const file = await split(bytes);
    seen.readable += 1;
    const decidedOn = decidedOnOf(file);
    if (decidedOn !== null && (decidedOn < from || decidedOn > to)) return null;
    const read = decisionOf(file);
    if (read.kind === 'other_matter') return null;
    const title = read.kind === 'decision' ? read.decision.facts.title || name : name;
    const id = idOf(serialOf(file) ?? name);
    return { kind: 'item', id, title: title.slice(0, 300), day: decidedOn, fetched: { ...read, raw } };
  } catch (error) {
    if (seen.readable === 0 && seen.files >= UNREADABLE_AT_FIRST) throw noDecisions();
    return { kind: 'item', id: idOf(name), title: name.slice(0, 300), fetched: { ...unreadableBy(error), raw } };
  }
};

/** The end of a long name has the case number and the serial number; its beginning is the same for many. */
const idOf = (name: string): string => name.slice(-100).toWellFormed();

const noDecisions = (): SourceUnusable =>
  new SourceUnusable(
    'unknown_form',
    '판례 저장소에서 판례로 읽을 수 있는 파일을 찾지 못했어요. 폴더나 파일의 꼴이 바뀐 듯해요.',
  );

const readOf = async (split: PrecedentRepositoryParts['split'], bytes: Uint8Array): Promise<Read> => {
  try {
    return decisionOf(await split(bytes));
  } catch (error) {
    return unreadableBy(error);
  }
};

const decisionOf = (file: RepositoryFile): Read => {
  try {
    const decision = readRepositoryFile(file);
    return decision === null ? { kind: 'other_matter' } : { kind: 'decision', decision };
  } catch (error) {
    return unreadableBy(error);
  }
};

const unreadableBy = (error: unknown): Extract<Read, { readonly kind: 'unusable' }> => {
  if (!(error instanceof DomainError)) throw error;
  const why = Object.entries(error.details.errors ?? {}).map(([field, words]) =>
    field ? `${field}: ${words}` : words,
  );
  return { kind: 'unusable', message: (why.join(' ') || error.message).slice(0, 500) };
};
