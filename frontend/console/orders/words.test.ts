import type { OrderRowOut } from '@nomucheck/domain/orders/contract.ts';
import { expect, test } from 'vitest';
import { csvOf } from '../export/csv.ts';
import { exportColumns } from './words.ts';

const row: OrderRowOut = {
  ...{ id: '018f0000-0000-7000-8000-00000000000d', product: 'check-result', orderName: '전체 결과' },
  ...{
    checkId: '018f0000-0000-7000-8000-00000000000c',
    consultationId: null,
    amount: 9_900,
    refunded: 900,
    status: 'paid',
  },
  ...{ method: 'card', placedAt: '2026-11-21T15:30:00.000Z', paidAt: null, refundPending: false, revision: 3 },
  ...{ owner: '7c9e6679-7425-40de-944b-e07fc1f90ae7', ownerName: '김하나', needsAttention: true },
  updatedAt: '2026-11-21T15:30:00.000Z',
};

test('the downloaded orders are in words and Korean time, with amounts as numbers', () => {
  const [header, line] = csvOf([row], exportColumns).trim().split('\r\n');
  expect(header).toContain('금액 (원)');
  expect(line).toBe(
    `${row.id},2026-11-22 00:30,김하나,전체 결과,9900,결제함,카드,,900,있음,${row.checkId},,${row.owner}`,
  );
});
