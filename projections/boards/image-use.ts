import type { Db } from '../runner/db.ts';

/** Whether an article that is published at this instant shows the file of this picture. */
export const isShownImage = async (db: Db, file: string, now: string): Promise<boolean> => {
  const { rows } = await db.query(
    'select from read.board_posts where seen_images @> array[$1::text] and publish_at <= $2 limit 1',
    [file, now],
  );
  return rows.length > 0;
};

/** Which of these files no article has, in any of its texts; removed articles don't count. */
export const imagesOfNoPost = async (db: Db, files: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await db.query<{ file: string }>(
    `select file from unnest($1::text[]) as wanted (file)
     where not exists (select from read.board_posts where images @> array[wanted.file])`,
    [files],
  );
  return rows.map(({ file }) => file);
};
