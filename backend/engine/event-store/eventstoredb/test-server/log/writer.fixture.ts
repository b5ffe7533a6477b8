import { randomUUID } from 'node:crypto';
import { checkCommit, type Decision, type Expected, type StreamAsItIs } from './commit-check.fixture.ts';
import { type Contents, isSoftDeleted, metadataFrom, type Position, SOFT_DELETED } from './contents.fixture.ts';
import type { LogFile } from './log-file.fixture.ts';
import type { LogRecord } from './record.fixture.ts';

export type Proposed = {
  readonly id: string;
  readonly type: string;
  readonly isJson: boolean;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
};

export type Written =
  | { readonly is: 'written'; readonly last: number; readonly position: Position | undefined }
  | Exclude<Decision, { is: 'write' | 'written-before' }>;

export type WriterOptions = {
  /** After how many appends an event of the server's own stands between. */
  readonly statisticsEvery: number;
  /** The events of an append share a commit record behind them, as in the explicit transactions of old. */
  readonly sharedCommits: boolean;
};

/** Decides on each write and adds its records to the file, at once; the caller flushes before it answers. */
export const createWriter = (file: LogFile, contents: Contents, options: WriterOptions) => {
  const remembered = new Map<string, { readonly stream: string; readonly revision: number }>();
  let appends = 0;

  const add = (record: LogRecord): number => {
    const placed = file.add(record);
    contents.add(placed);
    return placed.at;
  };
  const metadataOf = (stream: string) => metadataFrom(contents.stream(`$$${stream}`).at(-1));
  const lastOf = (stream: string): number => contents.stream(stream).length - 1;

  const asItIs = (stream: string): StreamAsItIs => ({
    last: lastOf(stream),
    tombstoned: contents.tombstone(stream) !== undefined,
    softDeleted: isSoftDeleted(metadataOf(stream)),
    hasMetadata: lastOf(`$$${stream}`) >= 0,
    idAt: (revision) => contents.stream(stream)[revision]?.id,
    remembered: (id) => {
      const written = remembered.get(id);
      return written?.stream === stream ? written.revision : undefined;
    },
  });

  const addEvents = (stream: string, events: readonly Proposed[], open: boolean): void => {
    const first = lastOf(stream) + 1;
    events.forEach(({ id, type, isJson, data, metadata }, index) => {
      remembered.set(id, { stream, revision: first + index });
      add({
        kind: 'event',
        ...{ stream, revision: first + index, id, type, isJson, created: now() },
        data: Buffer.from(data).toString('base64'),
        metadata: Buffer.from(metadata).toString('base64'),
        part: { index, of: events.length, open },
      });
    });
    if (open) add({ kind: 'commit' });
  };

  const addSystemEvent = (stream: string, type: string, data: string): void =>
    addEvents(stream, [systemEvent(type, data)], false);

  const answer = (stream: string, decision: Exclude<Decision, { is: 'write' }>): Written => {
    if (decision.is !== 'written-before') return decision;
    const cutOff = metadataOf(stream).truncateBefore > decision.last;
    const position = cutOff ? undefined : contents.stream(stream)[decision.last]?.position;
    return { is: 'written', last: decision.last, position };
  };

  /** Whoever writes to a softly deleted stream, or to its metadata, brings it back: behind what was there. */
  const undelete = (stream: string, from: number): void => {
    const now = contents.stream(`$$${stream}`).at(-1);
    const kept: unknown = now ? JSON.parse(Buffer.from(now.data, 'base64').toString('utf8')) : {};
    addSystemEvent(`$$${stream}`, '$metadata', JSON.stringify({ ...Object(kept), $tb: from }));
  };

  return {
    /** What stands in the log before anybody writes: a new epoch at every start, the first settings at the first. */
    begin: (): void => {
      const isNew = contents.all.length === 0;
      add({ kind: 'system', about: 'epoch' });
      addSystemEvent('$epoch-information', '$epoch-information', '{}');
      if (isNew) addSystemEvent('$$$scavenges', '$metadata', SCAVENGES);
    },

    append: (stream: string, expected: Expected, events: readonly Proposed[]): Written => {
      const decision = checkCommit(
        asItIs(stream),
        expected,
        events.map(({ id }) => id),
      );
      if (decision.is !== 'write') return answer(stream, decision);
      const before = lastOf(stream);
      const original = stream.startsWith('$$') ? stream.slice(2) : undefined;
      const wakesOriginal = original !== undefined && isSoftDeleted(metadataOf(original));
      const at = events.length > 0 ? undefined : add({ kind: 'system', about: `an append of nothing to ${stream}` });
      addEvents(stream, events, options.sharedCommits && events.length > 0);
      const position = at === undefined ? contents.all.at(-1)?.position : { commit: at, prepare: at };
      if (decision.undelete) undelete(stream, before + 1);
      if (wakesOriginal) undelete(original, lastOf(original) + 1);
      appends += 1;
      if (appends % options.statisticsEvery === 0)
        addSystemEvent(STATISTICS, '$statsCollected', JSON.stringify({ 'proc-id': process.pid, appends }));
      return { is: 'written', last: lastOf(stream), position };
    },

    /** Hides what is there; a later append goes on with the numbers. */
    softDelete: (stream: string, expected: Expected): Written => {
      const decision = checkCommit(asItIs(stream), expected, [randomUUID()]);
      if (decision.is !== 'write') return answer(stream, decision);
      if (lastOf(stream) < 0 && lastOf(`$$${stream}`) < 0) return { is: 'wrong-version', current: -1 };
      addSystemEvent(`$$${stream}`, '$metadata', SOFT_DELETED);
      return { is: 'written', last: lastOf(`$$${stream}`), position: contents.all.at(-1)?.position };
    },

    /** Ends the stream for good: nothing of it can be read and nothing added. */
    tombstone: (stream: string, expected: Expected): Written => {
      const decision = checkCommit(asItIs(stream), expected, [randomUUID()]);
      if (decision.is !== 'write') return answer(stream, decision);
      const { id, type } = systemEvent('$streamDeleted', '');
      add({
        kind: 'event',
        ...{ stream, revision: 'deleted', id, type, isJson: false, created: now(), data: '', metadata: '' },
        part: { index: 0, of: 1, open: false },
      });
      return { is: 'written', last: lastOf(stream), position: contents.all.at(-1)?.position };
    },
  };
};

/** How the server's own first event looks. */
const SCAVENGES = '{"$maxAge":2592000,"$acl":{"$r":"$ops","$w":[],"$d":[],"$mr":[],"$mw":[]}}';
const STATISTICS = '$stats-127.0.0.1:2113';

const now = (): string => `${BigInt(Date.now()) * 10_000n}`;

const systemEvent = (type: string, data: string): Proposed => ({
  ...{ id: randomUUID(), type, isJson: data !== '' },
  ...{ data: Buffer.from(data, 'utf8'), metadata: new Uint8Array() },
});
