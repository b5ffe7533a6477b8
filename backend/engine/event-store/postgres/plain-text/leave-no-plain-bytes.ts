import type pg from 'pg';

/**
 * Removes the bytes of text that was replaced. An update leaves the old row in its page, and the usual VACUUM leaves its
 * bytes there: only a table that is written anew has none of them. The planner's statistics hold frequent values of a
 * column, and the WAL the pages that were changed; a segment that isn't needed any more is kept to be written over, so it
 * is written over. Of a server that isn't ours, statistics and WAL are the operator's (docs/running.md).
 */
export const leaveNoPlainBytes = async (client: pg.ClientBase): Promise<void> => {
  await client.query('vacuum (full, analyze) log.events');
  const { rows } = await client.query<{ mayAll: boolean }>(
    `select rolsuper and current_setting('archive_mode') = 'off' as "mayAll" from pg_roles where rolname = current_user`,
  );
  if (!rows[0]?.mayAll) return;
  await client.query('vacuum full pg_catalog.pg_statistic');
  // The first round ends the segments that were written until now, the second one writes over them where they are
  // kept for later.
  await passSegments(client);
  await passSegments(client);
};

/** Begins as many new segments as there are, and as the server keeps beyond that; the rest of a segment is zeros. */
const passSegments = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ segments: number }>(
    `select (select count(*) from pg_ls_waldir())::int + (pg_size_bytes(current_setting('wal_keep_size'))
       / pg_size_bytes(current_setting('wal_segment_size')))::int as segments`,
  );
  for (let passed = 0; passed <= (rows[0]?.segments ?? 0); passed += 1) {
    await client.query(`select pg_logical_emit_message(false, 'nomucheck', '')`);
    await client.query('select pg_switch_wal()');
  }
  await client.query('checkpoint');
};
