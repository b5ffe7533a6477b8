import { expect, test } from 'vitest';
import { lastServerMessages } from './last-server-messages.ts';

const at = '2026-11-22 12:06:28.607 UTC';

test('given a server that can’t start on a full disk and many clients that connect, then the end of its log gives the reason', () => {
  const refused = Array.from(
    { length: 20 },
    (_, n) => `${at} [${25_206 + n}] FATAL:  the database system is not yet accepting connections
${at} [${25_206 + n}] DETAIL:  Consistent recovery state has not been yet reached.`,
  );
  const said = `${at} [25196] LOG:  database system was interrupted while in recovery at 2026-11-22 12:06:27 UTC
${at} [25196] HINT:  This probably means that some data is corrupted and you will have to use the last backup for recovery.
${at} [25196] LOG:  redo done at 0/1FC5BA8
${at} [25196] FATAL:  could not write to file "pg_wal/xlogtemp.25196": No space left on device
${at} [25190] LOG:  startup process (PID 25196) exited with exit code 1
${at} [25190] LOG:  terminating any other active server processes
${refused.join('\n')}
${at} [25190] LOG:  shutting down due to startup process failure
${at} [25190] LOG:  database system is shut down
`;
  expect(lastServerMessages(said)).toMatch(/^.*: No space left on device$/m);
  expect(lastServerMessages(said)).not.toMatch(/not yet accepting|corrupted/);
});

test('messages about a statement may quote a row, and are left out', () => {
  const said = `${at} [1] ERROR:  duplicate key value
${at} [1] DETAIL:  Key (email)=(someone@example.com) already exists.
${at} [1] STATEMENT:  insert into people values ('someone@example.com',
\t'someone')
${at} [2] PANIC:  could not write
`;
  expect(lastServerMessages(said)).toBe(`${at} [2] PANIC:  could not write`);
});
