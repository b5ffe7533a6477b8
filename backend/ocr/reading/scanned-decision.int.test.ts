import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { decision } from '../engine/testing/decision-texts.fixture.ts';
import { errorRate } from '../engine/testing/error-rate.fixture.ts';
import { decisionLayout, drawPage, pdfOfImages, scanned } from '../engine/testing/scanned-pages.fixture.ts';
import { multipartOf } from '../testing/multipart.fixture.ts';

/** The whole way of a scanned decision, with the engine that the service has. */

let test: TestService;
let admin: Person;
beforeAll(async () => {
  test = await startTestService();
  admin = await test.staff();
});
afterAll(() => test.stop());

const call = (method: string, path: string, body?: object) =>
  test.call(method, path, { token: admin.token, ...(body ? { body } : {}) });

it('a scanned decision becomes a case whose proposals are what stands on the paper', async () => {
  const scan = { typeface: 'nanum-myeongjo', layout: decisionLayout, dpi: 150, skew: 1, noise: 12 } as const;
  const { canvas, truth } = drawPage(decision.slice(0, 10), scan);
  const pdf = await pdfOfImages([{ canvas: scanned(canvas, scan), dpi: scan.dpi, quality: 70 }]);
  const { raw, headers } = multipartOf([{ name: '스캔.pdf', content: pdf }]);
  const { body: sent } = await test.call('POST', '/api/ocr/pdf', { token: admin.token, raw, headers });
  const { id } = sent.files[0];
  const status = async () => (await call('GET', `/api/ocr/pdf/${id}`)).body.status;
  await expect.poll(status, { timeout: 60_000 }).toBe('read');

  const { body: document } = await call('GET', `/api/ocr/pdf/${id}`);
  expect(document).toMatchObject({ pages: 1, readPages: [{ how: 'recognised' }] });
  expect(errorRate(truth, document.text)).toBeLessThanOrEqual(0.03);
  const image = await fetch(`${test.base}/api/ocr/pdf/${id}/pages/1/image`, {
    headers: { Authorization: `Bearer ${admin.token}` },
  });
  expect(
    Buffer.from(await image.arrayBuffer())
      .subarray(0, 2)
      .toString('hex'),
  ).toBe('ffd8');

  const { body: attached } = await call('POST', `/api/ocr/pdf/${id}/attach`, { new: { kind: 'case-low' } });
  const { body: made } = await call('GET', `/api/refines/data/${attached.caseId}`);
  const proposed = Object.fromEntries(made.proposals.map((one: { id: string; value: string }) => [one.id, one.value]));
  expect(proposed).toMatchObject({
    'tribunal#1': '서울지방노동위원회',
    'caseNumbers#1': '서울2023부해1742',
    'decidedOn#1': '2023-11-28',
    'outcome#1': 'worker_win',
  });
  // Lines that the paper broke are paragraphs again.
  expect(made.content).toMatch(/지급하라\.\n\n## 이유/);
}, 120_000);
