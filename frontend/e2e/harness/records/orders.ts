import type { SandboxAction } from '@nomucheck/domain/orders/contract.ts';
import { newPerson, type Person } from '../people.ts';
import { finishedCheck } from './checks.ts';

export type Buyer = { readonly person: Person; readonly checkId: string; readonly orderId: string };

const post = async (url: string, { token }: Person, path: string, body: object): Promise<{ readonly id: string }> => {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return response.json();
};

/** Somebody with a finished check and an order, after this happened in the payment window of the sandbox. */
export const newBuyer = async (url: string, action: SandboxAction, name?: string): Promise<Buyer> => {
  const person = await newPerson(url, name);
  const checkId = await finishedCheck(url, person);
  const { id } = await post(url, person, '/api/order', { product: 'check-result', checkId });
  await post(url, person, '/api/order/sandbox', { paymentId: id, action });
  await post(url, person, '/api/order/add', { orderId: id, paymentId: id });
  return { person, checkId, orderId: id };
};
