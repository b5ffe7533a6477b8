import type { DbPool } from './db.ts';
import type { EventSource } from './event-source.ts';
import type { Projection } from './projection.ts';
import type { Progress } from './rebuild/beside.ts';
import { inPages } from './rebuild/build.ts';
import { upgrade } from './rebuild/rebuild.ts';
import type { Report } from './report.ts';

/** What a table of a new version is built with. */
export type Upgrading = {
  /** Says which program this is: what another one had built is begun anew. */
  readonly code: () => Promise<string>;
  /** A database that lets a statement take as long as a table is large. */
  readonly open: () => { readonly db: DbPool; readonly close: () => Promise<void> };
};

/** Builds a table of this program's definition beside the one that is there, and puts it in its place, for `owner` to follow. */
export const createReplacement = (parts: {
  readonly source: EventSource;
  readonly db: DbPool;
  readonly owner: string;
  readonly upgrading?: Upgrading | undefined;
  readonly onProgress?: ((projection: string, progress: Progress) => void) | undefined;
  readonly report?: ((report: Report) => void) | undefined;
  /** Ends it: what is built is taken up at the next start. */
  readonly signal: AbortSignal;
}): ((projection: Projection) => Promise<void>) => {
  const { source, db, owner, signal, onProgress = () => {}, report = () => {} } = parts;
  const { upgrading = { code: async () => owner, open: () => ({ db, close: async () => {} }) } } = parts;

  return async (projection) => {
    const { name, version } = projection;
    const build = upgrading.open();
    try {
      const parts = { db: build.db, log: inPages(source), projection, code: await upgrading.code(), signal };
      const onStep = (progress: Progress): void => {
        signal.throwIfAborted();
        onProgress(name, progress);
      };
      if (await upgrade({ ...parts, onProgress: onStep }, owner))
        report({ name, what: 'upgraded', error: `the table of version ${version} has taken its place` });
    } finally {
      await build.close();
    }
  };
};
