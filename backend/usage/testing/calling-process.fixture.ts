import { z } from 'zod';
import { contextOf, openLedger, reserveBy, spent } from './ledgers.fixture.ts';

/**
 * Asks one question after the other in a separate process, for a test that kills it: `node calling-process.fixture.ts
 * ORDERS`. It says each call's id before the call is sent, and after it is settled.
 */
const orders = z.object({ url: z.string(), userId: z.uuid() });
export type CallingOrders = z.infer<typeof orders>;

const { url, userId } = orders.parse(JSON.parse(process.argv[2] ?? ''));
const { ledger } = openLedger(url, { questionsPerMonth: 100_000, clock: () => new Date() });
const say = (said: object): void => void process.stdout.write(`${JSON.stringify(said)}\n`);
process.stdin.once('end', () => process.exit(0)).resume();

for (;;) {
  const call = await reserveBy(ledger, new Date(), userId);
  say({ reserved: call.callId });
  await ledger.begun(contextOf(userId, new Date()), call);
  say({ called: call.callId });
  await ledger.settle(contextOf(userId, new Date()), call, { spent, outcome: 'answered' });
  say({ settled: call.callId });
}
