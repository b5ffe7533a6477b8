import { fileURLToPath } from 'node:url';
import { openReadingThread, ReadingEnded } from '../engine/reading/reading-thread.ts';
import { type PreparedRow, reportOf, type UnreadRow } from './prepared-row.ts';
import type { FileRow } from './reading/file-row.ts';

/** A thread that reads rows. */
export type RowThread = {
  /** The result of each row, in the order of the rows. A row that takes too much time or memory is refused. */
  prepare(rows: readonly FileRow[]): Promise<readonly PreparedRow[]>;
  close(): Promise<void>;
};

/** The longest decision takes about a second; on a busy machine a few times that. */
const longestRowMs = 20_000;

export const openRowThread = ({ rowMs = longestRowMs }: { readonly rowMs?: number } = {}): RowThread => {
  const worker = fileURLToPath(new URL('prepare-row.worker.ts', import.meta.url));
  const thread = openReadingThread<UnreadRow, PreparedRow>(worker, rowMs);

  const prepareInThread = async (row: UnreadRow): Promise<PreparedRow> => {
    try {
      return await thread.read(row);
    } catch (error) {
      if (!(error instanceof ReadingEnded)) throw error;
      return { report: reportOf(row, 'refused', 'file_upload_failed', tooMuch[error.why]) };
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
    close: thread.close,
  };
};

const PDF_LATER = 'PDF는 보관만 했습니다. 글자를 읽는 기능이 생기면 읽습니다.';

const tooMuch: Readonly<Record<ReadingEnded['why'], string>> = {
  time: '읽는 데 너무 오래 걸려 그만두었습니다. 내용을 나누거나 줄여 다시 올려 주십시오.',
  memory: '읽는 데 너무 많은 메모리가 필요해 그만두었습니다. 내용을 나누거나 줄여 다시 올려 주십시오.',
};
