import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { newAdvisor, newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let admin: Person;
let first: Person;
let second: Person;
let asker: Person;

beforeAll(async () => {
  admin = await newSuper(url, inject('unlockedDataDir'), '최관리');
  [first, second, asker] = await Promise.all([
    newAdvisor(url, admin, '박일차', '제1111호'),
    newAdvisor(url, admin, '이이차', '제2222호'),
    newPerson(url, '김물음'),
  ]);
});

const openOn = async (person: Person, device: typeof phone) => {
  const { page, problems } = await browser.visit(url, device);
  await signInOn(page, person);
  return { page, problems };
};
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const inDialog = async (page: Page, action: string | RegExp): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: action }).click();
  await dialog.waitFor({ state: 'detached' });
};
const confirmAllPoints = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: /^점검/ }).click();
  for (const point of await page.getByRole('group', { name: '점검할 것' }).getByRole('checkbox').all())
    await point.check();
};
const question = '카카오톡으로 내일부터 나오지 말라는 말을 들었어요. 3년 다녔는데 부당해고로 다툴 수 있나요?';

test('a question goes from the asker over two labour attorneys and an admin to its publication, and is rated', async () => {
  const phoneOfAsker = await openOn(asker, phone);
  const { page } = phoneOfAsker;
  await page.goto('/advices');
  await page.getByLabel('무엇이 궁금하신가요?').fill(question);
  await page.getByLabel('AI 자문을 위한 처리에 동의해요').check();
  await press(page, '질문하기');
  await press(page, '검토 요청하기');
  await page.getByText('1차 검토').first().waitFor();
  const advice = new URL(page.url()).pathname;

  // The first attorney claims it by key, comments on it, changes it and approves it.
  const one = await openOn(first, desktop);
  await one.page.goto('/inspection/list');
  const row = one.page.getByRole('link', { name: question });
  await row.focus();
  await one.page.keyboard.press('c');
  const text = one.page.getByLabel('자문 글');
  await text.waitFor();
  const begun = await text.inputValue();
  await text.evaluate((input: HTMLTextAreaElement) => {
    input.focus();
    input.setSelectionRange(0, 5);
  });
  await one.page.keyboard.press('Control+m');
  await one.page.getByLabel('이 구절에 대한 의견').fill('2차에서 한 번 더 봐 주세요.');
  await press(one.page, '의견 달기');
  await text.fill(`${begun}\n\n대화 내용을 지우지 말고 보관해 주세요.`);
  await one.page.getByText(/^저장됨 \d\d:\d\d$/).waitFor();
  await confirmAllPoints(one.page);
  expect(await violations(one.page)).toEqual([]);
  await press(one.page, /^승인/);
  expect(await one.page.getByRole('dialog').getByText('등록번호').count()).toBe(0);
  await one.page.getByLabel('2차 검토자에게 남길 말').fill('기한을 확인해 주세요.');
  await inDialog(one.page, '승인하고 넘기기');

  // An admin gives review 2 to the second attorney.
  const boss = await openOn(admin, desktop);
  await boss.page.goto('/inspection/list');
  await boss.page.getByRole('tab', { name: /^전체/ }).click();
  await boss.page.getByRole('link', { name: question }).click();
  await press(boss.page, '맡은 사람 바꾸기');
  await boss.page.getByLabel('맡을 사람').click();
  await boss.page.getByRole('option', { name: /이이차/ }).click();
  await boss.page.getByLabel('사유').fill('박일차 노무사와 다른 분이 봅니다.');
  await inDialog(boss.page, '바꾸기');
  await boss.page.getByText('이이차님이 2차 검토 중').waitFor();

  // The second attorney sees what the first one changed, and publishes it with a change of their own.
  const two = await openOn(second, desktop);
  await two.page.goto('/inspection/list');
  await two.page.getByRole('link', { name: question }).click();
  await two.page.getByText('기한을 확인해 주세요.').waitFor();
  await two.page.getByText('최관리님도 보고 있음').waitFor();
  const changes = two.page.getByRole('region', { name: '달라진 곳' });
  await expect.poll(() => changes.locator('ins').allInnerTexts()).toEqual([expect.stringContaining('대화 내용을')]);
  await changes.getByRole('complementary', { name: '1차 의견 1' }).getByText('2차에서 한 번 더 봐 주세요.').waitFor();
  expect(await violations(two.page)).toEqual([]);
  await press(two.page, '1차 의견 1 확인함');
  await two.page.getByText('1차 의견 1건, 모두 답함').waitFor();
  await confirmAllPoints(two.page);
  const last = two.page.getByLabel('자문 글');
  await last.fill(`${await last.inputValue()} 기한은 석 달이에요.`);
  await two.page.getByText(/^저장됨 \d\d:\d\d$/).waitFor();
  await press(two.page, /^승인/);
  await two.page
    .getByRole('dialog')
    .getByText(/1차 검토자는 고치기 전의 글을 읽은 것으로 실리고/)
    .waitFor();
  await inDialog(two.page, '발행');
  await two.page.getByRole('heading', { name: '발행' }).waitFor();

  // The first one sees what was changed after them.
  await one.page.reload();
  await one.page.getByText('1차 검토 뒤에 2차 검토에서 고쳐 발행한 글입니다.').waitFor();
  await expect
    .poll(() => one.page.getByRole('region', { name: '달라진 곳' }).locator('ins').allInnerTexts())
    .toEqual([expect.stringContaining('기한은 석 달이에요.')]);

  // The asker reads who answers for which text, and rates it.
  await page.goto(advice);
  await page.getByText('노무사 박일차 (등록번호 제1111호)').waitFor();
  await page.getByText('노무사 이이차 (등록번호 제2222호)').waitFor();
  await page.getByText('2차 검토에서 고치기 전의 글을 읽고 확인했어요.').waitFor();
  await page.getByText('고친 곳은 2차 검토자만 확인했어요.').waitFor();
  await page.getByText('대화 내용을 지우지 말고 보관해 주세요.').waitFor();
  await page.getByText(/^별 5개/).click();
  await press(page, '평가 보내기');
  await page.getByText('평가해 주셔서 고마워요').waitFor();

  // An attorney retells it on the home page; what names the asker is refused, and stays typed.
  await two.page.reload();
  await press(two.page, '첫 화면에 싣기');
  await two.page.getByLabel('간추린 질문').fill('김물음 님이 카카오톡으로 해고됐어요.');
  await two.page.getByLabel('간추린 답').fill('서면으로 알리지 않은 해고는 다툴 수 있어요.');
  await two.page.getByRole('dialog').getByRole('button', { name: '취소' }).click();
  await press(two.page, '계속 적기');
  for (const point of await two.page.getByRole('dialog').getByRole('checkbox').all()) await point.check();
  await two.page.getByLabel('사유').fill('전화로 동의함');
  expect(await violations(two.page)).toEqual([]);
  await two.page.getByRole('dialog').getByRole('button', { name: '싣기' }).click();
  await two.page.getByText('이름이 들어 있어요. 빼 주세요.', { exact: false }).waitFor();
  await two.page.getByLabel('간추린 질문').fill('카카오톡으로 해고됐어요.');
  await inDialog(two.page, '싣기');
  await page.goto('/');
  await page.getByRole('heading', { name: '카카오톡으로 해고됐어요.' }).waitFor();
  await press(two.page, '첫 화면에서 내리기');
  await two.page.getByLabel('사유').fill('시험을 마침');
  await inDialog(two.page, '내리기');

  expect([...phoneOfAsker.problems, ...one.problems, ...boss.problems, ...two.problems]).toEqual([]);
}, 90_000);

test('an answer that doesn’t fit comes to an attorney, who corrects its topic, and the next answer says it otherwise', async () => {
  const person = await newPerson(url, '박물음');
  const { page, problems } = await openOn(person, phone);
  await page.goto('/advices');
  await page.getByLabel('무엇이 궁금하신가요?').fill('어제 카카오톡으로 해고 통보를 받았어요. 어떻게 해야 하나요?');
  await page.getByLabel('AI 자문을 위한 처리에 동의해요').check();
  await press(page, '질문하기');
  const fit = page.getByRole('group', { name: '이 답이 질문에 맞나요?' });
  await fit.getByRole('button', { name: '아니요' }).click();
  await page.getByText('고마워요. 노무사가 이 답을 살펴볼게요.').waitFor();
  await page.getByLabel('무엇이 달랐나요?').fill('저는 카카오톡이 아니라 말로 들었어요.');
  await page.reload();
  expect(await page.getByLabel('무엇이 달랐나요?').inputValue()).toBe('저는 카카오톡이 아니라 말로 들었어요.');
  expect(await violations(page)).toEqual([]);
  await fit.locator('..').getByRole('button', { name: '보내기' }).click();
  await page.getByText('고마워요. 적어 주신 대로 살펴볼게요.').waitFor();
  expect(await fit.getByRole('button', { name: '아니요' }).getAttribute('aria-pressed')).toBe('true');

  const firm = await openOn(first, desktop);
  await firm.page.goto('/inspection/list');
  await firm.page.getByRole('tab', { name: /^살펴볼 답 \d/ }).click();
  const report = firm.page.getByRole('listitem').filter({ hasText: '저는 카카오톡이 아니라 말로 들었어요.' });
  await report.getByText('질문과 답 보기').click();
  await report.getByText('어떻게 해야 하나요?').last().waitFor();
  await report.getByText('주제의 문장 바로잡기').click();
  const sentence = report.getByRole('button', { name: /^바로잡기: .*3개월 안에/ }).first();
  const line = ((await sentence.getAttribute('aria-label')) ?? '').replace('바로잡기: ', '');
  expect(await violations(firm.page)).toEqual([]);
  await sentence.click();
  const otherwise = '해고된 날부터 3개월 안에 노동위원회에 알려야 해요.';
  await firm.page.getByLabel('바꿀 문장').fill('3개월 안에 알려야 합니다');
  await firm.page.getByLabel('사유').fill('더 쉬운 말로');
  await press(firm.page, '바로잡기');
  await firm.page.getByText('문장마다 ‘해요’체로 쓰고 마침표로 끝내 주세요.').waitFor();
  await firm.page.getByLabel('바꿀 문장').fill(otherwise);
  await inDialog(firm.page, '바로잡기');
  // By key: the cursor goes to the report, X settles it.
  while (!(await report.evaluate((row) => row.contains(document.activeElement)))) await firm.page.keyboard.press('j');
  await firm.page.keyboard.press('x');
  await firm.page.getByLabel('사유').fill('주제의 문장을 바꾸었습니다.');
  await inDialog(firm.page, '살펴봄');
  await report.waitFor({ state: 'detached' });
  await firm.page.getByRole('link', { name: '주제 바로잡기' }).click();
  await firm.page.locator('ins', { hasText: otherwise }).waitFor();
  expect(await violations(firm.page)).toEqual([]);

  await page.goto('/advices');
  await page.getByLabel('무엇이 궁금하신가요?').fill('어제 카카오톡으로 해고 통보를 받았어요. 어떻게 해야 하나요?');
  await press(page, '질문하기');
  // The number of its source stands before the full stop.
  await page.getByText(otherwise.replace('.', '')).first().waitFor();
  await firm.page.getByRole('button', { name: `되돌리기: ${line}` }).click();
  await firm.page.getByLabel('사유').fill('시험을 마쳤습니다.');
  await inDialog(firm.page, '되돌리기');
  expect([...problems, ...firm.problems]).toEqual([]);
}, 90_000);
