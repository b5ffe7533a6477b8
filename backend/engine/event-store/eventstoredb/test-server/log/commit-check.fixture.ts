/** What a writer says of the stream: its last revision, or one of the three words. */
export type Expected = number | 'any' | 'no_stream' | 'stream_exists';

/** What the decision needs to know of the stream as it is. */
export type StreamAsItIs = {
  /** Its last revision; -1 if it has none. */
  readonly last: number;
  readonly tombstoned: boolean;
  readonly softDeleted: boolean;
  readonly hasMetadata: boolean;
  /** The id of the event at this revision, also where the stream is cut off. */
  readonly idAt: (revision: number) => string | undefined;
  /** The revision at which this id was written since the server started: it forgets the rest when it stops. */
  readonly remembered: (id: string) => number | undefined;
};

export type Decision =
  | { readonly is: 'write'; readonly undelete: boolean }
  | { readonly is: 'written-before'; readonly last: number }
  | { readonly is: 'wrong-version'; readonly current: number }
  | { readonly is: 'deleted' };

/**
 * Whether events with these ids may be appended. After the server's own `IndexWriter.CheckCommit`: a repeated append is a
 * success with what was written the first time if every id is found again in its place, and a wrong version if only some are.
 */
export const checkCommit = (stream: StreamAsItIs, expected: Expected, ids: readonly string[]): Decision => {
  if (stream.tombstoned) return { is: 'deleted' };
  if (expected === 'stream_exists') {
    if (stream.softDeleted) return { is: 'deleted' };
    if (stream.last < 0 && !stream.hasMetadata) return wrong(stream);
  }
  if (expected === 'any' || expected === 'stream_exists') return rememberedOrNew(stream, ids);
  return checkExact(stream, expected === 'no_stream' ? -1 : expected, ids);
};

const wrong = (stream: StreamAsItIs): Decision => ({ is: 'wrong-version', current: stream.last });
const write = (stream: StreamAsItIs): Decision => ({ is: 'write', undelete: stream.softDeleted });

const rememberedOrNew = (stream: StreamAsItIs, ids: readonly string[]): Decision => {
  const first = ids[0];
  if (first === undefined || stream.remembered(first) === undefined) return write(stream);
  const revisions = ids.map(stream.remembered);
  const last = revisions.at(-1);
  return last === undefined || revisions.includes(undefined) ? wrong(stream) : { is: 'written-before', last };
};

const checkExact = (stream: StreamAsItIs, expected: number, ids: readonly string[]): Decision => {
  if (expected === stream.last) return write(stream);
  if (expected > stream.last || ids.length === 0) return wrong(stream);
  const strangers = ids.findIndex((id, index) => stream.idAt(expected + 1 + index) !== id);
  if (strangers === -1) return { is: 'written-before', last: expected + ids.length };
  return strangers === 0 && expected === -1 && stream.softDeleted ? write(stream) : wrong(stream);
};
