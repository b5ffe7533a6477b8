import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { type PreparedRow, reportOf, type UnreadRow } from './prepared-row.ts';
import type { FileRow } from './reading/file-row.ts';

/**
 * A thread that reads rows. A file's content comes from outside and must not block the requests that this process
 * answers.
 */
export type RowThread = {
  /**
   * The result of each row, in the order of the rows. A row that takes too much time or memory is refused. One call
   * at a time: a row's time begins when it is sent to the thread.
   */
  prepare(rows: readonly FileRow[]): Promise<readonly PreparedRow[]>;
  close(): Promise<void>;
};

/** The longest decision takes about a second; on a busy machine a few times that. */
const longestRowMs = 20_000;
/** The limit of JavaScript objects in one thread. */
const mostMemoryMb = 512;

/** One thread: a second one would compile the same code again, and the machine's other cores are for requests. */
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
      // The thread itself is terminated when the time is over, whatever it is doing.
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

/** The Korean reason when the row itself ended its thread; null for any other error. */
const reasonOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  if (error.name === 'AbortError')
    return '읽는 데 너무 오래 걸려 그만두었습니다. 내용을 나누거나 줄여 다시 올려 주십시오.';
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return '읽는 데 너무 많은 메모리가 필요해 그만두었습니다. 내용을 나누거나 줄여 다시 올려 주십시오.';
  return null;
};
