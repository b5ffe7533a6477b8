import { stat } from 'node:fs/promises';
import { type Column, columnOf } from '@nomucheck/domain/case-import/columns.ts';
import { decodedText, encodingOf } from './decoded-text.ts';
import { type FileReader, type FileRow, unreadable } from './file-row.ts';

/** A JSON list is read completely into memory; larger files have one JSON object on each line. */
const LARGEST_LIST = 30 * 1024 * 1024;
const LONGEST_LINE = 4_000_000;

/** A list of cases: `[{…}, …]`. */
export const jsonRows = (path: string): FileReader => {
  const list = async (): Promise<readonly unknown[]> => {
    if ((await stat(path)).size > LARGEST_LIST)
      throw unreadable('JSON 목록은 30MB까지 읽습니다. 더 크면 한 줄에 하나씩 적은 .jsonl로 올려 주십시오.');
    const pieces: string[] = [];
    for await (const piece of decodedText(path, await encodingOf(path))) pieces.push(piece);
    const json = parsed(pieces.join('').replace(/^\ufeff/, ''));
    if (!Array.isArray(json) || json.length === 0) throw unreadable('JSON이 자료의 목록([{…}, …])이 아닙니다.');
    return json;
  };
  return {
    count: async () => (await list()).length,
    async *rowsAfter(after) {
      for (const [at, item] of (await list()).entries()) if (at >= after) yield rowOf(at + 1, `${at + 1}번째`, item);
    },
  };
};

/** One case on each line. */
export const jsonLineRows = (path: string): FileReader => ({
  count: async () => {
    let count = 0;
    for await (const _ of lines(path)) count += 1;
    if (count === 0) throw unreadable('빈 파일입니다.');
    return count;
  },
  async *rowsAfter(after) {
    let row = 0;
    for await (const { number, line } of lines(path)) {
      row += 1;
      if (row > after) yield rowOf(row, `${number}행`, parsed(line));
    }
  },
});

async function* lines(path: string): AsyncIterable<{ readonly number: number; readonly line: string }> {
  let rest = '';
  let number = 0;
  for await (const piece of decodedText(path, await encodingOf(path))) {
    const found = (rest + piece).split('\n');
    rest = found.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw unreadable('한 줄이 너무 깁니다.');
    for (const line of found) {
      number += 1;
      if (line.trim() !== '') yield { number, line };
    }
  }
  if (rest.trim() !== '') yield { number: number + 1, line: rest };
}

const NOT_JSON = Symbol('not JSON');
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return NOT_JSON;
  }
};

const rowOf = (row: number, name: string, item: unknown): FileRow => {
  const refused = (why: string): FileRow => ({ row, name, kind: 'refused', why });
  if (item === NOT_JSON) return refused('올바른 JSON이 아닙니다.');
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    return refused('자료 하나는 {…} 꼴이어야 합니다.');
  const cells: Partial<Record<Column, string>> = {};
  for (const [key, value] of Object.entries(item)) {
    const column = columnOf(key);
    if (!column) return refused(`모르는 항목입니다: ${key.slice(0, 60)}`);
    const text = textOf(value);
    if (text === null) return refused(`${key} 값을 읽을 수 없습니다.`);
    cells[column] = text;
  }
  return { row, name, kind: 'cells', cells };
};

const textOf = (value: unknown): string | null => {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.join('; ') : null;
};
