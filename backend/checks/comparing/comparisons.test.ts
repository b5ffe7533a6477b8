import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import type { CheckEvent } from '@nomucheck/domain/checks/check-events.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { owner, paidBy, placed, refundId } from '@nomucheck/domain/orders/order.fixture.ts';
import { orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import type { OrderEvent } from '@nomucheck/domain/orders/order-events.ts';
import { describe, expect, it } from 'vitest';
import { createCheckViews } from '../check-views.ts';
import { memoryLog } from '../corrections/testing/memory-log.fixture.ts';
import { checkStream, type LoadedCheck, loadedCheck } from '../loaded-check.ts';
import { createPaidReading, createPaidStanding } from '../results/paid-reading.ts';
import type { CausesOf } from './causes.ts';
import { createComparisons } from './comparisons.ts';
import { finishedStory, published } from './testing/finished-story.fixture.ts';

const one = { checkId: '018f0000-0000-7000-8000-000000000041', orderId: '018f0000-0000-7000-8000-000000000051' };
const other = { checkId: '018f0000-0000-7000-8000-000000000042', orderId: '018f0000-0000-7000-8000-000000000052' };
const buyer = { actor: { id: owner, role: 'user' } } as const;
const staff = { actor: { id: 'staff', role: 'admin' } } as const;
const withdrawal: OrderEvent = {
  type: 'RefundRequested',
  data: { owner, refundId, amount: 9_900, by: 'buyer', account: null },
};
const noCauses: CausesOf = async () => ({ parts: [], levels: [], events: { total: 0, shown: [] } });

type Given = { readonly causesOf?: CausesOf; readonly most?: number; readonly ofTheOther?: readonly OrderEvent[] };

/** Two finished checks of one person, both paid for; nothing of them has been shown to them. */
const setUp = async ({ causesOf = noCauses, most = Number.POSITIVE_INFINITY, ofTheOther = [] }: Given = {}) => {
  const { commands, log, store } = memoryLog();
  for (const { checkId, orderId } of [one, other]) {
    const opened: CheckEvent = { type: 'ResultOpened', data: { owner, orderId } };
    await log(checkDecider, checkStream(checkId), [...finishedStory(owner), opened]);
    const later = orderId === other.orderId ? ofTheOther : [];
    await log(orderDecider, orderStream(orderId), [placed, paidBy('card'), ...later]);
  }
  const clock = () => new Date('2026-11-06T03:00:00.000Z');
  const rulesets = { find: async () => published, publications: async () => [] };
  const calculations = { areOutdated: async () => [false] };
  const drafts = {
    find: async (id: string) => loadedCheck(id, await commands.load(checkDecider, checkStream(id))),
  };
  const views = createCheckViews({
    ...{ commands, drafts, rulesets, calculations, clock, unlocked: false },
    points: { of: async () => null },
    stories: () => {
      throw new Error('no history is asked for');
    },
    paidReading: createPaidReading({ commands, clock }),
    paidStanding: createPaidStanding({ commands }),
  });
  const spent: string[] = [];
  const allowances = {
    comparison: async (person: string) => {
      spent.push(person);
      if (spent.length > most) throw new DomainError('too_many_requests', { params: { seconds: 60 } });
    },
  };
  const comparisons = createComparisons({ commands, rulesets, calculations, views, causesOf, allowances });
  const readings = async (): Promise<number> => {
    const events = await Promise.all([one, other].map(({ orderId }) => store.read(orderStream(orderId))));
    return events.flat().filter(({ type }) => type === 'PaidContentRead').length;
  };
  const found: LoadedCheck = await views.visible(one.checkId, buyer);
  return { comparisons, found, readings, spent };
};

const beside = { with: other.checkId };
const failing: CausesOf = async () => {
  throw new DomainError('unavailable');
};

describe('two paid results beside each other', () => {
  it('are shown, and it is recorded for both that their owner has read them', async () => {
    for (const shown of ['explanation', 'difference'] as const) {
      const { comparisons, found, readings } = await setUp();
      expect(await comparisons[shown](found, beside, buyer)).toMatchObject(
        shown === 'explanation' ? { causes: { parts: [] } } : { shares: [] },
      );
      expect(await readings()).toBe(2);
    }
  });

  it('that could not be computed count as unread, so that both orders can still be withdrawn', async () => {
    const { comparisons, found, readings } = await setUp({ causesOf: failing });
    await expect(comparisons.explanation(found, beside, buyer)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(comparisons.difference(found, beside, buyer)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await readings()).toBe(0);
  });

  it('count as unread where one of the two orders is being withdrawn: the steps stay locked', async () => {
    const { comparisons, found, readings, spent } = await setUp({ ofTheOther: [withdrawal] });
    await expect(comparisons.explanation(found, beside, buyer)).rejects.toMatchObject({
      code: 'result_payment_needed',
    });
    expect(await comparisons.difference(found, beside, buyer)).toMatchObject({ shares: null });
    expect([await readings(), spent]).toEqual([0, []]);
  });
});

describe('the allowance of comparisons', () => {
  it('is spent where causes are computed, by the firm’s people too, and by no result alone', async () => {
    const { comparisons, found, spent } = await setUp();
    await comparisons.explanation(found, {}, staff);
    await comparisons.explanation(found, {}, buyer);
    expect(spent).toEqual([]);
    await comparisons.explanation(found, beside, staff);
    await comparisons.difference(found, beside, buyer);
    expect(spent).toEqual([staff.actor.id, owner]);
  });

  it('once used up refuses the comparison, and nothing is recorded as read', async () => {
    const { comparisons, found, readings } = await setUp({ most: 0 });
    for (const refused of [comparisons.explanation, comparisons.difference])
      await expect(refused(found, beside, buyer)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(await readings()).toBe(0);
  });
});
