import { describe, expect, inject, test } from 'vitest';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { unfoldAll } from '../harness/on-page/result-rows.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, signInOn, someone } from '../harness/people.ts';
import {
  answerAll,
  arriveAtAnswers,
  begin,
  choose,
  questionAt,
  recently,
  seeResult,
  unfoldAnswers,
} from '../harness/records/questionnaire.ts';

const browser = browserForTests();

describe('a dismissed worker on a phone', () => {
  test('signs up, answers the whole questionnaire and sees the chance of winning with its calculation', async () => {
    const { page, problems } = await browser.visit(inject('unlockedUrl'), phone);
    const who = someone();

    await page.goto('/user/sign-up');
    await page.getByLabel('이메일').fill(who.email);
    await page.locator('#password').fill(who.password);
    await page.locator('#passwordConfirm').fill(who.password);
    await page.getByLabel(/모두 동의/).check();
    await page.getByRole('button', { name: '가입하기' }).click();
    await page.waitForURL((url) => url.pathname === '/');

    await begin(page, 'detail');
    expect(await page.title()).not.toContain('해고');
    await answerAll(page, {
      item: (_section, numbering) => (numbering % 3 === 0 ? 'yes' : numbering % 5 === 0 ? 'unknown' : 'no'),
    });

    await arriveAtAnswers(page);
    await unfoldAnswers(page);
    const read = await visibleText(page.locator('main'));
    for (const said of ['근로자', '42명', '2018년 3월 2일', '메신저']) expect(read).toContain(said);

    await seeResult(page);
    await unfoldAll(page);
    const result = await visibleText(page.locator('main'));
    expect(result).toMatch(/승소 가능성 \(추정\)\s*\d{1,2}%/);
    expect(result).toMatch(/\d+%에서 \d+% 사이/);
    // Other tests accept cases at the same time: the figure starts from them, or from the published statistics, and says
    // which.
    expect(result).toMatch(/노동위원회가 발표한 통계에서 출발한 추정|비슷한 사건 [\d,]+건의 판정에서 출발해/);
    expect(result).toContain('노동위원회 구제신청 할 수 있어요');
    expect(result).toMatch(/\d+일 남았어요/);
    const resultAt = page.url();
    expect(result).toContain('결제 없이 열어 두었어요');
    const chart = page.getByRole('img', { name: '근로자 승소 가능성이 나온 과정' });
    expect(await chart.locator('rect').count()).toBeGreaterThan(3);
    expect(await page.locator('.steps-table tbody tr').count()).toBeGreaterThan(3);
    expect(await page.locator('.precedent a[href^="/search/"]').count()).toBeGreaterThan(0);

    // Back leads before the questions at once: it doesn't pass each of them once more.
    await page.goBack();
    await page.waitForURL('**/check/grounds');
    await page.goto(resultAt);

    // What doesn't move the figure is asked now, and the result has it.
    await page.getByRole('link', { name: '더 답하기' }).click();
    await answerAll(page, {
      intake: { 10: '3000_4500', 11: recently(30), 12: { 'answer-start': '9시', 'answer-end': '오후 6시' }, 13: null },
    });
    await page.getByRole('heading', { level: 1, name: '진단 결과' }).waitFor();
    await page.getByRole('link', { name: '내 답변 보기' }).click();
    await page.getByRole('heading', { level: 1, name: '내 답변' }).waitFor();
    const added = await visibleText(page.locator('.more-answers'));
    for (const said of ['서울', '09:00부터 18:00까지', '답하지 않음']) expect(added).toContain(said);

    await page.goto('/more/checkList');
    await page.getByRole('link', { name: /상세 진단/ }).click();
    await page.waitForURL('**/check/result/*');
    expect(problems).toEqual([]);
  });

  test('goes back without losing answers, changes an answer at the end and is asked only the questions that it opened', async () => {
    const { page, problems } = await browser.visit(inject('unlockedUrl'), phone);
    await begin(page, 'detail');
    await answerAll(page, {}, ({ numbering }) => numbering === 7);

    await page.getByRole('link', { name: '이전' }).click();
    await page.waitForURL('**/intake/4');
    expect(await page.locator('#answer-year').inputValue()).toBe(recently(21)['answer-year']);
    await page.goBack();
    await page.waitForURL('**/intake/7');
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**/intake/3');
    expect(await page.locator('#answer-year').inputValue()).toBe('2018');

    await answerAll(page);
    await arriveAtAnswers(page);
    await unfoldAnswers(page);
    await page.getByRole('link', { name: '변경 회사가 말한 해고 이유는 무엇인가요?' }).click();
    await page.waitForURL('**/intake/8?change');
    await choose(page, 'answer-detail-19');
    await page.waitForURL('**/detail-19/*?change');
    await answerAll(page);
    await arriveAtAnswers(page);
    expect(questionAt(page)).toBeNull();
    expect(await page.getByText(/지금은 쓰지 않는 답 \d+개/).count()).toBe(1);
    expect(problems).toEqual([]);
  });

  test('takes the basic questionnaire: ground after ground, until the first that applies is finished', async () => {
    const url = inject('unlockedUrl');
    const { page } = await browser.visit(url, phone);
    await signInOn(page, await newPerson(url));
    await begin(page, 'basic');
    const asked = new Set<string>();
    const screens = await answerAll(page, {
      item: (section, numbering) => {
        asked.add(section);
        return section === 'detail-10' || numbering > 1 ? 'yes' : 'no';
      },
      intake: { 8: 'detail-10' },
    });
    await arriveAtAnswers(page);
    expect(screens).toBeLessThanOrEqual(23);
    expect([...asked].at(-1)).toBe('detail-10');
    await seeResult(page);
  });
});
