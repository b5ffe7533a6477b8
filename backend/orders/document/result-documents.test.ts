import { documentInput } from '@nomucheck/domain/checks/result-document.fixture.ts';
import { catalogueOf } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { accepted, checkId, orderId, owner, seenOf } from '@nomucheck/domain/orders/order.fixture.ts';
import { orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import { orderEvents } from '@nomucheck/domain/orders/order-events.ts';
import { productAt } from '@nomucheck/domain/orders/products.ts';
import { expect, test } from 'vitest';
import type { PaidResult } from '../../checks/context.ts';
import { keyOfConsent } from '../../engine/command-handling/event-codec.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { createMemoryEventStore } from '../../engine/event-store/testing/memory-log.ts';
import { GroundGone } from '../../engine/jobs/ground-gone.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { WRITE_DOCUMENT, writeDocument } from '../following/order-following.ts';
import { createResultDocuments } from './result-documents.ts';

const at = '2026-11-22T03:00:00.000Z';
const consentedAt = '2026-11-20T03:00:00.000Z';
const other = '6f9f7c2e-0000-4000-8000-000000000002';

/** An order that is paid, its result, and a vault that tells what was kept. */
const setUp = async () => {
  const { sealer, keys } = createMemorySealer();
  const commands = createCommandHandler({
    ...{ store: createMemoryEventStore(), sealer, catalogue: catalogueOf(orderEvents) },
    pause: async () => {},
  });
  const handle = (commandId: string, command: Parameters<typeof orderDecider.decide>[0]) =>
    commands.handle(orderDecider, {
      ...{ stream: orderStream(orderId), command },
      context: { commandId, correlationId: orderId, at, actor: { id: owner, role: 'user' } },
    });
  const product = productAt('check-result', 9_900);
  await handle(orderId, { type: 'PlaceOrder', owner, of: { checkId, consultationId: null }, product, at });
  await handle(checkId, { type: 'NotePayment', seen: seenOf({ status: 'paid' }), accepted, at });

  const { result, record, form } = documentInput;
  type World = { paid: PaidResult; consentedAt: string | null; drawn: number; whileDrawn: () => Promise<unknown> };
  const world: World = {
    paid: { orderId, result, answers: record.answers, form, isSensitive: false },
    consentedAt: null,
    drawn: 0,
    whileDrawn: async () => {},
  };
  const kept = new Map<string, string>();
  const load = async () => {
    const { state, ...rest } = await commands.load(orderDecider, orderStream(orderId));
    if (!state) throw new Error('no order');
    return { ...rest, id: orderId, order: state };
  };
  const documents = createResultDocuments({
    ...{ commands, sealer, settlement: { load }, codeKey: Buffer.alloc(32, 1), publicUrl: 'https://x.example' },
    paidResults: { of: async () => world.paid },
    consentOf: async () => world.consentedAt,
    blobs: {
      put: async (content) => {
        const name = String(kept.size).padStart(64, '0');
        kept.set(name, content.toString());
        return name;
      },
      get: async (name) => ({ content: Buffer.from(kept.get(name) ?? ''), mediaType: 'application/json' }),
    },
    drawing: {
      draw: async ({ code }) => {
        world.drawn += 1;
        await world.whileDrawn();
        return Buffer.from(`${code} ${world.paid.isSensitive}`);
      },
    },
    clock: () => new Date(at),
  });
  const written = async () => (await load()).order.documents;
  const withdraw = () =>
    handle(owner, {
      ...{ type: 'RequestRefund', refundId: owner, account: null },
      by: { who: 'buyer', isSupplied: false, today: '2026-11-22' },
    });
  return { world, kept, keys, documents, written, withdraw };
};

test('Given a document that is written, when it is asked for again, then it is read back and not drawn again', async () => {
  const { world, documents } = await setUp();
  const first = await documents.pdfOf(orderId);
  expect(await documents.pdfOf(orderId)).toEqual(first);
  expect(world.drawn).toBe(1);
});

test.each([
  ['the order is withdrawn before', 'before'],
  ['the order is withdrawn while it is drawn', 'while'],
] as const)(
  'Given a document to be made in the background, when %s, then the work is done without it, and none is noted',
  async (_what, when) => {
    const { world, documents, written, withdraw } = await setUp();
    if (when === 'before') await withdraw();
    if (when === 'while') world.whileDrawn = withdraw;
    const job = {
      ...{ id: orderId, name: WRITE_DOCUMENT, data: { order: orderId } },
      attempt: 1,
      isLastAttempt: false,
    };
    await expect(writeDocument(documents)({ ...job, progress: async () => {} })).rejects.toThrow(GroundGone);
    expect(await written()).toEqual([]);
  },
);

test('Given two calculations, when a document is written of each, then each has a code of its own', async () => {
  const { world, documents, written } = await setUp();
  await documents.pdfOf(orderId);
  world.paid = { ...world.paid, result: { ...world.paid.result, calculationId: other } };
  await documents.pdfOf(orderId);
  const codes = (await written()).map(({ code }) => code);
  expect(new Set(codes).size).toBe(2);
});

test('Given sensitive answers whose consent was taken back and that can still be read, when the document is asked for, then it is refused and nothing is kept', async () => {
  const { world, kept, documents, written } = await setUp();
  world.paid = { ...world.paid, isSensitive: true };
  await expect(documents.pdfOf(orderId)).rejects.toMatchObject({ code: 'consent_needed' });
  expect([kept.size, world.drawn, await written()]).toEqual([0, 0, []]);
});

test('Given a document with sensitive answers, when the key of their consent is destroyed, then it is written anew without them', async () => {
  const { world, keys, documents, written } = await setUp();
  world.paid = { ...world.paid, isSensitive: true };
  world.consentedAt = consentedAt;
  const before = await documents.pdfOf(orderId);
  await keys.destroyOne(keyOfConsent(owner, consentedAt));
  world.paid = { ...world.paid, isSensitive: false };
  world.consentedAt = null;
  const after = await documents.pdfOf(orderId);
  expect(after.equals(before)).toBe(false);
  expect(await written()).toHaveLength(2);
});
