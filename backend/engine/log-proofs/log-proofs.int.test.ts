import { appendFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestLog } from '../event-store/postgres/testing/test-log.ts';
import { wholeLogSince } from '../event-store/proof/whole-log-hash.ts';
import { someEvent } from '../event-store/test-events.ts';
import { createPool, type Pool } from '../postgres/connections/pool.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { createLogProofs } from './log-proofs.ts';
import { proofFileIn, readProofs } from './proof-file.ts';

let log: Awaited<ReturnType<typeof openTestLog>>;
let pool: Pool;
let folder: string;
let file: string;
let said: string[];
beforeEach(async () => {
  log = await openTestLog();
  pool = createPool(log.url);
  folder = await makeTestFolder('nomucheck-proofs-');
  file = proofFileIn(folder);
  said = [];
});
afterEach(async () => {
  await pool.end();
  await log.close();
  await rm(folder, { recursive: true, force: true });
});

const proofs = (url?: string, againAfterMs?: number) =>
  createLogProofs({
    ...{ store: log.connect(), file, url, clock: () => new Date() },
    ...(againAfterMs !== undefined && { againAfterMs }),
    log: pino({}, { write: (line: string) => void said.push(line) }),
  });
const grow = async (stream: string, by = 1): Promise<void> => {
  const events = Array.from({ length: by }, () => someEvent({ n: 1 }));
  expect((await log.connect().append(stream, 0, events)).ok).toBe(true);
};
const written = async () => (await readProofs(file)).map(({ proof }) => Number(proof?.position));

describe('the proof file', () => {
  it('gets a line when the log has grown: only new events are read, and the hash covers the whole log', async () => {
    await proofs().write();
    expect(await written()).toEqual([]);
    await grow('a-1', 3);
    await proofs().write();
    await proofs().write();
    await grow('a-2', 2_500);
    const last = await proofs().write();
    expect(await written()).toEqual([3, 2_503]);
    expect(await wholeLogSince(log.connect())).toMatchObject({
      position: last?.position,
      hash: last?.hash,
      last: last?.last,
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is only appended to: an incomplete line stays, and the next one begins on a new line', async () => {
    await grow('a-1');
    await proofs().write();
    await appendFile(file, '{"at":"2026-');
    await grow('a-2');
    await proofs().write();
    expect((await readProofs(file)).map(({ proof }) => proof?.position.slice(-1))).toEqual(['1', undefined, '2']);
  });

  it('starts again from the beginning when the log doesn’t match its last line, and reports that', async () => {
    await grow('a-1', 3);
    await proofs().write();
    await log.wipe();
    await grow('a-2', 5);
    const last = await proofs().write();
    expect(last).toMatchObject({ hash: (await wholeLogSince(log.connect())).hash });
    expect(said.join('')).toContain('lost or changed');
  });

  it('that can’t be written is reported, and doesn’t stop other work', async () => {
    await grow('a-1');
    await writeFile(join(folder, 'file'), '');
    file = join(folder, 'file', 'log-proofs.jsonl');
    const failing = proofs();
    await expect(failing.write()).rejects.toThrow();
    expect(failing.state()).toMatchObject({ file: 'failed', elsewhere: 'off' });
    expect(said.join('')).toContain('could not be written');
    await failing.end();
  });

  it('that couldn’t be written is written a little later, as soon as it can be', async () => {
    await grow('a-1');
    const place = join(folder, 'place');
    await writeFile(place, '');
    file = join(place, 'log-proofs.jsonl');
    const failing = proofs(undefined, 50);
    await expect(failing.write()).rejects.toThrow();
    await rm(place);
    await mkdir(place);
    await expect.poll(() => failing.state().file).toBe('written');
    expect(await written()).toEqual([1]);
  });
});

describe('an address for the proofs', () => {
  let server: Server;
  let status: number;
  let received: unknown[];
  beforeEach(async () => {
    status = 200;
    received = [];
    server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      received.push([request.method, request.headers['content-type'], JSON.parse(body)]);
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));
  const url = (): string => {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/secret`;
  };

  it('receives the line as it is in the file', async () => {
    await grow('a-1');
    const sending = proofs(url());
    const line = await sending.write();
    await sending.send(line);
    expect(received).toEqual([['POST', 'application/json', JSON.parse(await readFile(file, 'utf8'))]]);
    expect(sending.state()).toMatchObject({ file: 'written', elsewhere: 'sent', position: line?.position });
  });

  it.each([500, 302])(
    'that answers %s counts as failed: it is reported without the address, and the line is sent again',
    async (answer) => {
      await grow('a-1');
      status = answer;
      const sending = proofs(url());
      const line = await sending.write();
      await expect(sending.send(line)).rejects.toThrow(/LOG_PROOF_URL/);
      expect(sending.state().elsewhere).toBe('failed');
      expect(said.join('')).not.toContain('secret');
      status = 200;
      await sending.send(line);
      expect(sending.state().elsewhere).toBe('sent');
    },
  );
});
