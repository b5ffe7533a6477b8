import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { NotYet } from '../../engine/jobs/jobs.ts';
import { oneAtATime } from './reading-run.ts';

const heldReading = () => {
  const read: string[] = [];
  const ends = new Map<string, () => void>();
  const task = oneAtATime(async (documentId) => {
    read.push(documentId);
    await new Promise<void>((resolve) => ends.set(documentId, resolve));
  });
  return { read, task, end: (documentId: string) => ends.get(documentId)?.() };
};

it('reads short documents one after the other without a pause', async () => {
  const told: string[] = [];
  const task = oneAtATime(async (documentId) => {
    told.push(`${documentId} begins`);
    await sleep(5);
    told.push(`${documentId} ends`);
  });
  await Promise.all(['가', '나', '다'].map((name) => task(name)));
  expect(told).toEqual(['가 begins', '가 ends', '나 begins', '나 ends', '다 begins', '다 ends']);
});

it('lets a job come again later while a long document is read, and reads on after one that failed', async () => {
  const { read, task, end } = heldReading();
  const long = task('긴');
  await expect(task('다음')).rejects.toBeInstanceOf(NotYet);
  expect(read).toEqual(['긴']);
  end('긴');
  await long;
  const failing = oneAtATime(() => Promise.reject(new Error('망가짐')));
  await expect(failing('하나')).rejects.toThrow('망가짐');
  await expect(failing('둘')).rejects.toThrow('망가짐');
});
