import { readFile } from 'node:fs/promises';
import { bankIds } from '@nomucheck/domain/orders/paying/banks.ts';
import { expect, it } from 'vitest';

/** The SDK's type takes any text, so the compiler can't notice a name that PortOne doesn't know. */
it('each bank that a refund can go to is one that PortOne names', async () => {
  const entry = import.meta.resolve('@portone/server-sdk');
  const declared = await readFile(new URL('generated/common/Bank.d.ts', entry), 'utf8');
  const known = new Set(declared.match(/(?<=")[A-Z_]+(?=")/g));
  expect(known.size).toBeGreaterThan(40);
  expect(bankIds.filter((bank) => !known.has(bank))).toEqual([]);
});
