import type { FullResult } from '@nomucheck/domain/checks/contract/result.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type LawApiServer, openLawApiServer } from '../../../backend/crawling/testing/law-api-server.fixture.ts';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { employeeAnswers, finishedCheck } from '../harness/records/checks.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
const word = `제${Date.now() % 1_000_000}호`;
const first = 700_001;
let law: LawApiServer;
let boss: Person;

/** Decisions of a local commission about moonlighting; the service masks their numbers, and they are two disputes. */
/** Different enough, so that neither is taken for a copy of the other. */
const reasons: Readonly<Record<number, string>> = {
  2: '주말에 가족의 가게 일을 거든 것만으로는 취업규칙의 겸직금지 조항을 어겼다고 볼 수 없다.',
  3: '번역 일은 근무시간 밖에서 이루어졌고 회사의 영업과 겹치지 않는다. 회사는 이를 알면서도 오래 문제 삼지 않았다.',
};
const titleOf = (years: number): string => `${years}년 동안의 겸업을 이유로 한 해고가 부당하다고 판정한 사례 ${word}`;
const moonlighting = (years: number) => ({
  제목: titleOf(years),
  판정사항: `${years}년 동안의 겸업을 이유로 한 해고는 징계사유가 인정되지 않아 부당하다고 판정한 사례`,
  판정요지: reasons[years] ?? '',
  판정결과: '전부인정',
});
const bonus = {
  ...{ 제목: '상여금을 적게 준 것이 차별이라고 판정한 사례', 사건번호: '2019차별OOO', 자료구분: '차별시정' },
  ...{ 판정사항: '기간제 근로자의 상여금', 판정요지: '비교 대상 근로자보다 적게 줄 이유가 없다.' },
};

beforeAll(async () => {
  boss = await newSuper(url, inject('unlockedDataDir'), '한수집');
  law = await openLawApiServer(inject('lawApiPorts').nlrc);
  law.commissions = [
    { id: first, day: '2019-03-14', detail: moonlighting(2) },
    { id: first + 1, day: '2019-03-28', detail: moonlighting(3) },
    { id: first + 2, day: '2019-03-28', detail: bonus },
    { id: first + 3, day: '2019-05-02', detail: moonlighting(4) },
  ];
  // The first call for a decision is cut: until it is asked again, the page shows how far the work is.
  law.instead = ({ searchParams }, times) =>
    searchParams.get('ID') === String(first) && times === 1 ? 'nothing' : null;
});
afterAll(() => law.close());

const resultOf = async (check: string, { token }: Person): Promise<FullResult> => {
  const response = await fetch(`${url}/api/check/${check}`, { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  const { result }: { result: FullResult } = await response.json();
  return result;
};

test('decisions are collected from the open law API, refined and accepted, and a finished check counts them', async () => {
  const worker = await newPerson(url);
  // On paper: else the figure stands on a floor, and doesn't move with the cases.
  const onPaper = { ...employeeAnswers(), 'intake/ground': 'detail-12', 'intake/notice': 'paper' };
  const check = await finishedCheck(url, worker, onPaper);
  const before = await resultOf(check, worker);

  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.goto('/admin/crawling?kind=case-low');
  await page.getByLabel('등록일 시작').fill('2019-03-01');
  await page.getByLabel('등록일 끝').fill('2019-03-31');
  await page.getByRole('radio', { name: /^국가법령정보 노동위원회 결정문/ }).check();
  await page.getByRole('button', { name: '수집 시작' }).click();
  const progress = page.locator('#work-progress');
  await progress.getByText(/^3건 가운데 [0-2]건/).waitFor();
  await progress.getByText('출처가 알려 준 3건을 빠짐없이 살펴보았습니다.').waitFor();
  await page.getByRole('button', { name: '새 자료 2' }).waitFor();
  await page.getByRole('button', { name: '해고 사건 아님 1' }).waitFor();
  expect(await violations(page)).toEqual([]);

  // What is new waits in the queue with what was uploaded.
  await page.goto(`/admin/data?filter=${encodeURIComponent(JSON.stringify({ stage: 'crawled', q: word }))}`);
  await page.getByRole('link', { name: word }).nth(1).waitFor();
  await page.getByRole('link', { name: titleOf(2) }).click();
  // After each, the next one of the queue is shown; the newest decision comes last.
  for (const years of [2, 3]) {
    await page.getByRole('heading', { level: 1, name: titleOf(years) }).waitFor();
    await page.getByText('결과: 근로자 승 (확실한 제안)').waitFor();
    await page.keyboard.press('g');
    await page.getByText('결과: 근로자 승', { exact: true }).waitFor();
    await page.keyboard.press('r');
    await page.getByRole('button', { name: '승인', exact: true }).waitFor();
    await page.keyboard.press('a');
    await page.getByText(new RegExp(`^마스터 자료가 되었습니다: .* · ${titleOf(years)}`)).waitFor();
  }

  // The check was calculated without them, and says so; calculated again, it starts from two decisions more.
  await expect.poll(async () => (await resultOf(check, worker)).outdated).toBe(true);
  await signInOn(page, worker);
  await page.goto(`/check/result/${check}`);
  await page.getByRole('button', { name: '다시 계산하기' }).click();
  await page.getByText('자료가 바뀌었어요').waitFor({ state: 'detached' });
  const after = await resultOf(check, worker);
  expect(after.base.decided).toBe(before.base.decided + 2);
  expect(after.base.workerWins).toBe(before.base.workerWins + 2);
  expect(after.base.rate).toBeGreaterThan(before.base.rate);
  await page.getByText(`비슷한 사건 ${after.base.decided}건의 판정에서 출발해`).waitFor();
  expect(problems).toEqual([]);
});
