import type pg from 'pg';

/**
 * Whether the role of these connections can't change existing events: neither by its own rights, nor as the owner,
 * nor as a role that it may switch to. The database is asked for the rights, however they were granted.
 */
export const isLogProtected = async (db: Pick<pg.Pool, 'query'>): Promise<boolean> => {
  const { rows } = await db.query<{ mayChange: boolean }>(
    `select me.rolsuper or me.rolcreaterole or me.rolreplication
         or pg_has_role('pg_execute_server_program', 'member') or pg_has_role('pg_write_server_files', 'member')
         or has_schema_privilege('log', 'create')
         or has_table_privilege('log.events', 'update, delete, truncate, trigger, references')
         or pg_has_role((select datdba from pg_database where datname = current_database()), 'member')
         or pg_has_role((select nspowner from pg_namespace where nspname = 'log'), 'member')
         or pg_has_role((select relowner from pg_class where oid = 'log.events'::regclass), 'member')
         or exists (select from pg_proc where pronamespace = 'log'::regnamespace and pg_has_role(proowner, 'member'))
       as "mayChange"
     from pg_roles me where me.rolname = current_user`,
  );
  return rows[0]?.mayChange === false;
};
