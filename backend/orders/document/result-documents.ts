import { createHmac, hash } from 'node:crypto';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { documentCodeOf } from '@nomucheck/domain/orders/document-code.ts';
import { orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import type { WrittenDocument } from '@nomucheck/domain/orders/order-events.ts';
import { z } from 'zod';
import type { PaidResults } from '../../checks/context.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import { keyOfConsent } from '../../engine/command-handling/event-codec.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { SealedPlace, Sealer } from '../../engine/sealing/sealer.ts';
import type { Blobs } from '../../engine/vault/blobs.ts';
import type { LoadedOrder, Settlement } from '../settlement.ts';
import type { Drawing } from './drawing.ts';

export type ResultDocuments = {
  /**
   * The paid result as a PDF: the one that was written for its newest calculation, or a new one. Throws `order_fetch_failed` for an
   * order that isn't paid, and `unavailable` while what is paid isn't open yet.
   */
  pdfOf(orderId: string): Promise<Buffer>;
};

export type ResultDocumentParts = {
  readonly commands: CommandHandler;
  readonly settlement: Pick<Settlement, 'load'>;
  readonly paidResults: PaidResults;
  readonly blobs: Pick<Blobs, 'put' | 'get'>;
  readonly sealer: Sealer;
  readonly drawing: Pick<Drawing, 'draw'>;
  /** For codes that can't be guessed and follow from the order. */
  readonly codeKey: Buffer;
  readonly publicUrl: string;
  readonly clock: () => Date;
};

const sealedBlob = z.object({
  $sealed: z.object({ person: z.string(), key: z.number(), iv: z.string(), text: z.string(), of: z.string() }),
});

export const createResultDocuments = (parts: ResultDocumentParts): ResultDocuments => {
  const { commands, settlement, paidResults, blobs, sealer, drawing, codeKey, publicUrl, clock } = parts;

  const placeOf = (orderId: string): SealedPlace => ({
    stream: orderStream(orderId),
    type: 'ResultDocumentWritten',
    field: 'file',
  });

  /** null where its key is destroyed: the consent to sensitive answers was taken back since. */
  const written = async (orderId: string, { blob }: WrittenDocument): Promise<Buffer | null> => {
    const found = await blobs.get(blob);
    if (!found) return null;
    const plain = await sealer.unseal(sealedBlob.parse(JSON.parse(found.content.toString('utf8'))), placeOf(orderId));
    return typeof plain === 'string' ? Buffer.from(plain, 'base64') : null;
  };

  /** Under the key of the consent to sensitive answers, where one stands: what was answered on it may stand in the document. */
  const keyOf = async (owner: string): Promise<string> => {
    const { state: user } = await commands.load(userDecider, userStream(owner));
    const consentedAt = user?.consents.sensitive?.at;
    return consentedAt === undefined ? owner : keyOfConsent(owner, consentedAt);
  };

  const write = async ({ id, order }: LoadedOrder, paid: NonNullable<Awaited<ReturnType<PaidResults['of']>>>) => {
    const { result, answers, form } = paid;
    const number = order.documents.length;
    const code = documentCodeOf(createHmac('sha256', codeKey).update(`result document ${id} ${number}`).digest());
    const verifyUrl = `${publicUrl}/verify/${code}`;
    const pdf = await drawing.draw({ result, record: { answers: [...answers] }, form, orderId: id, code, verifyUrl });
    const sealed = await sealer.seal(await keyOf(order.owner), placeOf(id), pdf.toString('base64'));
    const { calculationId, calculatedAt, rulesetVersion, calculatorVersion, casePosition } = result;
    const document: WrittenDocument = {
      ...{ calculationId, calculatedAt, rulesetVersion, calculatorVersion, casePosition, code },
      sha256: hash('sha256', pdf, 'hex'),
      blob: await blobs.put(JSON.stringify(sealed), 'application/json'),
    };
    // Two at once write the same document under the same id: the second finds it done.
    const commandId = followingCommandId(id, `result document ${number}`);
    const context = { commandId, correlationId: commandId, actor, at: clock().toISOString() };
    await commands.handle(orderDecider, {
      ...{ stream: orderStream(id), context },
      command: { type: 'NoteResultDocument', document },
    });
    return pdf;
  };

  return {
    pdfOf: async (orderId) => {
      const loaded = await settlement.load(orderId);
      if (loaded.order.status !== 'paid') throw new DomainError('order_fetch_failed');
      const paid = await paidResults.of(loaded.order.checkId);
      if (paid?.orderId !== orderId) throw new DomainError('unavailable');
      const known = loaded.order.documents.findLast(({ calculationId }) => calculationId === paid.result.calculationId);
      return (known && (await written(orderId, known))) ?? write(loaded, paid);
    },
  };
};

const actor = { id: 'system', role: 'system' } as const;
