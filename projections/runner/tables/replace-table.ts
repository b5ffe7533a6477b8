import type { DbPool } from '../db.ts';
import type { EventSource } from '../event-source.ts';
import type { Projection } from '../projection.ts';
import type { Progress } from '../rebuild/beside.ts';
import { inPages } from '../rebuild/build.ts';
import { upgrade } from '../rebuild/rebuild.ts';
import type { Report } from '../report.ts';

/** What is needed to build a table of a new version. */
export type Upgrading = {
  /** The version of the program: a build that another one began is begun anew. */
  readonly code: () => Promise<string>;
  /** A pool without a time limit for statements, because their time depends on the size of the table. */
  readonly open: () => { readonly db: DbPool; readonly close: () => Promise<void> };
};

/** Builds a table of this program's definition beside the existing one and replaces that, for `owner`. */
export const createReplacement = (parts: {
  readonly source: EventSource;
  readonly db: DbPool;
  readonly owner: string;
  readonly upgrading?: Upgrading | undefined;
  readonly onProgress?: ((projection: string, progress: Progress) => void) | undefined;
  readonly report?: ((report: Report) => void) | undefined;
  /** Ends it: the next start continues the build. */
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
