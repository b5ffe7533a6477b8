import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readByDocuments } from '../../domain/checks/draft-findings/read-by-documents.ts';

it('names each question that the program of a document names, and no other', () => {
  const folder = new URL('../../domain/applications/', import.meta.url).pathname;
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !/\.(test|fixture)\.ts$/.test(file));
  const named = files.flatMap((file) => [
    ...readFileSync(`${folder}${file}`, 'utf8').matchAll(/'((?:detail-\d+|intake)\/[a-z0-9-]+)'/g),
  ]);
  expect(new Set(readByDocuments)).toEqual(new Set(named.map(([, key]) => key)));
});
