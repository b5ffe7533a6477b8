import { randomUUID } from 'node:crypto';
import type { OcrDocument } from '@nomucheck/domain/ocr/contract.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** PDFs that are uploaded and read over the API: steps that a test isn't about shouldn't take time in a browser. */

export { pdfWithTexts } from '../../../../backend/ocr/engine/testing/pdf-with-texts.fixture.ts';

const ask = async (address: string, token: string, init: RequestInit = {}): Promise<Response> => {
  const answer = await fetch(address, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID(), ...init.headers },
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer;
};

/** Uploads a PDF and waits until it isn't read any more; returns its id. */
export const readDocument = async (url: string, token: string, name: string, bytes: Uint8Array): Promise<string> => {
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name);
  const sent: { files: { id: string }[] } = await (
    await ask(`${url}/api/ocr/pdf`, token, { method: 'POST', body })
  ).json();
  const id = sent.files[0]?.id ?? '';
  await expect
    .poll(async () => (await documentOf(url, token, id)).status, { timeout: 120_000 })
    .not.toMatch(/waiting|reading/);
  return id;
};

export const documentOf = async (url: string, token: string, id: string): Promise<OcrDocument> =>
  (await ask(`${url}/api/ocr/pdf/${id}`, token)).json();

/** A correction of a page, as another person makes it at the same time. */
export const correctPage = async (url: string, token: string, id: string, page: number, text: string) => {
  const { revision: expectedRevision } = await documentOf(url, token, id);
  await ask(`${url}/api/ocr/pdf/${id}`, token, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ page, text, expectedRevision }),
  });
};

/** Drops files onto the page as a person does from a folder. */
export const dropPdfs = async (page: Page, files: readonly { readonly name: string; readonly bytes: Uint8Array }[]) => {
  const dropped = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: 'application/pdf' }));
      }
      return transfer;
    },
    files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') })),
  );
  await page.getByText('PDF를 여기에 끌어다 놓거나').dispatchEvent('drop', { dataTransfer: dropped });
};
