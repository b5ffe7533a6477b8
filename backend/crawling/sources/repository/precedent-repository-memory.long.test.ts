import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { decisionFile, fakeRepository } from './precedent-repository.fixture.ts';

const FILES = 40_000;
const text = '해고가 정당한 이유 없이 이루어졌는지를 살펴본다. '.repeat(150);

/** MB. Without a limit the heap holds more garbage the busier the machine is, because it is collected later. */
const littleHeap = ['--max-old-space-size=64', '--max-semi-space-size=4'];

/** Some 430 MB, of which every hundredth file is about a dismissal; made while they are sent. */
function* decisions() {
  for (let serial = 1; serial <= FILES; serial += 1) {
    const other = serial % 100 === 0 ? {} : { title: '손해배상(기)', articles: '민법 제750조' };
    yield decisionFile({ serial, ...other, order: `${text}${serial}` });
  }
}

it('an archive of hundreds of megabytes is read in a small part of that memory', async () => {
  const fake = fakeRepository();
  fake.packing = 0;
  fake.commits = [{ [Symbol.iterator]: decisions }];
  fake.server.listen(0, '127.0.0.1');
  await once(fake.server, 'listening');
  try {
    const reader = fileURLToPath(new URL('precedent-repository-reader.fixture.ts', import.meta.url));
    const address = fake.server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const { stdout } = await promisify(execFile)(process.execPath, [...littleHeap, reader, String(address.port)]);
    const told: unknown = JSON.parse(stdout);
    expect(told).toEqual({ decisions: FILES / 100, grewMb: expect.any(Number) });
    expect(fake.sentBytes).toBeGreaterThan(400_000_000);
    expect(told).toHaveProperty(
      'grewMb',
      expect.toSatisfy((mb: number) => mb < 80),
    );
  } finally {
    fake.server.close();
  }
}, 600_000);
