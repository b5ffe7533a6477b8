import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { ListFailure, ListWaiting, PartFailure } from './list-states.tsx';

const root = join(import.meta.dirname, '..');
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => ({ name, source: readFileSync(join(root, name), 'utf8') }));

const down = new ApiError({ message: '😵 서버에 문제가 생겼어요.', status: 500, code: 'server_error', body: {} });
const nothing = () => {};

describe('what could not be read', () => {
  test('is told in Korean and without an emoji, with a button to read it again', () => {
    const list = renderToStaticMarkup(<ListFailure error={down} onRetry={nothing} />);
    const part = renderToStaticMarkup(<PartFailure onRetry={nothing}>주문을 불러오지 못했습니다.</PartFailure>);
    for (const shown of [list, part]) expect(shown).toMatch(/role="alert".*<button[^>]*>다시 시도/);
    expect(list).toContain('>서버에 문제가 생겼어요.');
  });

  test('has no such button where the record is gone or not for this user', () => {
    for (const [status, code] of [[404, 'not_found'] as const, [403, 'forbidden'] as const]) {
      const error = new ApiError({ message: '찾을 수 없어요.', status, code, body: {} });
      const shown = renderToStaticMarkup(<ListFailure error={error} onRetry={nothing} />);
      expect(shown).toContain('>찾을 수 없');
      expect(shown).not.toContain('<button');
    }
  });

  test('is told by no page without such a button', () => {
    const telling = pages.filter(({ source }) => source.includes('불러오지 못'));
    expect(telling.length).toBeGreaterThan(5);
    expect(telling.filter(({ source }) => !/onRetry=|다시 시도/.test(source)).map(({ name }) => name)).toEqual([]);
  });
});

test('a list that is read is announced as busy, and nothing is said of taking long at first', () => {
  const waiting = renderToStaticMarkup(<ListWaiting label="주문을 불러오는 중" />);
  expect(waiting).toContain('aria-busy="true" aria-label="주문을 불러오는 중"');
  expect(waiting).not.toContain('오래 걸리고');
});

test('each cell of a table that is stacked on a phone names its column', () => {
  const stacked = pages.filter(
    ({ source }) => /\.\.\.(?:stacked|packed)OnPhone/.test(source) && /<(?:TableBody|tbody)/.test(source),
  );
  expect(stacked.length).toBeGreaterThan(2);
  const unnamed = stacked.flatMap(({ name, source }) =>
    [...source.replace(/<TableHead>[\s\S]*?<\/TableHead>/g, '').matchAll(/<(?:TableCell|td)\b[^>]*>/g)]
      .map(([cell]) => cell)
      .filter((cell) => !/data-name=|component="th"/.test(cell))
      .map((cell) => `${name}: ${cell}`),
  );
  expect(unnamed).toEqual([]);
});
