import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { actions, refusalOf } from '@nomucheck/domain/accounts/rights.ts';
import { errorCatalogue, isErrorCode } from '@nomucheck/domain/kernel/errors.ts';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const sources = ['domain', 'backend', 'projections'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|node_modules|\.fixture\.ts$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8')),
);

/**
 * Codes thrown by `authorize()`. The rights of menu entries only decide whether an entry is shown, so they are never
 * thrown.
 */
const refusals: readonly string[] = actions.filter((action) => !action.startsWith('menu.')).map(refusalOf);

/** The quoted codes between `new DomainError(` and the end of its first argument. */
const thrown = new Set([
  ...refusals,
  ...sources.flatMap((source) =>
    [...source.matchAll(/new DomainError\(((?:[^,()]|\([^()]*\))*)/g)].flatMap(([, argument = '']) =>
      [...argument.matchAll(/'(\w+)'/g)].map(([, code = '']) => code),
    ),
  ),
]);

const codes = Object.keys(errorCatalogue).filter(isErrorCode);

it('throws no code that the catalogue lacks', () => {
  expect([...thrown].filter((code) => !isErrorCode(code))).toEqual([]);
});

it('throws every code of the catalogue', () => {
  expect(codes.filter((code) => !thrown.has(code))).toEqual([]);
});

it('equals the agreed table: every code, its status and its sentence', () => {
  const table = readFileSync(join(root, 'domain/kernel/error-catalogue.fixture.md'), 'utf8');
  const agreed = [...table.matchAll(/^\| *(\w+)(?: \(default\))? *\| *(\d{3}) *\| *(.+?) *\|$/gm)].map(
    ([, code, status, message]) => [code, { status: Number(status), message }],
  );
  expect(Object.fromEntries(agreed)).toEqual(errorCatalogue);
  expect(agreed).toHaveLength(codes.length);
});

it('begins every sentence with a pictogram, and each sentence is Korean', () => {
  for (const code of codes)
    expect(errorCatalogue[code].message).toMatch(/^\p{Extended_Pictographic}\S* .*[가-힣].*\.$/u);
});
