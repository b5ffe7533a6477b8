import { createHmac, hash } from 'node:crypto';
import type { ResultDocumentInput } from '@nomucheck/domain/checks/result-document.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { documentCodeOf } from '@nomucheck/domain/orders/document-code.ts';
import { isOpenToBuyer, orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import type { WrittenDocument } from '@nomucheck/domain/orders/order-events.ts';
import { z } from 'zod';
import type { PaidResult, PaidResults } from '../../checks/context.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import { keyOfConsent } from '../../engine/command-handling/event-codec.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Drawing } from '../../engine/paper/drawing.ts';
import type { SealedPlace, Sealer } from '../../engine/sealing/sealer.ts';
import type { Blobs } from '../../engine/vault/blobs.ts';
import type { LoadedOrder, Settlement } from '../settlement/settlement.ts';

export type ResultDocuments = {
  /**
   * The paid result as a PDF: the one that was written for its newest calculation, or a new one. Throws `order_fetch_failed` for an
   * order that isn't paid, `unavailable` while what is paid isn't open yet, and `consent_needed` while sensitive answers stand
   * whose consent was taken back.
   */
  pdfOf(orderId: string): Promise<Buffer>;
};

export type ResultDocumentParts = {
  readonly commands: CommandHandler;
  readonly settlement: Pick<Settlement, 'load'>;
  readonly paidResults: PaidResults;
  /** When this person consented to the processing of sensitive answers; null where no consent stands. */
  readonly consentOf: (person: string) => Promise<string | null>;
  readonly blobs: Pick<Blobs, 'put' | 'get'>;
  readonly sealer: Sealer;
  readonly drawing: Pick<Drawing<ResultDocumentInput>, 'draw'>;
  /** For codes that can't be guessed and follow from the order. */
  readonly codeKey: Buffer;
  readonly publicUrl: string;
  readonly clock: () => Date;
};

const sealedBlob = z.object({
  $sealed: z.object({ person: z.string(), key: z.number(), iv: z.string(), text: z.string(), of: z.string() }),
});

export const createResultDocuments = (parts: ResultDocumentParts): ResultDocuments => {
  const { commands, settlement, paidResults, consentOf, blobs, sealer, drawing, codeKey, publicUrl, clock } = parts;

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

  /** What holds sensitive answers goes with the consent to them. Its key is destroyed a little after it was taken back. */
  const keyOf = (owner: string, { isSensitive }: PaidResult, consentedAt: string | null): string => {
    if (!isSensitive) return owner;
    if (consentedAt === null) throw new DomainError('consent_needed');
    return keyOfConsent(owner, consentedAt);
  };

  const paidFor = async ({ id, order }: LoadedOrder): Promise<PaidResult> => {
    // An order of a consultation has no result.
    if (order.checkId === null) throw new DomainError('order_fetch_failed');
    const paid = await paidResults.of(order.checkId);
    if (paid?.orderId !== id) throw new DomainError('unavailable');
    return paid;
  };

  const write = async (loaded: LoadedOrder): Promise<Buffer> => {
    const { id, order } = loaded;
    // Read before the answers: a consent that is given again later isn't the one that they rest on.
    const consentedAt = await consentOf(order.owner);
    const paid = await paidFor(loaded);
    const { result, answers, form } = paid;
    const key = keyOf(order.owner, paid, consentedAt);
    const number = order.documents.filter(({ calculationId }) => calculationId === result.calculationId).length;
    const place = `result document ${id} ${result.calculationId} ${number}`;
    const code = documentCodeOf(createHmac('sha256', codeKey).update(place).digest());
    const verifyUrl = `${publicUrl}/verify/${code}`;
    const pdf = await drawing.draw({ result, record: { answers: [...answers] }, form, orderId: id, code, verifyUrl });
    const sealed = await sealer.seal(key, placeOf(id), pdf.toString('base64'));
    const { calculationId, calculatedAt, rulesetVersion, calculatorVersion, casePosition } = result;
    const document: WrittenDocument = {
      ...{ calculationId, calculatedAt, rulesetVersion, calculatorVersion, casePosition, code },
      sha256: hash('sha256', pdf, 'hex'),
      blob: await blobs.put(JSON.stringify(sealed), 'application/json'),
    };
    // Two at once write the same document under the same id: the second finds it done.
    const commandId = followingCommandId(id, place);
    const context = { commandId, correlationId: commandId, actor, at: clock().toISOString() };
    const { state } = await commands.handle(orderDecider, {
      ...{ stream: orderStream(id), context },
      command: { type: 'NoteResultDocument', document },
    });
    // Nobody gets a file that its own code would call another one: the answers changed between the two.
    const noted = state?.documents.find((each) => each.code === code);
    if (noted?.sha256 !== document.sha256) throw new DomainError('unavailable');
    return pdf;
  };

  return {
    pdfOf: async (orderId) => {
      const loaded = await settlement.load(orderId);
      if (!isOpenToBuyer(loaded.order)) throw new DomainError('order_fetch_failed');
      const { result } = await paidFor(loaded);
      const known = loaded.order.documents.findLast(({ calculationId }) => calculationId === result.calculationId);
      return (known && (await written(orderId, known))) ?? write(loaded);
    },
  };
};

const actor = { id: 'system', role: 'system' } as const;
