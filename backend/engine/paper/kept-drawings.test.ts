import { expect, it } from 'vitest';
import { createKeptDrawings } from './kept-drawings.ts';

const setUp = () => {
  const drawn: string[] = [];
  const finish: (() => void)[] = [];
  const drawings = createKeptDrawings<string>({
    draw: async (input) => {
      drawn.push(input);
      await new Promise<void>((resolve) => finish.push(resolve));
      return Buffer.from(input);
    },
  });
  const finishNext = async () => {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { drawings, drawn, finishNext };
};

it('draws the same content once, for everybody who asks for it', async () => {
  const { drawings, drawn, finishNext } = setUp();
  const asked = Array.from({ length: 120 }, () => drawings.draw('one', 'a letter'));
  await finishNext();
  expect((await Promise.all(asked)).map(String)).toEqual(Array(120).fill('a letter'));
  expect(String(await drawings.draw('another', 'a letter'))).toBe('a letter');
  expect(drawn).toEqual(['a letter']);
});

it('draws a document again after what is kept was dropped, as when a person leaves', async () => {
  const { drawings, drawn, finishNext } = setUp();
  const first = drawings.draw('one', 'a letter');
  await finishNext();
  await first;
  drawings.forget();
  const second = drawings.draw('one', 'a letter');
  await finishNext();
  await second;
  expect(drawn).toEqual(['a letter', 'a letter']);
});

it('keeps nothing of a document that was being drawn when everything was dropped', async () => {
  const { drawings, drawn, finishNext } = setUp();
  const first = drawings.draw('one', 'a letter');
  drawings.forget();
  await finishNext();
  expect(String(await first)).toBe('a letter');
  const second = drawings.draw('one', 'a letter');
  await finishNext();
  await second;
  expect(drawn).toEqual(['a letter', 'a letter']);
});

it('lets others pass a person who asks for many documents, and refuses that person the rest', async () => {
  const { drawings, drawn, finishNext } = setUp();
  const many = Array.from({ length: 20 }, (_, n) => drawings.draw('one', `draft ${n}`));
  const refused = Promise.allSettled(many);
  const other = drawings.draw('another', 'a letter');
  for (let n = 0; n < 3; n += 1) await finishNext();
  expect(String(await other)).toBe('a letter');
  expect(drawn.slice(0, 3)).toEqual(['draft 0', 'draft 1', 'a letter']);
  for (let n = 0; n < 20; n += 1) await finishNext();
  expect((await refused).filter(({ status }) => status === 'rejected')).toHaveLength(14);
});

it('keeps nothing of a drawing that failed', async () => {
  let tries = 0;
  const drawings = createKeptDrawings<string>({
    draw: async () => {
      tries += 1;
      if (tries === 1) throw new Error('no font');
      return Buffer.from('drawn');
    },
  });
  await expect(drawings.draw('one', 'a letter')).rejects.toThrow('no font');
  expect(String(await drawings.draw('one', 'a letter'))).toBe('drawn');
});
