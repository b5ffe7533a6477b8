import type { Queryable } from '../../engine/postgres/connections/queryable.ts';

/** Payments of the sandbox, stored as a payment service would store them, so that they survive a process. */
export type SandboxPayments = {
  find(paymentId: string): Promise<unknown>;
  put(paymentId: string, payment: Readonly<Record<string, unknown>>): Promise<void>;
};

export const createSandboxPayments = (db: Queryable): SandboxPayments => ({
  find: async (paymentId) => {
    const { rows } = await db.query<{ payment: unknown }>(
      'select payment from vault.sandbox_payments where payment_id = $1',
      [paymentId],
    );
    return rows[0]?.payment ?? null;
  },
  put: async (paymentId, payment) => {
    await db.query(
      `insert into vault.sandbox_payments (payment_id, payment) values ($1, $2)
       on conflict (payment_id) do update set payment = excluded.payment, changed_at = now()`,
      [paymentId, payment],
    );
  },
});
