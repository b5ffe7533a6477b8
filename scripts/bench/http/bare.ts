import { randomUUID } from 'node:crypto';
import { openConnection } from './connection.ts';
import type { Note } from './person.ts';
import { startProgram } from './program.ts';
import type { YardstickRead } from './yardstick-reads.ts';

const file = new URL('../../../backend/engine/http/testing/bare-express.fixture.ts', import.meta.url);

/** The program to compare with, on the same server, and a connection to it for each person. */
export const openBare = async (url: string, people: number) => {
  const program = await startProgram(file, [url.replace(/bench$/, 'bare'), url]);
  const connections = await Promise.all(Array.from({ length: people }, () => openConnection(program.base)));

  const all = async (
    times: number,
    note: Note,
    what: string,
    call: () => Parameters<(typeof connections)[0]['call']>[0],
  ) => {
    await Promise.all(
      connections.map(async (connection) => {
        for (let time = 0; time < times; time += 1) {
          const began = performance.now();
          const { status, text } = await connection.call(call());
          note(what, performance.now() - began);
          if (status !== 200) throw new Error(`the bare Express answered ${status}: ${text.slice(0, 200)}`);
        }
      }),
    );
  };

  return {
    program,
    stop: async (): Promise<void> => {
      for (const { close } of connections) close();
      await program.stop();
    },
    insertAll: (note: Note, times: number): Promise<void> =>
      all(times, note, 'bare Express, one INSERT', () => ({
        method: 'PUT',
        path: '/answer',
        body: { id: randomUUID(), answers: [{ section: 'detail-3', numbering: 1, value: 'yes' }] },
      })),
    /** What it answers under `/read/…` from now on. */
    show: async (reads: Readonly<Record<string, YardstickRead>>): Promise<void> => {
      const [connection] = connections;
      await connection?.call({ method: 'PUT', path: '/reads', body: reads });
    },
    readAll: (note: Note, what: string, times: number): Promise<void> =>
      all(times, note, 'bare Express, same SQL and bytes', () => ({ method: 'GET', path: `/read/${what}` })),
  };
};
