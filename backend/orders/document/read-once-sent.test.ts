import { expect, test, vi } from 'vitest';
import { readOnceSent } from './read-once-sent.ts';

const content = Buffer.from(Array.from({ length: 200_000 }, (_, n) => n % 251));
const taken = async (pieces: AsyncIterable<Uint8Array>, most = Number.POSITIVE_INFINITY): Promise<Buffer> => {
  const got: Uint8Array[] = [];
  for await (const piece of pieces) {
    got.push(piece);
    if (got.length === most) break;
  }
  return Buffer.concat(got);
};

test('a file that was sent whole is read, and is the file', async () => {
  const read = vi.fn(async () => true);
  expect((await taken(readOnceSent(content, read))).equals(content)).toBe(true);
  expect(read).toHaveBeenCalledOnce();
});

test('a connection that breaks off has read nothing', async () => {
  const read = vi.fn(async () => true);
  for (const most of [1, 2])
    expect((await taken(readOnceSent(content, read), most)).length).toBeLessThanOrEqual(content.length / 2);
  expect(read).not.toHaveBeenCalled();
});

test('of what was withdrawn while it was sent the second half is missing', async () => {
  const got: Uint8Array[] = [];
  const sending = async () => {
    for await (const piece of readOnceSent(content, async () => false)) got.push(piece);
  };
  await expect(sending()).rejects.toMatchObject({ code: 'order_fetch_failed' });
  expect(Buffer.concat(got).length).toBe(content.length / 2);
});

test('of a small file the second half is held back until it is read, too', async () => {
  const read = vi.fn(async () => true);
  expect((await taken(readOnceSent(Buffer.from('%PDF'), read), 1)).toString()).toBe('%P');
  expect(read).not.toHaveBeenCalled();
  expect((await taken(readOnceSent(Buffer.from('%PDF'), read))).toString()).toBe('%PDF');
  expect(read).toHaveBeenCalledOnce();
});
