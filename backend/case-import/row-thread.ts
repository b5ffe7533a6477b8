import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { type PreparedRow, reportOf, type UnreadRow } from './prepared-row.ts';
import type { FileRow } from './reading/file-row.ts';

/** A thread that reads rows. What a file holds is a stranger's: none of it may stop the requests that this process answers. */
export type RowThread = {
  /**
   * What became of each row, in the order of the rows. A row that takes too long or too much memory is refused. One call at a
   * time: the time of a row begins when it is handed over.
   */
  prepare(rows: readonly FileRow[]): Promise<readonly PreparedRow[]>;
  close(): Promise<void>;
};

/** The longest decision takes about a second; a busy machine a few times that. */
const longestRowMs = 20_000;
/** Of JavaScript objects, in one thread. */
const mostMemoryMb = 512;

/** One: a second would compile the same code again, and this machine's other cores are for whoever is being answered. */
export const openRowThread = ({ rowMs = longestRowMs }: { readonly rowMs?: number } = {}): RowThread => {
  const pool = new Piscina<UnreadRow, PreparedRow>({
    filename: fileURLToPath(new URL('prepare-row.worker.ts', import.meta.url)),
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
    execArgv: [],
  });

  const prepareInThread = async (row: UnreadRow): Promise<PreparedRow> => {
    try {
      // Ended in time or not at all: the thread itself is ended, whatever it is in the middle of.
      return await pool.run(row, { signal: AbortSignal.timeout(rowMs) });
    } catch (error) {
      const why = reasonOf(error);
      if (why === null) throw error;
      return { report: reportOf(row, 'refused', 'file_upload_failed', why) };
    }
  };

  const prepareOne = async (row: FileRow): Promise<PreparedRow> => {
    if (row.kind === 'pdf') return { report: reportOf(row, 'unread', null, PDF_LATER) };
    if (row.kind === 'refused') return { report: reportOf(row, 'refused', 'file_upload_failed', row.why) };
    return prepareInThread(row);
  };

  return {
    prepare: async (rows) => {
      const prepared: PreparedRow[] = [];
      for (const row of rows) prepared.push(await prepareOne(row));
      return prepared;
    },
    close: () => pool.destroy(),
  };
};

const PDF_LATER = 'PDF는 보관만 했습니다. 글자를 읽는 기능이 생기면 읽습니다.';

/** A Korean sentence for what the row itself did to its thread; null for anything else. */
const reasonOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  if (error.name === 'AbortError')
    return '읽는 데 너무 오래 걸려 그만두었습니다. 내용을 나누거나 줄여 다시 올려 주십시오.';
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return '읽는 데 너무 많은 메모리가 필요해 그만두었습니다. 내용을 나누거나 줄여 다시 올려 주십시오.';
  return null;
};
