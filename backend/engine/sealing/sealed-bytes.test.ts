import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { masterKeysOf } from './keys/master-keys.ts';
import { createMemorySealingKeys } from './keys/memory-sealing-keys.ts';
import { createPersonKeys } from './keys/person-keys.ts';
import { createSealedBytes } from './sealed-bytes.ts';

const setUp = () => {
  const keys = createPersonKeys(createMemorySealingKeys(), masterKeysOf([randomBytes(32).toString('base64')]));
  return { keys, bytes: createSealedBytes(keys) };
};
const content = Buffer.from('뷁쓀쫣이 든 사진');

it('gives back what was sealed, and shows nothing of it', async () => {
  const { bytes } = setUp();
  const sealed = await bytes.seal('kim/file-1', 'file-1', content);
  expect(sealed.includes(Buffer.from('뷁쓀쫣'))).toBe(false);
  expect(await bytes.open('kim/file-1', 'file-1', sealed)).toEqual(content);
});

it('refuses bytes that were changed, cut off, or are those of something else', async () => {
  const { bytes } = setUp();
  const sealed = await bytes.seal('kim/file-1', 'file-1', content);
  await expect(bytes.open('kim/file-1', 'file-2', sealed)).rejects.toThrow();
  const changed = Buffer.from(sealed);
  changed[20] = (changed[20] ?? 0) ^ 1;
  await expect(bytes.open('kim/file-1', 'file-1', changed)).rejects.toThrow();
  await expect(bytes.open('kim/file-1', 'file-1', sealed.subarray(0, 10))).rejects.toThrow('no known form');
});

it('can’t be opened once the key, or its person’s own key, is destroyed, and then nothing is sealed', async () => {
  const { bytes, keys } = setUp();
  const [one, other] = [
    await bytes.seal('kim/file-1', 'file-1', content),
    await bytes.seal('kim/file-2', 'file-2', content),
  ];
  await keys.destroyOne('kim/file-1');
  expect(await bytes.open('kim/file-1', 'file-1', one)).toBeNull();
  expect(await bytes.open('kim/file-2', 'file-2', other)).toEqual(content);
  await keys.destroy('kim');
  expect(await bytes.open('kim/file-2', 'file-2', other)).toBeNull();
  await expect(bytes.seal('kim/file-3', 'file-3', content)).rejects.toMatchObject({ code: 'user_absent' });
});
