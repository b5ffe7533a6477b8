import { randomUUID } from 'node:crypto';
import { failureInWords } from '@nomucheck/domain/ocr/reading/failure-words.ts';
import { beforeAll, expect, inject, test } from 'vitest';
import { joined, ofSize } from '../../../backend/ocr/engine/testing/hostile-pdfs.fixture.ts';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { type Person, signInOn } from '../harness/people.ts';
import { documentOf, pdfWithTexts, readDocument } from '../harness/records/documents.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let reader: Person;

beforeAll(async () => {
  reader = await newSuper(url, inject('unlockedDataDir'), '문서인');
});

const hugePage = () => ofSize(20_000, 900);

test('a page that could not be read is named with the reason, is typed, and goes into the case with the others', async () => {
  const pdf = await joined([await pdfWithTexts('The first page of a decision'), await hugePage()]);
  const id = await readDocument(url, reader.token, '한 쪽이 큰 문서.pdf', pdf);
  const { page, problems } = await browser.visit(url);
  await signInOn(page, reader);
  await page.goto(`/admin/ocr/${id}`);
  const unread = page.getByRole('list', { name: '읽지 못한 쪽' });
  await unread.getByText(failureInWords('page_too_large', 2)).waitFor();
  // The first page is enough for a case.
  await page.getByRole('button', { name: '자료로 만들기' }).waitFor();
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await unread.getByRole('button', { name: '2쪽 글 적기' }).click();
  const field = page.getByLabel('2쪽의 글');
  await field.fill('사람이 적은 둘째 쪽');
  await page.getByRole('button', { name: '앞 쪽' }).click();
  await page.getByText('The first page').waitFor();
  await page.getByRole('button', { name: '다음 쪽' }).click();
  expect(await field.inputValue()).toBe('사람이 적은 둘째 쪽');
  await page.getByRole('button', { name: '쪽 저장' }).click();
  await page.getByRole('heading', { name: '직접 적은 글' }).waitFor();
  expect(await unread.count()).toBe(0);
  // It has no image to look at, and nothing to put back.
  expect(await page.getByRole('tab', { name: '그림' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: '읽은 대로 되돌리기' }).count()).toBe(0);
  expect((await documentOf(url, reader.token, id)).text).toContain('사람이 적은 둘째 쪽');

  await page.getByRole('button', { name: '자료로 만들기' }).click();
  await page.getByLabel('종류').click();
  await page.getByRole('option', { name: '초심 판정' }).click();
  await page.getByRole('button', { name: '자료 만들기' }).click();
  await page.waitForURL(/\/admin\/data\/[0-9a-f-]{36}/);
  expect(problems).toEqual([]);
});

test('a document without any text says why no case can be made of it, and all its pages can be typed', async () => {
  const id = await readDocument(url, reader.token, '큰 종이.pdf', await hugePage());
  const { page } = await browser.visit(url, desktop);
  await signInOn(page, reader);
  await page.goto(`/admin/ocr/${id}`);
  await page.getByText('글이 있는 쪽이 없어 자료로 만들 수 없습니다.').waitFor();
  expect(await page.getByRole('button', { name: '자료로 만들기' }).count()).toBe(0);
  await page.getByLabel('1쪽의 글').fill('사람이 적은 글');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: '자료로 만들기' }).waitFor();
});

test('a decision whose case is not used any more is shown with its way out: a new case beside it, for a reason', async () => {
  const number = `2024부해${Math.floor(Math.random() * 1e7)}`;
  const facts = { kind: 'case-low', tribunal: '서울지방노동위원회', caseNumbers: [number], decidedOn: '2024-05-02' };
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${reader.token}`,
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const first = await readDocument(url, reader.token, '먼저.pdf', await pdfWithTexts('An earlier copy of it'));
  const { caseId }: { caseId: string } = await post(`/api/ocr/pdf/${first}/attach`, { new: facts });
  await post(`/api/refines/data/${caseId}/discard`, { reason: '시험 삼아 올림' });

  const second = await readDocument(url, reader.token, '다시.pdf', await pdfWithTexts('A better copy of it'));
  const { page } = await browser.visit(url, desktop);
  await signInOn(page, reader);
  await page.goto(`/admin/ocr/${second}`);
  await page.getByRole('button', { name: '자료로 만들기' }).click();
  await page.getByLabel('종류').click();
  await page.getByRole('option', { name: '초심 판정' }).click();
  await page.getByLabel('기관').fill(facts.tribunal);
  await page.getByLabel('사건번호').fill(number);
  await page.getByLabel('판정일').fill(facts.decidedOn);
  await page.getByRole('button', { name: '자료 만들기' }).click();
  const dialog = page.getByRole('dialog', { name: '자료로 만들기' });
  await dialog.getByText(/쓰지 않기로 한 자료/).waitFor();
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: new RegExp(number) }).click();
  const withdrawn = await opened;
  await withdrawn.getByRole('heading', { level: 1 }).filter({ hasNotText: '없' }).waitFor();
  await withdrawn.close();

  // Another number is another decision: the refusal is gone, and it can be sent again.
  await page.getByLabel('사건번호').fill(`${number}0`);
  await dialog.getByText(/쓰지 않기로 한 자료/).waitFor({ state: 'detached' });
  expect(await dialog.getByRole('button', { name: '자료 만들기' }).isEnabled()).toBe(true);
  await page.getByLabel('사건번호').fill(number);
  await dialog.getByRole('button', { name: '자료 만들기' }).click();
  await dialog.getByText(/쓰지 않기로 한 자료/).waitFor();

  const anew = dialog.getByRole('button', { name: '그래도 새 자료 만들기' });
  expect(await anew.isDisabled()).toBe(true);
  await dialog.getByLabel('사유').fill('더 나은 사본');
  const sent = page.waitForRequest((request) => request.url().endsWith(`/${second}/attach`));
  await anew.click();
  expect((await sent).postDataJSON()).toMatchObject({ new: facts, besides: { caseId, reason: '더 나은 사본' } });
  await page.waitForURL(/\/admin\/data\/[0-9a-f-]{36}/);
  expect(page.url()).not.toContain(caseId);
});
