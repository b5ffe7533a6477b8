import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase } from '../../../backend/engine/testing/test-database.ts';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { signInOn } from '../harness/people.ts';
import { type RunningService, startService } from '../harness/service.ts';
import { newSuperOf } from '../harness/staff.ts';

/** A service of its own, because an edition is in force for everybody. */
const browser = browserForTests();
const title = standardRuleset.edition?.title ?? '';
let service: RunningService;
let settings: { readonly DATABASE_URL: string };

beforeAll(async () => {
  settings = { DATABASE_URL: (await startTestDatabase()).url };
  await promisify(execFile)(process.execPath, ['backend/rulesets/testing/first-edition.ts'], {
    env: { ...process.env, ...settings },
  });
  service = await startService(settings);
}, 120_000);
afterAll(() => service.stop());

const atEditions = async (name: string, device: typeof phone) => {
  const { url, dataDir } = service;
  const { page, problems } = await browser.visit(url, device);
  await signInOn(page, await newSuperOf(url, { DATA_DIR: dataDir, ...settings }, name));
  await page.goto('/admin/ruleset');
  await page.getByRole('heading', { name: `새 판: ${title}` }).waitFor();
  return { page, problems };
};

const decide = async (page: Page, button: string, action: string, reason: string): Promise<void> => {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('사유').fill(reason);
  await dialog.getByRole('button', { name: action }).click();
  await dialog.waitFor({ state: 'detached' });
};

test('one person approves the new edition on a phone, another publishes it', async () => {
  const kim = await atEditions('김검토', phone);
  expect(await visibleText(kim.page.locator('main'))).toContain('두 사람이 있어야 발행합니다');
  expect(await kim.page.getByRole('button', { name: '새 판 발행' }).count()).toBe(0);
  await kim.page.getByRole('button', { name: '새 판 승인' }).click();
  await kim.page.getByRole('dialog').getByRole('button', { name: '취소' }).click();
  await decide(kim.page, '새 판 승인', '승인', '법령과 대조함');
  await kim.page.getByText('새 판을 승인했습니다.').waitFor();
  await kim.page.getByText('승인한 사람이 아닌 최고 관리자가 발행합니다.').waitFor();
  expect(await kim.page.getByRole('button', { name: /새 판 (승인|발행)/ }).count()).toBe(0);

  const park = await atEditions('박대표', desktop);
  expect(await visibleText(park.page.locator('main'))).toMatch(/김검토 승인 · .* · 법령과 대조함/);
  await decide(park.page, '새 판 발행', '발행', '두 번째 법률 검토');
  await park.page.getByText('이 프로그램의 질문지를 쓰고 있습니다. 발행할 새 판이 없습니다.').waitFor();
  const read = await visibleText(park.page.locator('main'));
  expect(read).toMatch(new RegExp(`지금 쓰는 판.*${title}.*박대표.*두 번째 법률 검토`, 's'));
  expect([...kim.problems, ...park.problems]).toEqual([]);
});
