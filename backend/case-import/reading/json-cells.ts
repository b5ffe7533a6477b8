import { type Column, columnOf } from '@nomucheck/domain/case-import/columns.ts';
import { boundedJson, type JsonFault, type JsonLimits } from '@nomucheck/domain/kernel/text/bounded-json.ts';
import { LONGEST_ROW, unreadable } from './file-row.ts';

/** Limits of one case, which has about twenty fields; some are lists. */
const limits: JsonLimits = { length: LONGEST_ROW, depth: 16, keys: 1_000, items: 10_000 };

/**
 * The columns of a case in JSON.
 * @throws DomainError with the reason in Korean
 */
export const jsonCells = (text: string): Partial<Record<Column, string>> => {
  const read = boundedJson(text.replace(/^\ufeff/, ''), limits);
  if ('fault' in read) throw unreadable(faults[read.fault]);
  const { value: item } = read;
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    throw unreadable('자료 하나는 {…} 꼴이어야 합니다.');
  const cells: Partial<Record<Column, string>> = {};
  for (const [key, value] of Object.entries(item)) {
    const column = columnOf(key);
    if (!column) throw unreadable(`모르는 항목입니다: ${key.slice(0, 60)}`);
    const said = textOf(value);
    if (said === null) throw unreadable(`${key} 값을 읽을 수 없습니다.`);
    cells[column] = said;
  }
  return cells;
};

const split = '여러 건으로 나눠 다시 올려 주십시오.';
const faults: Readonly<Record<JsonFault, string>> = {
  not_json: '올바른 JSON이 아닙니다.',
  length: `자료 한 건은 4MB까지 읽습니다. ${split}`,
  depth: `괄호가 ${limits.depth}겹보다 깊이 겹쳐 있습니다. 자료 한 건을 {"항목": "값"} 꼴로 풀어 다시 올려 주십시오.`,
  keys: `자료 한 건의 항목이 ${limits.keys.toLocaleString('ko')}개를 넘습니다. ${split}`,
  items: `자료 한 건의 목록에 든 값이 ${limits.items.toLocaleString('ko')}개를 넘습니다. ${split}`,
};

const textOf = (value: unknown): string | null => {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.join('; ') : null;
};
