import { describe, expect, it } from 'vitest';
import { compareProofs, type LogToday } from './compare-proofs.ts';
import type { NumberedProof } from './proof-file.ts';

const at = (hour: number): string => `2026-01-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
const place = (n: number): string => String(n).padStart(16, '0');
const line = (number: number, position: number, hash: string): NumberedProof => ({
  number,
  proof: { at: at(number), position: place(position), hash, last: hash },
});
const lines = [line(1, 10, 'a'), line(2, 20, 'b'), line(3, 30, 'c')];
const today = (head: number, hashes: Record<number, string>, epochs: LogToday['epochs'] = []): LogToday => ({
  head: place(head),
  hashes: new Map(Object.entries(hashes).map(([position, hash]) => [place(Number(position)), hash])),
  epochs,
});
const found = (log: LogToday) => compareProofs(lines, log).map(({ number, what }) => `${number} ${what}`);

describe('lines of the proof file, compared with the log', () => {
  it('match where nothing was changed, however much was written since', () => {
    expect(found(today(40, { 10: 'a', 20: 'b', 30: 'c' }))).toEqual([]);
  });

  it('give the first line that doesn’t match, and the last position up to which the log matches', () => {
    const log = today(40, { 10: 'a', 20: 'X', 30: 'Y' });
    expect(found(log)).toEqual(['2 changed', '3 changed']);
    expect(compareProofs(lines, log)[0]).toMatchObject({ number: 2, after: place(10) });
  });

  it('report a log whose end was cut off, when the rest is unchanged', () => {
    expect(found(today(25, { 10: 'a', 20: 'b' }))).toEqual(['3 cut_off']);
  });

  it('report a restored copy by the epoch that was opened after the line was written, also when the log has grown longer again', () => {
    const epochs = [{ position: place(16), at: at(5) }];
    expect(found(today(18, { 10: 'a' }, epochs))).toEqual(['2 restored', '3 restored']);
    expect(found(today(90, { 10: 'a', 20: 'X', 30: 'Y' }, epochs))).toEqual(['2 restored', '3 restored']);
  });

  it('report a change before the new epoch as a change, although a copy was restored', () => {
    expect(found(today(90, { 10: 'X', 20: 'X', 30: 'Y' }, [{ position: place(16), at: at(5) }]))).toEqual([
      '1 changed',
      '2 restored',
      '3 restored',
    ]);
  });

  it('don’t report a restored copy for an epoch that existed when the line was written', () => {
    expect(found(today(40, { 10: 'a', 20: 'X', 30: 'Y' }, [{ position: place(16), at: at(1) }]))).toEqual([
      '2 changed',
      '3 changed',
    ]);
  });

  it('ignore lines that can’t be read', () => {
    expect(compareProofs([{ number: 1, proof: null }, line(2, 20, 'b')], today(20, { 20: 'b' }))).toEqual([]);
  });
});
