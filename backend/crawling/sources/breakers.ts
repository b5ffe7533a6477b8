import { type Breaker, breakerFor } from '@nomucheck/domain/crawling/breaker.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import type { Queryable } from '../../engine/postgres/connections/queryable.ts';

/** The breakers of the sources, one for all processes. */
export type Breakers = {
  readonly load: (source: SourceName, settings: string) => Promise<Breaker>;
  /** Changes it, after whatever others changed meanwhile; answers what it was before. */
  readonly change: (source: SourceName, settings: string, to: (before: Breaker) => Breaker) => Promise<Breaker>;
};

type Row = { readonly state: Breaker; readonly revision: number };

export const createBreakers = (db: Queryable): Breakers => {
  const read = async (source: SourceName): Promise<Row | null> => {
    const { rows } = await db.query<Row>('select state, revision from vault.crawl_breakers where source = $1', [
      source,
    ]);
    return rows[0] ?? null;
  };
  const change: Breakers['change'] = async (source, settings, to) => {
    const known = await read(source);
    const before = breakerFor(settings, known?.state ?? null);
    const after = to(before);
    if (after === before) return before;
    const { rowCount } = await db.query(
      `insert into vault.crawl_breakers as breaker (source, state, revision) values ($1, $2, $3 + 1)
       on conflict (source) do update set state = excluded.state, revision = excluded.revision
         where breaker.revision = $3`,
      [source, after, known?.revision ?? 0],
    );
    return rowCount === 1 ? before : change(source, settings, to);
  };
  return {
    load: async (source, settings) => breakerFor(settings, (await read(source))?.state ?? null),
    change,
  };
};
