import type { Queryable } from '../connections/queryable.ts';

/** Stands in the database from a restore's first write to its last. */
const mark = 'meta.unfinished_restore';

export const beginRestore = async (db: Queryable): Promise<void> => {
  await db.query(
    `create schema if not exists meta; create table ${mark} (begun_at timestamptz not null default now())`,
  );
};

export const finishRestore = async (db: Queryable): Promise<void> => {
  await db.query(`drop table ${mark}`);
};

export const isUnfinishedRestore = async (db: Queryable): Promise<boolean> => {
  const { rows } = await db.query<{ there: boolean }>(
    `select exists (select from pg_class where relname = 'unfinished_restore'
       and relnamespace = to_regnamespace('meta')) as there`,
  );
  return rows[0]?.there === true;
};

/** People's keys without their events, or events without keys, must not be taken for a service. Throws in Korean. */
export const refuseUnfinishedRestore = async (db: Queryable): Promise<void> => {
  if (await isUnfinishedRestore(db))
    throw new Error(
      '이 데이터베이스는 백업을 되살리다가 멈춘 것이라 켤 수 없습니다. 빈 데이터베이스에 npm run restore를 다시 해 주세요.',
    );
};
