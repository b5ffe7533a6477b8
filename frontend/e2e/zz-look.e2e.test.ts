import { randomUUID } from 'node:crypto';
import { inject, test } from 'vitest';
import { browserForTests, desktop, phone } from './harness/browser.ts';
import { signInOn } from './harness/people.ts';
import { newSuper } from './harness/staff.ts';
const browser = browserForTests();
const url = inject('unlockedUrl');
const day = (n: number) => new Date(Date.UTC(2026, 10, 28, 3, 20 + n) - n * 86_000_000 / 3).toISOString();
const statuses = ['placed', 'awaiting_deposit', 'failed', 'paid', 'refunded', 'forged', 'cancelled'] as const;
const methods = ['card', 'transfer', 'virtual_account', 'easy_pay', 'mobile', 'other', null] as const;
const names = ['김하나', '남궁아름다운별빛', '제갈공명', '이서연', '최민수', 'Alexandra Montgomery-Smythe', '(탈퇴한 회원)'];
const orders: any[] = Array.from({ length: 57 }, (_, n) => ({
  id: randomUUID(), product: n % 3 === 2 ? 'consultation' : 'check-result', orderName: n % 3 === 2 ? '노무사 전화 상담 30분 (해고 통지서 검토 포함)' : '부당해고 자가진단 전체 결과',
  checkId: n % 3 === 2 ? null : randomUUID(), consultationId: n % 3 === 2 ? randomUUID() : null, amount: [9900, 55000, 1250000][n % 3], refunded: statuses[n % 7] === 'refunded' ? [9900, 55000, 1250000][n % 3] : n % 7 === 3 && n % 2 ? 3300 : 0,
  status: statuses[n % 7], method: statuses[n % 7] === 'placed' ? null : methods[n % 7], placedAt: day(n), paidAt: n % 7 === 3 || n % 7 === 4 ? day(n) : null, refundPending: n % 11 === 3, revision: 4, owner: randomUUID(), ownerName: names[n % 7], needsAttention: n % 13 === 5 || n % 11 === 3, updatedAt: day(n - 1),
}));
const detail = (o: any) => ({ ...o, merchantUid: o.id, receiptUrl: 'https://example.com/receipt', deposit: o.status === 'awaiting_deposit' ? { bank: '국민은행', number: '123-456-789012', expiresAt: day(0) } : null, withdrawal: { open: true, lastDay: '2026-12-05' }, ended: null, received: o.amount, returned: o.refunded, refund: o.refundPending ? { amount: 3300, by: 'buyer' } : null, updatedAt: undefined });
const companies: any[] = Array.from({ length: 34 }, (_, n) => ({ id: randomUUID(), name: ['㈜한빛노무', '주식회사 대한민국상업용부동산종합관리서비스', '가온테크놀로지유한책임회사', 'Very Long English Company Name Holdings Korea Ltd.', '별'][n % 5] + (n > 4 ? ` ${n}` : ''), businessNumber: `110-81-${41200 + n}`, representative: n % 4 ? '홍길동' : '', quotas: { questions: n % 3 ? 1200 : null, tokens: n % 2 ? 12_000_000 : null, costWon: n % 4 ? 1_500_000 : null }, note: n === 1 ? '계약 담당: 인사팀 김과장. 매월 말일 정산하며 세금계산서는 다음 달 5일에 보냅니다. '.repeat(4) : '', members: n * 3, isClosed: n === 2, createdAt: day(n), updatedAt: day(n), revision: 3 }));
const members = Array.from({ length: 40 }, (_, n) => ({ id: randomUUID(), name: n === 5 ? null : names[n % 6], email: n === 5 ? null : `member.${n}.with.a.very.long.address@subdomain.example-company.co.kr` }));
const calls: any[] = Array.from({ length: 60 }, (_, n) => ({ id: randomUUID(), at: day(n), userId: randomUUID(), userName: names[n % 7], companyId: n % 3 ? companies[n % 5].id : null, companyName: n % 3 ? companies[n % 5].name : null, adviceId: n % 4 ? randomUUID() : null, advisor: n % 5 ? 'openai' : 'embedded', model: n % 5 ? 'gpt-very-long-model-name-2026-11-01' : null, inputTokens: 12345 * (n + 1), outputTokens: 1234 * (n % 9), costMicroWon: n * 12_345_678, outcome: ['answered', 'failed', null, 'cut'][n % 4], estimated: n % 6 === 0 }));
const page1 = (all: any[], query: URLSearchParams) => { const [from, to] = JSON.parse(query.get('range') ?? '[0,24]'); return { items: all.slice(from, to + 1), total: all.length, range: `items ${from}-${Math.min(to, all.length - 1)}/${all.length}` }; };
test('look', { timeout: 300_000 }, async () => {
  const boss = await newSuper(url, inject('unlockedDataDir'), '박봄');
  for (const [name, opts] of [['1280', desktop]] as const) {
    const { page } = await browser.visit(url, opts);
    await signInOn(page, boss);
    await page.route('**/api/**', async (route) => {
      const u = new URL(route.request().url()); const path = u.pathname;
      if (route.request().method() !== 'GET') return route.continue();
      const list = (all: any[]) => { const p = page1(all, u.searchParams); return route.fulfill({ json: p.items, headers: { 'Content-Range': p.range } }); };
      const isOrder = path.includes('/order'); const id = /[0-9a-f-]{36}/.exec(path)?.[0];
      if (/\/api\/(admin\/)?orders?$/.test(path)) { const f = JSON.parse(u.searchParams.get('filter') ?? '{}'); return list(f.unsettled ? orders.filter((o) => o.needsAttention) : orders.filter((o) => !f.status || o.status === f.status)); }
      if (isOrder && path.endsWith('/sums')) return route.fulfill({ json: { days: Array.from({ length: 60 }, (_, n) => ({ day: new Date(Date.UTC(2026, 8, 30 + n)).toISOString().slice(0, 10), paid: (n * 37) % 11 * 55_000, orders: (n * 7) % 9, refunded: n % 13 === 0 ? 9900 : 0 })) } });
      const order = orders.find((o) => o.id === id); if (order && !path.includes('history')) return route.fulfill({ json: detail(order) });
      if (/\/api\/(company\/list|companies)$/.test(path)) return list(companies);
      if (path.endsWith('/users')) return route.fulfill({ json: { items: members, total: members.length } });
      const company = companies.find((c) => c.id === id); if (company && !path.includes('history')) return route.fulfill({ json: company });
      if (/usages$/.test(path)) return list(calls);
      if (/usages\/summary$/.test(path)) { const by = u.searchParams.get('by'); const rows = by === 'day' ? Array.from({ length: 30 }, (_, n) => ({ key: `2026-11-${String(n + 1).padStart(2, '0')}`, label: `2026-11-${String(n + 1).padStart(2, '0')}` })) : by === 'company' ? companies.slice(0, 5).map((c) => ({ key: c.id, label: c.name })) : names.map((n) => ({ key: n, label: n })); return route.fulfill({ json: { from: '2026-11-01', to: '2026-11-30', rows: rows.map((r, n) => ({ ...r, calls: 12 * (n + 1), questions: 10 * n, tokens: 123_456 * n, inputTokens: 100_000 * n, outputTokens: 23_456 * n, costMicroWon: 98_765_432_1 * n, estimated: n % 3 })), quota: u.searchParams.get('companyId') ? { limits: { questions: 1200, tokens: 12_000_000, costMicroWon: 1_500_000_000_000 }, used: { questions: 1100, tokens: 13_000_000, costMicroWon: 900_000_000_000 }, left: { questions: 100, tokens: 0, costMicroWon: 600_000_000_000 }, startsAgainOn: '2026-12-01' } : null } }); }
      return route.continue();
    });
    const pages: Record<string, string> = { order: '/admin/order', 'order-filter': '/admin/order?filter=' + encodeURIComponent('{"status":"forged"}'), 'order-one': `/admin/order/${orders[3].id}`, 'order-wait': `/admin/order/${orders[1].id}`, sums: '/admin/order/sums', company: '/company/list', 'company-one': `/company/list/${companies[1].id}`, usage: '/company/usage', 'usage-company': '/company/usage?filter=' + encodeURIComponent(JSON.stringify({ companyId: companies[1].id, from: '2026-11-01', to: '2026-11-29' })) };
    for (const [file, path] of Object.entries(pages)) { if (!['order','company-one','usage'].includes(file)) continue;
      await page.goto(path); await page.waitForTimeout(2500);
      await page.screenshot({ path: `/tmp/w/h38/files-${file}-${name}.png`, fullPage: true });
      const wide = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      console.log(file, name, wide.join('/'), await page.title());
    }
  }
});
