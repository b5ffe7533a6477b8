import { expect, test } from 'vitest';
import { chainAbove } from './process-chain.mjs';

const machine: Record<number, { name: string; parent: number }> = {
  10: { name: 'bash', parent: 1 },
  20: { name: 'npm start', parent: 10 },
  30: { name: 'sh', parent: 20 },
};
const look = (pid: number) => machine[pid] ?? { name: '', parent: 0 };

test('given npm’s shell stays, then npm is two levels up, and both are watched', () =>
  expect(chainAbove(30, look)).toBe('30 20'));

test('given npm’s shell was replaced by the command, then only npm is watched: the terminal above it may be closed', () =>
  expect(chainAbove(20, look)).toBe('20'));

test('a real process is found, with the same result each time', () => {
  expect(chainAbove()).toMatch(new RegExp(`^${process.ppid}( \\d+)?$`));
  expect(chainAbove()).toBe(chainAbove());
});
