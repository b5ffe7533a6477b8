import { caseOutcomeNames } from '@nomucheck/domain/cases/case-names.ts';
import type { CheckEvent } from '@nomucheck/domain/checks/check-events.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AuditedMonth,
  liveAuditedMonth,
  reasons,
} from '../../backend/operations/testing/audited-month.fixture.ts';
import { offered } from '../../backend/operations/testing/month-of-running.fixture.ts';
import {
  answersOf,
  endingsAt,
  movesBetween,
  recordAt,
  resultsOf,
  storyOf,
} from '../../backend/operations/testing/plain-fold.fixture.ts';
import { lastOf, namesOf, partOf, textOf } from '../../backend/operations/testing/stories.fixture.ts';
import { koreanMoment } from '../shared/formats.ts';
import { browserForTests, desktop } from './harness/browser/browser.ts';
import { visibleText } from './harness/on-page/visible-text.ts';

/**
 * Twenty-five questions that an auditor asks about a month, each answered on the page on which they would look, and by folding the
 * stored events by hand.
 */
const browser = browserForTests();
let month: AuditedMonth;
let events: readonly StoredEvent[];
beforeAll(async () => {
  month = await liveAuditedMonth({ PAGES: '1' });
  const { store, commands } = month.test.service;
  const stored = (await store.readAll({ after: START, limit: 100_000 })).events;
  // What sensitive answers do to a figure is sealed in the log; the auditor's log is the opened one.
  const opened = new Map<string, StoredEvent['data']>();
  for (const check of [month.checks.first, month.checks.second])
    for (const { position, data } of await commands.history<CheckEvent>(`check-${check}`))
      opened.set(position, { ...data });
  events = stored.map((event) => ({ ...event, data: opened.get(event.position) ?? event.data }));
}, 180_000);
afterAll(() => month.test.stop());

const auditor = async () => {
  const { page, problems } = await browser.visit(month.test.base, desktop);
  const [standing = page] = page.context().pages();
  await standing.evaluate((token) => localStorage.setItem('token', token), month.kim.token);
  return { page, problems };
};

const nameOf = (id: string): string =>
  ({ [month.kim.id]: '김정제', [month.lee.id]: '이승인', [month.haego.id]: '김해고' })[id] ?? '';
const shown = (rate: unknown): string => `${Math.round(Number(rate) * 100)}%`;
const tenths = (rate: unknown): number => Math.round(Number(rate) * 1000);
const first = () => resultsOf(events, month.checks.first);
const second = () => resultsOf(events, month.checks.second);
const idOf = (result: ReturnType<typeof first>[number] | undefined): string => textOf(result?.told, 'calculationId');
const calculatedAt = (result: ReturnType<typeof first>[number]): string =>
  koreanMoment(textOf(result.told, 'calculatedAt'));
const caseStory = (name: keyof AuditedMonth['cases']) => storyOf(events, 'case', month.cases[name]);
const filtered = (path: string, filter: object): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The parts of all links below that lead to such an address. */
const linked = async (within: Locator, pattern: RegExp): Promise<readonly string[]> => {
  const addresses = await within
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(addresses.flatMap((address) => pattern.exec(address)?.slice(1, 2) ?? []))].toSorted();
};

const rowsOf = async (table: Locator): Promise<readonly (readonly string[])[]> => {
  const rows = await table.locator('tbody tr').all();
  const texts = await Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
  return texts.map((cells) => cells.map((text) => text.trim().replace(/\s+/g, ' ')));
};

/** The check's page with two results beside each other. */
const beside = async (
  page: Page,
  before: string,
  after: string,
  more = '',
): Promise<readonly (readonly string[])[]> => {
  await page.goto(`/admin/check/${month.checks.first}?before=${before}&after=${after}${more}`);
  const why = page.getByRole('table', { name: '수치가 달라진 까닭' });
  await why.waitFor();
  return rowsOf(why);
};

/** The positions, revisions and actors of the case events that a comparison lists. */
const movingEvents = async (page: Page) => {
  const items = await page.getByRole('region', { name: '판정 자료' }).getByRole('listitem').all();
  return Promise.all(
    items.map(async (item) => {
      const address = (await item.getByRole('link').first().getAttribute('href')) ?? '';
      const [, caseId = '', revision = ''] = /master\/([0-9a-f-]+)\?asOf=r(\d+)/.exec(address) ?? [];
      const text = await visibleText(item);
      return { of: `${caseId} ${revision} ${/· (\S+)$/.exec(text.trim())?.[1]}`, caseId, text };
    }),
  );
};

const moved = (from: ReturnType<typeof first>[number] | undefined, to: typeof from) =>
  movesBetween(events, textOf(from?.told, 'casePosition'), textOf(to?.told, 'casePosition')).map(
    ({ caseId, revision, by }) => `${caseId} ${revision} ${nameOf(by)}`,
  );

test('who has read a person’s data, and five questions about their win rate', async () => {
  const { page, problems } = await auditor();
  // 23. Who of the firm has read this person’s data? First of all, because this auditor reads, too.
  await page.goto(`/admin/user/${month.haego.id}`);
  const reads = page.getByRole('region', { name: '개인정보 열람 기록' });
  await reads.getByRole('listitem').first().waitFor();
  const more = reads.getByRole('button', { name: /더 보기$/ });
  if (await more.isVisible()) await more.click();
  // Reads are kept beside the log; the script of the month says who opened what.
  await expect.poll(() => visibleText(reads)).toMatch(/^김정제 · 진단$/m);
  const read = await visibleText(reads);
  expect(read).toMatch(/^이승인 · 회원 정보$/m);
  expect(read).not.toMatch(/^이승인 · 진단$/m);
  const [was, is] = first();
  const why = await beside(page, idOf(was), idOf(is), '&asOf=2026-11-07');

  // 1. Which results has this person been given, when, and with which figure?
  const results = await rowsOf(page.getByRole('region', { name: '모든 결과' }).getByRole('table'));
  expect(results.map(([, , at, figure]) => [at, figure])).toEqual(
    [...first(), ...second()].map((each) => [calculatedAt(each), shown(each.calculation.shownRate)]),
  );
  // 2. Why did the figure move on the ninth, though nobody changed an answer?
  expect([why[0]?.[1], why.at(-2)?.[1]]).toEqual([was, is].map((each) => shown(each?.calculation.shownRate)));
  expect(why[0]?.[1]).not.toBe(why.at(-2)?.[1]);
  expect(why.slice(1, -2).filter(([name]) => !name?.startsWith('판정 자료'))).toEqual([]);
  expect(
    await page
      .getByRole('region', { name: /^달라진 답/ })
      .locator('dt')
      .count(),
  ).toBe(0);
  // 3. Which events of cases moved it, and who wrote them?
  expect((await movingEvents(page)).map(({ of }) => of)).toEqual(moved(was, is));
  expect(moved(was, is)).toHaveLength(1);
  // 4. On how many won and lost cases did each of the two rest?
  const levels = await rowsOf(page.getByRole('region', { name: '수준별로 센 판정' }).getByRole('table'));
  const numbers = [was, is].map((each) => {
    const words = namesOf(partOf(each?.calculation, 'base'), 'keywords');
    const {
      worker_win: won = 0,
      employer_win: lost = 0,
      partial = 0,
    } = endingsAt(events, words, textOf(each?.told, 'casePosition'));
    return `${won + partial / 2} / ${won + lost + partial}건`;
  });
  expect(levels.find(([level]) => level === '키워드')?.slice(1)).toEqual(numbers);
  // 5. Is what was stored what the log still gives for that day?
  const onThatDay = first().findLast(({ at }) => at < '2026-11-07T15:00:00.000Z');
  if (!onThatDay) throw new Error('no result on that day');
  await page.getByText('다시 계산한 값이 저장된 값과 같습니다.').waitFor();
  await page.getByText(`${calculatedAt(onThatDay)}에 저장한 ${shown(onThatDay.calculation.shownRate)}.`).waitFor();
  expect(problems).toEqual([]);
});

test('five questions about a win rate that changed for three reasons at once', async () => {
  const { page, problems } = await auditor();
  const [was, is] = [first()[0], second().at(-1)];
  const why = await beside(page, idOf(was), idOf(is));
  const parts = why.slice(1, -2);

  // 6. Which reasons?
  const causes = new Set(parts.map(([name]) => name?.split(' · ')[0]));
  expect(causes).toEqual(new Set(['판정 자료', '질문지', '답']));
  expect([was, is].map((each) => each?.calculation.rulesetVersion)).not.toEqual([offered, offered]);
  // 7. Do their shares add up to the difference?
  const share = (text = '') => Math.round(Number(text.replace('−', '-').replace('%p', '')) * 10);
  const sum = parts.reduce((all, [, points]) => all + share(points), 0);
  expect(sum).toBe(tenths(is?.calculation.shownRate) - tenths(was?.calculation.shownRate));
  expect(share(why.at(-1)?.[1])).toBe(sum);
  // 8. Which answers were changed?
  const answers = page.getByRole('region', { name: /^달라진 답/ });
  const titles = await answers.locator('dt').allInnerTexts();
  const told = new Map((await answers.locator('dd').allInnerTexts()).map((text, n) => [titles[n], text]));
  const [given, later] = [month.checks.first, month.checks.second].map((check) => answersOf(events, check));
  const words = (value: unknown) => ({ yes: '예', no: '아니요' })[String(value)] ?? String(value);
  const questions = [...standardRuleset.intake, ...standardRuleset.sections.flatMap(({ items }) => items)];
  for (const changed of ['intake/workers', 'detail-9/reported-or-excused']) {
    const title = questions.find(({ key }) => key === changed)?.title;
    expect(told.get(title)).toBe(`${words(given?.get(changed))} → ${words(later?.get(changed))}`);
  }
  // 9. Which questionnaire replaced which?
  const results = await rowsOf(page.getByRole('region', { name: '모든 결과' }).getByRole('table'));
  expect([results[0]?.[6], results.at(-1)?.[6]]).toEqual([
    `판 ${textOf(was?.calculation, 'rulesetVersion').slice(0, 8)}`,
    standardRuleset.edition?.title,
  ]);
  expect(is?.calculation.rulesetVersion).toBe(offered);
  // 10. Which events of cases have a share, each with its person and reason?
  const moving = await movingEvents(page);
  expect(moving.length).toBeGreaterThan(1);
  for (const { of } of moving) expect(moved(was, is)).toContain(of);
  const ofMisread = moving.find(({ caseId }) => caseId === month.cases.misread);
  expect(ofMisread?.text).toMatch(new RegExp(`사유: ${reasons.misread}[\\s\\S]*김정제`));
  expect(problems).toEqual([]);
});

test('nine questions about cases', async () => {
  const { page, problems } = await auditor();
  const main = page.locator('main');
  await page.goto(`/admin/data/master/${month.cases.misread}`);
  // 11. Who corrected it, when and why?
  const corrected = lastOf(caseStory('misread'), 'CaseCorrected');
  const correction = page.getByRole('listitem').filter({ hasText: `사유: ${reasons.misread}` });
  await correction.getByText(`· ${koreanMoment(corrected?.at ?? '')} · ${nameOf(corrected?.by ?? '')}`).waitFor();
  // 12. What did it say before, and after?
  const [before, after] = [
    recordAt(caseStory('misread').filter(({ position }) => position < (corrected?.position ?? ''))),
    recordAt(caseStory('misread')),
  ].map((record) => Object.entries(caseOutcomeNames).find(([way]) => way === record?.outcome)?.[1]);
  expect([await correction.locator('del').innerText(), await correction.locator('ins').innerText()]).toEqual([
    before,
    after,
  ]);
  // 17. Which results rest on the corrected one?
  const resting = page.getByRole('region', { name: '근거한 결과', exact: true });
  await resting.waitFor();
  const record = recordAt(caseStory('misread')) ?? {};
  const checks = new Set(events.flatMap(({ stream }) => /^check-([0-9a-f-]{36})$/.exec(stream)?.[1] ?? []));
  const onIt = [...checks].filter((check) => {
    const base = partOf(partOf(resultsOf(events, check).at(-1)?.told, 'calculation'), 'base');
    return namesOf(record, 'keywords').some((word) => namesOf(base, 'keywords').includes(word));
  });
  expect(await linked(resting, /\/admin\/check\/([0-9a-f-]+)/)).toEqual(onIt.toSorted());
  // 18. Which of them were calculated again since, with which figures?
  const again = (await rowsOf(resting.getByRole('table'))).filter(([, , state]) => state === '다시 계산함');
  const [then, now] = first().slice(-2);
  expect(again).toEqual([
    [
      `김해고 · ${now ? calculatedAt(now) : ''}`,
      `${shown(then?.calculation.shownRate)} → ${shown(now?.calculation.shownRate)}`,
      ...['다시 계산함', '키워드'],
    ],
  ]);

  // 13. Who worked on it, who accepted it, and when?
  await page.goto(`/admin/data/master/${month.cases.late}`);
  const accepted = lastOf(caseStory('late'), 'CaseAccepted');
  const lineage = page.getByRole('region', { name: '거쳐 온 길' });
  await lineage.getByText('승인').waitFor();
  expect(await visibleText(lineage)).toMatch(
    new RegExp(
      `직접 입력 · ${nameOf(caseStory('late')[0]?.by ?? '')}[\\s\\S]*` +
        `승인 · ${nameOf(accepted?.by ?? '')}\\s*${koreanMoment(accepted?.at ?? '')}`,
    ),
  );
  // 14. Where has the one gone that was there twice?
  await page.goto(`/admin/data/master/${month.cases.copy}`);
  const kept = await page.getByRole('link', { name: '남은 자료 보기' }).getAttribute('href');
  expect(kept).toBe(`/admin/data/master/${textOf(lastOf(caseStory('copy'), 'CaseMerged')?.told, 'into')}`);
  // 15. Which are in force today, and which were on the eleventh?
  await page.goto('/admin/data/master/counted?keyword=근태불량&day=2026-11-11');
  const counted = page.getByRole('table', { name: '센 자료' });
  await counted.waitFor();
  const position = events.findLast(({ at }) => at < '2026-11-11T15:00:00.000Z')?.position;
  const onTheEleventh = endingsAt(events, ['근태불량'], position);
  const today = endingsAt(events, ['근태불량']);
  const of = (way: string) => [onTheEleventh, today].map((endings) => `${endings[way] ?? 0}건`);
  expect((await rowsOf(counted)).slice(1)).toEqual([
    ['근로자 승', ...of('worker_win')],
    ['일부 인용', ...of('partial')],
    ['회사 승', ...of('employer_win')],
  ]);
  // 16. Which one was taken down and put back, and by whom?
  await page.goto(`/admin/history/case/${month.cases.back}`);
  const steps = page.getByRole('region', { name: /^변경 이력/ }).getByRole('listitem');
  await steps.first().waitFor();
  const said = (await steps.allInnerTexts()).toReversed();
  expect(said.map((text) => /변경 \d+번 · (.+)/.exec(text)?.[1])).toEqual(
    caseStory('back').map(({ at, by }) => `${koreanMoment(at)} · ${nameOf(by)}`),
  );
  const sentences = { CaseWithdrawn: '마스터 자료에서 내렸습니다.', CaseRestored: '기록의 내용으로 되돌렸습니다.' };
  for (const [type, sentence] of Object.entries(sentences))
    expect(said.map((text) => text.includes(sentence))).toEqual(caseStory('back').map((step) => step.type === type));
  // 19. Which advice cites it and has to be looked at again?
  await page.goto(filtered('/admin/data/recall', { kind: 'advice', open: true }));
  const recalls = page.getByRole('list', { name: '다시 볼 기록' });
  await recalls.waitFor();
  const flagged = events.filter(({ type }) => type === 'AdviceFlagged');
  expect(await linked(recalls, /\/inspection\/detail\/([0-9a-f-]+)/)).toEqual(
    flagged.map(({ stream }) => stream.replace('advice-', '')),
  );
  expect(await linked(recalls, /\/admin\/data\/master\/([0-9a-f-]+)/)).toEqual([month.cases.misread]);
  expect(await main.count()).toBe(1);
  expect(problems).toEqual([]);
});

test('five questions about the firm', async () => {
  const { page, problems } = await auditor();
  const log = page.getByRole('list', { name: '기록', exact: true });
  const positionsIn = async (query: string) => {
    await page.goto(`/admin/log?${query}`);
    await log.getByRole('listitem').first().waitFor();
    return linked(log, /^\/admin\/log\/(\d{16})$/);
  };
  const positions = (wanted: (event: StoredEvent) => boolean) => events.filter(wanted).map((event) => event.position);

  // 20. Who approved the questionnaire, and who published it?
  const ofEdition = (type: string) =>
    events.findLast((event) => event.type === type && event.data.rulesetVersion === offered);
  const [approval, publication] = [ofEdition('RulesetApproved'), ofEdition('RulesetPublished')];
  expect(await positionsIn('type=RulesetApproved')).toEqual([approval?.position]);
  expect(await visibleText(log)).toContain(nameOf(approval?.actor.id ?? ''));
  await page.goto('/admin/ruleset');
  const inForce = page.getByRole('region', { name: '지금 쓰는 판' });
  await inForce.getByText(nameOf(publication?.actor.id ?? ''), { exact: true }).waitFor();
  expect(approval?.actor.id).not.toBe(publication?.actor.id);
  // 21. What else did that publication cause?
  await page.goto(`/admin/log/request/${publication?.correlationId}`);
  const whole = page.getByRole('list', { name: '이어진 일' });
  await whole.getByRole('link').first().waitFor();
  const caused = await linked(whole, /^\/admin\/log\/(\d{16})$/);
  const ofRequest = positions(({ correlationId }) => correlationId === publication?.correlationId);
  expect(ofRequest.length).toBeGreaterThan(0);
  expect(caused).toEqual(expect.arrayContaining(ofRequest));
  // 22. What did one person do in the month?
  expect(await positionsIn(`actor=${month.lee.id}&type=CaseAccepted`)).toEqual(
    positions(({ type, actor }) => type === 'CaseAccepted' && actor.id === month.lee.id),
  );
  // 24. What became of the order, and of who has left?
  await page.goto(`/admin/order/${month.order}/show`);
  const history = page.getByRole('region', { name: /^변경 이력/ }).getByRole('listitem');
  await history.first().waitFor();
  const order = storyOf(events, 'order', month.order);
  expect((await history.allInnerTexts()).toReversed().map((text) => /변경 \d+번 · (.+)/.exec(text)?.[1])).toEqual(
    order.map(({ at, by }) => `${koreanMoment(at)} · ${nameOf(by)}`),
  );
  expect(await positionsIn('type=UserErased')).toEqual(
    positions(({ type, data }) => type === 'UserErased' && data.owner === month.left.id),
  );
  // The address of who has left tells what became of them, too.
  await page.goto(`/admin/user/${month.left.id}`);
  await page.getByRole('heading', { level: 1, name: '탈퇴한 회원' }).waitFor();
  await page
    .getByRole('region', { name: /^변경 이력/ })
    .getByText('탈퇴했고, 개인정보를 지웠어요.')
    .waitFor();
  await page.getByRole('region', { name: '개인정보 열람 기록' }).getByRole('listitem').first().waitFor();
  // 25. Is the log whole, up to its last event?
  await page.goto('/admin/integrity');
  await page.getByRole('button', { name: '지금 확인' }).click();
  await page.getByText('모든 기록이 쓰인 그대로입니다.').waitFor();
  const checked = page.getByRole('region', { name: '마지막으로 확인한 결과' });
  const text = await visibleText(checked);
  const head = /마지막 위치\s*(\d{16})/.exec(text)?.[1] ?? '';
  const streams = /흐름 ([\d,]+)개/.exec(text)?.[1] ?? '';
  expect(head >= (events.at(-1)?.position ?? '~')).toBe(true);
  expect(Number(streams.replace(',', ''))).toBeGreaterThanOrEqual(new Set(events.map(({ stream }) => stream)).size);
  for (const stream of Map.groupBy(events, (event) => event.stream).values())
    for (const [n, { previousHash }] of stream.entries()) if (n > 0) expect(previousHash).toBe(stream[n - 1]?.hash);
  expect(problems).toEqual([]);
});
