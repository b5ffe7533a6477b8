import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

const metrics = async (): Promise<string> => (await test.call('GET', '/metrics')).body;

type Asked = { readonly status: number | undefined; readonly body: string };

/** Calls this machine with these headers, as a page does whose host name resolves to it, or a proxy. */
const askedWith = (headers: Readonly<Record<string, string>>, path: string): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const call = request(test.base + path, { headers }, (response) => {
      let body = '';
      response.on('data', (part) => {
        body += String(part);
      });
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
    call.on('error', reject).end();
  });
const here = (): string => `localhost:${new URL(test.base).port}`;
const askedAs = (host: string, path: string): Promise<Asked> => askedWith({ Host: host }, path);

describe('the metrics', () => {
  it('count requests by route, and all unknown paths as one route', async () => {
    const before = (await metrics()).split('\n').length;
    for (let n = 0; n < 30; n += 1) await fetch(`${test.base}/nothing-${n}`);
    await test.call('GET', '/api/check/00000000-0000-4000-8000-000000000000');
    const text = await metrics();
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="page",status="404"} 30');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/check/:id",status="401"} 1');
    expect(text).not.toContain('nothing-');
    expect(text.split('\n').length - before).toBeLessThan(80);
  });

  it.each([
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
    'app_pool_connections{pool="nomucheck"}',
    'app_pool_waiting{pool="nomucheck log writer"}',
    'app_pool_most{pool="nomucheck jobs"}',
    'app_log_lines_total{outcome="dropped"}',
    'app_log_up',
  ])('contain %s', async (name) => {
    expect(await metrics()).toMatch(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} \\d`, 'm'));
  });
});

describe('a caller that uses a host name other than this machine’s', () => {
  it('gets neither metrics nor the mailbox, and of the health only whether the service is ready', async () => {
    expect((await askedAs('nomucheck.example', '/metrics')).status).toBe(403);
    expect((await askedAs('nomucheck.example', '/api/sandbox/mailbox')).status).toBe(404);
    const ready = await askedAs('nomucheck.example', '/readyz');
    expect({ status: ready.status, body: JSON.parse(ready.body) }).toEqual({ status: 200, body: { ready: true } });
    expect((await askedAs(here(), '/metrics')).status).toBe(200);
  });

  it.each([
    ['without the port', () => ({ Host: 'localhost' })],
    ['with another port', () => ({ Host: 'localhost:1' })],
    ['and adds the client’s address', () => ({ Host: here(), 'X-Forwarded-For': '203.0.113.5' })],
    ['and adds the public scheme', () => ({ Host: here(), 'X-Forwarded-Proto': 'https' })],
    ['and passes on the browser’s origin', () => ({ Host: here(), Origin: 'https://nomucheck.example' })],
  ])('is a stranger, too, behind a proxy that names this machine %s', async (_how, headers) => {
    expect((await askedWith(headers(), '/metrics')).status).toBe(403);
    expect((await askedWith(headers(), '/api/sandbox/mailbox')).status).toBe(404);
    expect(JSON.parse((await askedWith(headers(), '/readyz')).body)).toEqual({ ready: true });
  });

  it('is refused from this machine, too, when the service has a public address, unless the configuration allows it', async () => {
    test = await test.restart({ PUBLIC_URL: 'https://nomucheck.example' });
    expect((await askedAs(here(), '/metrics')).status).toBe(403);
    expect((await askedAs(here(), '/api/sandbox/mailbox')).status).toBe(404);
    expect((await test.call('GET', '/readyz')).body).toEqual({ ready: true });
    test = await test.restart({ PUBLIC_URL: 'https://nomucheck.example', SANDBOX: '1' });
    expect((await askedAs(here(), '/api/sandbox/mailbox')).status).toBe(200);
    test = await test.restart({});
  });
});
