import { randomInt } from 'node:crypto';
import { markup as payloads, wrongAddresses } from '@nomucheck/domain/boards/document/payloads.fixture.ts';
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { hasRun, markup } from '../harness/browser/refusals.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { employeeAnswers, finishedCheck } from '../harness/records/checks.ts';
import { newAdvisor, newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let writer: Person;
let member: Person;

beforeAll(async () => {
  const boss = await newSuper(url, inject('unlockedDataDir'));
  [writer, member] = await Promise.all([newAdvisor(url, boss, '박게시', '제4444호'), newPerson(url)]);
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const chooseBoard = async (page: Page, name: string) => {
  await page.getByLabel('게시판', { exact: true }).click();
  await page.getByRole('option', { name }).click();
};

/** How wide the file of a picture is; 0: it isn't there, or wasn't drawn. */
const widthOf = (where: Page | Locator, name: string): Promise<number> =>
  where.getByRole('img', { name }).evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));

test('an article is written, survives a reload, is published, read, talked about, changed, put back and taken down', async () => {
  const title = `해고된 첫 주 ${randomInt(1_000_000)}`;
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, writer);
  await page.goto('/admin/board');
  await page.getByRole('link', { name: '글쓰기' }).first().click();
  const text = page.getByRole('textbox', { name: '본문' });
  await text.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('textbox', { name: /^제목/ }).fill(title);
  await text.click();
  await page.keyboard.type('기한부터 확인해요.');
  await page.keyboard.press('Enter');
  await press(page, '글머리 목록');
  await page.keyboard.type('해고통지서');
  await page.reload();
  await page.getByText('저장하지 않고 둔 글을 이어 씁니다.').waitFor();
  await text.getByRole('listitem').getByText('해고통지서').waitFor();

  // A link, and a table with what is pasted as HTML.
  await text.getByText('해고통지서').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await press(page, '링크');
  await page.getByLabel('주소').fill('javascript:alert(1)');
  await press(page, '넣기');
  await page.getByText('https://로 시작하는 주소').waitFor();
  await page.getByLabel('주소').fill('www.law.go.kr/법령/근로기준법');
  await press(page, '넣기');
  await text.getByRole('link', { name: 'https://www.law.go.kr/법령/근로기준법' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.evaluate((html) => {
    const data = new DataTransfer();
    data.setData('text/html', html);
    const at = document.querySelector('.tiptap');
    at?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, `<h2>붙인 제목</h2><p>${markup}<a href="javascript:alert(1)">붙인 글</a></p><table><tr><th>곳</th><td>서울</td></tr></table>`);
  await text.getByRole('heading', { level: 2, name: '붙인 제목' }).waitFor();
  await text.getByRole('cell', { name: '서울' }).waitFor();
  expect(await text.getByRole('link', { name: '붙인 글' }).count()).toBe(0);
  expect(await hasRun(page)).toBe(false);

  // A picture, by the keyboard: it needs words, and what isn't one is refused without losing them.
  await text.getByRole('cell', { name: '서울' }).click();
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: '사진 넣기' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '사진 넣기' });
  const file = { name: '통지서.png', mimeType: 'image/png' };
  await dialog.getByLabel('사진 파일').setInputFiles({ ...file, buffer: Buffer.from('<html>사진이 아님</html>') });
  await dialog.getByRole('button', { name: '넣기' }).click();
  await dialog.getByText('사진이 무엇을 보여 주는지 적거나').waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('사진 설명').fill('해고통지서의 예');
  await dialog.getByRole('button', { name: '넣기' }).click();
  await dialog.getByText('PNG, JPEG, WebP 사진만').waitFor();
  await dialog.getByLabel('사진 파일').setInputFiles({ ...file, buffer: await page.screenshot() });
  await dialog.getByRole('button', { name: '넣기' }).click();
  await expect.poll(() => widthOf(text, '해고통지서의 예')).toBeGreaterThan(0);

  await press(page, '초안 저장');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('초안', { exact: true }).waitFor();
  await expect.poll(() => widthOf(text, '해고통지서의 예')).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await press(page, '게시');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog', { name: '게시' }).getByRole('button', { name: '게시', exact: true }).click();
  await page.getByText('게시 중', { exact: true }).waitFor();
  await page.getByRole('link', { name: '사이트에서 보기' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const address = new URL(page.url()).pathname;
  await page.getByRole('cell', { name: '서울' }).waitFor();
  await expect.poll(() => widthOf(page, '해고통지서의 예')).toBeGreaterThan(0);
  expect(await page.getByRole('link', { name: /근로기준법/ }).getAttribute('rel')).toBe('noopener noreferrer');
  expect(await hasRun(page)).toBe(false);
  expect(await violations(page)).toEqual([]);

  // What a reader writes below it is reported by another one, and hidden by the firm with a reason.
  const { page: reader, problems: readerProblems } = await browser.visit(url, phone);
  await signInOn(reader, member);
  await reader.goto(address);
  const said = `저도 그랬어요 ${randomInt(1_000_000)}`;
  await reader.getByLabel('댓글 쓰기').fill(said);
  await reader.reload();
  expect(await reader.getByLabel('댓글 쓰기').inputValue()).toBe(said);
  await press(reader, '댓글 올리기');
  await reader.getByRole('listitem').filter({ hasText: said }).waitFor();
  expect(await violations(reader)).toEqual([]);

  const { page: other } = await browser.visit(url, desktop);
  await signInOn(other, await newPerson(url));
  await other.goto(address);
  await other.getByText('신고하기').first().click();
  await other.getByLabel('신고하는 까닭').selectOption('privacy');
  await press(other, '신고하기');
  await other.getByText('신고했어요. 노무체크가 살펴볼게요.').waitFor();
  expect(await violations(other)).toEqual([]);

  await page.goto('/admin/board/comments');
  const card = page.getByRole('listitem').filter({ hasText: said });
  await card.getByText('누군가의 개인정보가 있어요').waitFor();
  expect(await violations(page)).toEqual([]);
  await card.getByRole('button', { name: '가리기' }).click();
  await page.getByRole('dialog').getByLabel('사유').fill('회사 이름이 있음');
  await page.getByRole('dialog').getByRole('button', { name: '가리기' }).click();
  await card.waitFor({ state: 'detached' });
  await other.reload();
  await other.getByText('노무체크가 가린 댓글이에요.').waitFor();
  await reader.reload();
  await reader.getByText('가린 까닭: 회사 이름이 있음').waitFor();

  // Readers see a change once it is published.
  await page.goto(`/admin/board/${address.split('/').at(-1)}`);
  await text.getByText('기한부터 확인해요.').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('먼저 ');
  await press(page, '저장');
  await page.getByText('저장한 내용이 아직 게시되지 않았습니다').waitFor();
  await reader.reload();
  await reader.getByText('기한부터 확인해요.', { exact: true }).waitFor();
  await press(page, '고친 내용 게시');
  await page.getByRole('dialog').getByRole('button', { name: '게시', exact: true }).click();
  await page.getByText('저장한 내용이 아직 게시되지 않았습니다').waitFor({ state: 'detached' });
  await reader.reload();
  await reader.getByText('먼저 기한부터 확인해요.').waitFor();
  expect(await violations(reader)).toEqual([]);

  await page.getByRole('tab', { name: '변경 이력' }).click();
  await page.getByRole('link', { name: '이때 기록 보기' }).last().click();
  await page.getByText(/^변경 1번\(.*\)에서 지금/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '이 기록으로 되돌리기' }).last().click();
  await page.getByRole('dialog').getByLabel('사유').fill('잘못 고침');
  await page.getByRole('dialog').getByRole('button', { name: '되돌리기', exact: true }).click();
  await page.getByText('사유: 잘못 고침').waitFor();
  await page.getByRole('link', { name: '게시글 화면으로' }).click();
  await text.getByText('기한부터 확인해요.', { exact: true }).waitFor();

  // A picture is removed for good: from the text, and for whoever hasn't seen it yet.
  await text.getByRole('img', { name: '해고통지서의 예' }).click();
  await press(page, '사진 설명 고치기');
  expect(await violations(page)).toEqual([]);
  await press(page, '사진 파일 지우기');
  expect(await violations(page)).toEqual([]);
  await press(page, '완전히 지우기');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await text.getByRole('img', { name: '해고통지서의 예' }).waitFor({ state: 'detached' });
  const picture = await reader.getByRole('img', { name: '해고통지서의 예' }).getAttribute('src');
  expect((await fetch(`${url}${picture}`)).status).toBe(404);

  await press(page, '내리기');
  await page.getByRole('dialog').getByLabel('사유').fill('법이 바뀜');
  await page.getByRole('dialog').getByRole('button', { name: '내리기', exact: true }).click();
  await page.getByText('초안', { exact: true }).waitFor();
  await reader.reload();
  await reader.getByRole('heading', { level: 1, name: '찾으시는 글이 없어요' }).waitFor();
  expect([...problems, ...readerProblems]).toEqual([]);
});

test('an article for members shows its first lines, and the rest after signing in', async () => {
  const title = `연말정산 ${randomInt(1_000_000)}`;
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, writer);
  await page.goto('/admin/board/create');
  await chooseBoard(page, '회원 전용');
  await page.getByRole('textbox', { name: /^제목/ }).fill(title);
  await page.getByRole('textbox', { name: '본문' }).click();
  await page.keyboard.insertText(`${'첫머리는 누구나 봐요. '.repeat(20)}끝은 회원이 봐요.`);
  await press(page, '초안 저장');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await press(page, '위에 고정');
  await page.getByRole('button', { name: '고정 풀기' }).waitFor();
  await press(page, '게시');
  await page.getByRole('dialog').getByRole('button', { name: '게시', exact: true }).click();
  await page.getByText('게시 중', { exact: true }).waitFor();

  const { page: reader, problems: readerProblems } = await browser.visit(url, phone);
  await reader.goto('/board?category=premium');
  await reader.getByText('꼭 읽어 보세요').first().waitFor();
  expect(await violations(reader)).toEqual([]);
  await reader.getByLabel('이 게시판에서 찾기').fill(title);
  await reader.getByRole('button', { name: '찾기' }).click();
  await reader.getByText(`‘${title}’ 검색 결과 1건`).waitFor();
  await reader.getByRole('link', { name: title }).click();
  await reader.getByText('여기부터는 회원에게 열려 있어요.').waitFor();
  expect(await reader.getByText('끝은 회원이 봐요.').count()).toBe(0);
  expect(await violations(reader)).toEqual([]);
  const address = new URL(reader.url()).pathname;
  await signInOn(reader, member);
  await reader.goto(address);
  await reader.getByText('끝은 회원이 봐요.').waitFor();
  expect([...problems, ...readerProblems]).toEqual([]);
});

test('an address below the boards that leads nowhere isn’t found', async () => {
  const { page } = await browser.visit(url, phone);
  for (const path of ['/board/free', '/board/law/1/2', '/board/law']) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 404]);
    await page.getByRole('heading', { level: 1, name: '찾으시는 페이지가 없어요' }).waitFor();
  }
  await page.goto('/board?category=free');
  await page.getByRole('heading', { level: 1, name: '찾으시는 페이지가 없어요' }).waitFor();
});

test('a review of a finished check waits, is shown, and is answered by the firm', async () => {
  const said = `기한을 알게 됐어요 ${randomInt(1_000_000)}`;
  const reviewer = await newPerson(url, '최후기');
  await finishedCheck(url, reviewer, employeeAnswers(), () => 'no');
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, reviewer);
  await page.goto('/board?category=review');
  await page.getByRole('link', { name: '후기 쓰기' }).click();
  await press(page, '후기 보내기');
  await page.getByText('다음 내용을 확인해 주세요').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByText('4점', { exact: true }).click();
  await page.getByText('합의했어요').click();
  const typed = `${said}\n\n- 기한\n- 서류\n> 나오지 마세요`;
  await page.getByLabel('후기', { exact: true }).fill(typed);
  await page.reload();
  expect(await page.getByLabel('후기', { exact: true }).inputValue()).toBe(typed);
  await page.getByLabel('후기가 보일 모습').getByRole('listitem').getByText('서류').waitFor();
  await press(page, '후기 보내기');
  await page.getByText('살펴보는 중').waitFor();
  expect(await violations(page)).toEqual([]);

  const { page: desk, problems: deskProblems } = await browser.visit(url, desktop);
  await signInOn(desk, writer);
  await desk.goto('/admin/board/reviews');
  const card = desk.getByRole('listitem').filter({ hasText: said });
  await card.getByRole('button', { name: '싣기' }).click();
  expect(await violations(desk)).toEqual([]);
  await desk.getByLabel('할인이나 선물처럼 대가를 주었거나 주기로 한 후기').check();
  await desk.getByRole('dialog').getByRole('button', { name: '싣기' }).click();
  await card.waitFor({ state: 'detached' });
  await desk.getByRole('tab', { name: '게시판에 실림' }).click();
  await card.getByRole('button', { name: '답하기' }).click();
  await desk.getByRole('dialog').getByRole('textbox', { name: /^답/ }).fill('고맙습니다.');
  await desk.getByRole('dialog').getByRole('button', { name: '답하기' }).click();
  await card.getByText('고맙습니다.').waitFor();
  await card.getByRole('blockquote').getByText('나오지 마세요').waitFor();

  const { page: reader } = await browser.visit(url, phone);
  await reader.goto('/board?category=review');
  const shown = reader.getByRole('listitem').filter({ hasText: said });
  await shown.getByText('대가를 받고 쓴 후기').waitFor();
  await shown.getByText('고맙습니다.').waitFor();
  await shown.getByRole('blockquote').getByText('나오지 마세요').waitFor();
  expect(await violations(reader)).toEqual([]);
  expect([...problems, ...deskProblems]).toEqual([]);
});

const asWriter = async (path: string, body: object): Promise<{ id: string }> => {
  const answer = await fetch(`${url}/api/admin/boards${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${writer.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
};
const paragraphOf = (letters: string, href?: string) => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: letters, ...(href === undefined ? {} : { marks: [{ type: 'link', attrs: { href } }] }) },
  ],
});
/** What the server refuses to store. */
const refusedParts = [
  ...wrongAddresses.map((href) => paragraphOf('눌러 보세요', href)),
  ...payloads.flatMap((letters) => [
    ...[
      { type: letters, content: [paragraphOf(letters)] },
      { type: 'html', content: letters },
    ],
    ...[{ type: 'image', attrs: { file: letters, src: letters, alt: letters, width: 8, height: 8, onerror: letters } }],
  ]),
];

test('150 attempts to bring in something that runs are letters in the page and in the editor: nothing runs, and nothing is asked of others', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin && !request.url().startsWith('blob:'))
      happened.push(request.url());
  });
  const title = `${markup} ${randomInt(1_000_000)}`;
  const content = payloads.map((letters) => paragraphOf(letters));
  const { id } = await asWriter('', { category: 'industry', title, content: { type: 'doc', content } });
  await asWriter(`/${id}/publish`, {});
  // The read model lists it a moment later.
  await expect.poll(async () => (await fetch(`${url}/api/boards/industry/${id}`)).status).toBe(200);
  const elements = () =>
    page
      .locator(
        'article :is(a, img, svg, math, script, style, iframe, object, embed, form, input, video, audio, [onload])',
      )
      .count();

  await page.goto(`/board/industry/${id}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await page.locator('article p').allInnerTexts()).toEqual(
    expect.arrayContaining(['<img src=x onerror=alert(1)>']),
  );
  expect(await elements()).toBe(0);

  // The page of a service that was made to store what it refuses.
  await page.route(`**/api/boards/industry/${id}`, async (route) => {
    const answer = await route.fetch();
    const post = await answer.json();
    const cards = wrongAddresses.map((href) => ({
      href,
      name: `바꾼 답 ${markup}`,
      about: markup,
      lines: [...payloads],
    }));
    await route.fulfill({
      response: answer,
      json: { ...post, content: { type: 'doc', content: refusedParts }, cards },
    });
  });
  // From the list the browser asks the API; a page that is opened comes with its content.
  await page.goto('/board?category=industry');
  await page.getByRole('link', { name: title }).click();
  await page.locator('article').getByText('바꾼 답').first().waitFor();
  expect(await elements()).toBe(0);

  expect(problems).toEqual([]);

  await signInOn(page, writer);
  await page.goto('/admin/board/create');
  const text = page.getByRole('textbox', { name: '본문' });
  await text.click();
  await page.evaluate((pasted) => {
    for (const html of pasted) {
      const data = new DataTransfer();
      data.setData('text/html', html);
      const at = document.querySelector('.tiptap');
      at?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }
  }, payloads);
  expect(await text.locator(':is(img[src], svg, math, script, style, iframe, object, embed, [onload])').count()).toBe(
    0,
  );
  expect(await hasRun(page)).toBe(false);
  // What is pasted is read in a document apart, which the policy forbids styles and another base, too.
  const others = problems.filter(
    (problem) => !/^policy: (Applying inline style|Setting the document's base)/.test(problem),
  );
  expect([happened, others]).toEqual([[], []]);
});
