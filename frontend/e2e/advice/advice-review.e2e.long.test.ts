import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { askedAdvice, review } from '../harness/records/advices.ts';
import { type RunningService, startService } from '../harness/service.ts';
import { newAdvisor, newSuper } from '../harness/staff.ts';

/** A service of its own, because it is killed. */
const browser = browserForTests();
let service: RunningService;
let admin: Person;
let one: Person;
let other: Person;

beforeAll(async () => {
  service = await startService({});
  admin = await newSuper(service.url, service.dataDir, '최관리');
  one = await newAdvisor(service.url, admin, '박일차');
  other = await newAdvisor(service.url, admin, '이이차', '제2222호');
}, 120_000);
afterAll(() => service.stop());

const asked = async (question = '문자로 해고를 통보받았어요. 다툴 수 있나요?'): Promise<string> =>
  askedAdvice(service.url, await newPerson(service.url), question);

const open = async (person: Person, advice: string, device: typeof phone = desktop): Promise<Page> => {
  const { page } = await browser.visit(service.url, device);
  await signInOn(page, person);
  await page.goto(`/inspection/detail?id=${advice}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};
/** The advice, held by this person; with its text open. */
const held = async (person: Person, device: typeof phone = desktop) => {
  const advice = await asked();
  await review(service.url, person, advice, 'review1/claim');
  const page = await open(person, advice, device);
  const text = page.getByLabel('자문 글');
  await text.waitFor();
  return { advice, page, text };
};
const saved = (page: Page) => page.getByText(/^저장됨 \d\d:\d\d$/).waitFor();
const textOf = (page: Page) => page.getByLabel('자문 글').inputValue();

test('what is typed survives a reload, a cut connection, and kill -9 of the service', async () => {
  const { advice, page, text } = await held(one);
  await text.fill('첫 글');
  await saved(page);

  await page.context().setOffline(true);
  await text.fill('지하철에서 적은 글');
  await page.getByText('연결이 끊겨 이 기기에만 저장됨').waitFor();
  await page.context().setOffline(false);
  await saved(page);

  await service.kill();
  await text.fill('서비스가 죽은 동안 적은 글');
  await page.getByText('연결이 끊겨 이 기기에만 저장됨').waitFor();
  await service.restart();
  await saved(page);

  // The browser dies before the pause after typing is over: nothing of it is at the server.
  await page.route('**/review1', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await text.fill('브라우저가 죽기 전에 적은 글');
  await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  const [again] = page.context().pages().slice(-1);
  if (again === undefined) throw new Error('No page');
  await again.goto(`/inspection/detail/${advice}`);
  await again.getByText('저장되지 않은 글을 다시 불러왔습니다.').waitFor();
  await saved(again);
  expect(await textOf(again)).toBe('브라우저가 죽기 전에 적은 글');
}, 240_000);

test('a copy that another window saved is shown beside one’s own, and one of them is chosen', async () => {
  const { advice, page, text } = await held(one);
  const window = await open(one, advice);
  await window.getByLabel('자문 글').fill('다른 창의 글');
  await saved(window);
  await text.fill('이 창의 글');
  const dialog = page.getByRole('dialog', { name: '다른 창에서 저장한 글이 있습니다' });
  await dialog.waitFor();
  expect(await visibleText(dialog)).toMatch(/다른 창의.*이 창의/s);
  await dialog.getByRole('button', { name: '이 화면의 글로 저장' }).click();
  await saved(page);

  await window.getByLabel('자문 글').fill('늦은 글');
  const late = window.getByRole('dialog', { name: '다른 창에서 저장한 글이 있습니다' });
  await late.getByRole('button', { name: '저장된 글로 계속' }).click();
  await expect.poll(() => textOf(window)).toBe('이 창의 글');
}, 120_000);

test('a review that an admin gives to another person is said to be lost, and the typed text stays', async () => {
  const { advice, page, text } = await held(one, phone);
  await text.fill('뺏기기 전에 적은 글');
  await saved(page);
  const boss = await open(admin, advice);
  await boss.getByText('박일차님이 1차 검토 중').waitFor();
  await boss.getByRole('button', { name: '맡은 사람 바꾸기' }).click();
  await boss.getByLabel('맡을 사람').click();
  await boss.getByRole('option', { name: /이이차/ }).click();
  await boss.getByLabel('사유').fill('휴가');
  await boss.getByRole('dialog').getByRole('button', { name: '바꾸기' }).click();
  await boss.getByText('이이차님이 1차 검토 중').waitFor();

  await page.getByText('이제 이이차님이 이 검토를 맡고 있습니다.').waitFor();
  expect(await textOf(page)).toBe('뺏기기 전에 적은 글');
  await page.getByRole('button', { name: '내 글 버리고 지금 글 보기' }).click();
  await page.getByText('이이차님이 1차 검토 중').waitFor();

  // Whoever takes over goes on with the saved text.
  const next = await open(other, advice);
  await next.getByLabel('자문 글').waitFor();
  expect(await textOf(next)).toBe('뺏기기 전에 적은 글');
}, 120_000);

test('review 2 returns a text to review 1 with a reason, and a warned approval is possible without a registration number', async () => {
  const { advice, page } = await held(one);
  await page.getByRole('button', { name: '승인' }).click();
  const warned = page.getByRole('dialog');
  await warned.getByText('확인하지 않은 점검 6개').waitFor();
  await warned.getByText('공인노무사 등록번호가 기록되어 있지 않아').waitFor();
  await warned.getByRole('button', { name: '승인하고 넘기기' }).click();
  await page.getByText('2차 검토 대기').waitFor();
  // Who has held review 1 may not take review 2.
  expect(await page.getByRole('button', { name: /2차 검토 맡기/ }).count()).toBe(0);

  const second = await open(other, advice);
  await second.getByRole('button', { name: /2차 검토 맡기/ }).click();
  await second.getByLabel('자문 글').waitFor();
  await second.getByRole('button', { name: '돌려보내기' }).click();
  await second.getByLabel('사유').fill('기한을 더 분명히 써 주십시오.');
  await second.getByRole('dialog').getByRole('button', { name: '돌려보내기' }).click();
  await second.getByText('1차 검토 대기').waitFor();

  await page.goto(`/inspection/detail/${advice}`);
  await page.getByText(/2차 검토에서 돌아온 글입니다.*기한을 더 분명히/).waitFor();
}, 120_000);

test('the list keeps its filters in the address, and says what to do when it is empty or fails', async () => {
  const page = await open(other, await asked('단체협약에 관한 질문입니다'));
  await page.goto('/inspection/list');
  await page.getByRole('tab', { name: /^전체/ }).click();
  await page.getByRole('combobox', { name: '단계' }).click();
  await page.getByRole('option', { name: '철회' }).click();
  await page.getByText('조건에 맞는 자문이 없습니다.').waitFor();
  await page.reload();
  await page.getByText('조건에 맞는 자문이 없습니다.').waitFor();
  await page.getByRole('button', { name: '조건 지우기' }).first().click();
  await page.getByRole('link', { name: '단체협약에 관한 질문입니다' }).waitFor();
  await page.getByRole('tab', { name: /^기한 지남/ }).click();
  await page.getByText('기한이 지난 검토가 없습니다.').waitFor();
  await page.route('**/api/ai-advices/reviews?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.reload();
  await page.getByRole('button', { name: '다시 시도' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: '다시 시도' }).click();
  await page.getByText('기한이 지난 검토가 없습니다.').waitFor();
}, 120_000);
