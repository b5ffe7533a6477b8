import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { staticConsole } from './static-console.ts';

const html =
  '<!doctype html><title>업무</title><meta property="csp-nonce" nonce="NONCE-OF-THIS-ANSWER"><script nonce="NONCE-OF-THIS-ANSWER"></script>';
let folder: string;
let server: Server;
let base: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), html);
  await writeFile(
    join(folder, 'pages.json'),
    JSON.stringify(['/admin', '/admin/user', '/admin/user/:id', '/inspection/list', '/company/list']),
  );
  await writeFile(join(folder, '.built-from'), 'secret');
  await writeFile(join(folder, 'assets', 'main-abc123.js'), 'run()');
  const site = express.Router().use((_request, response) => void response.status(404).send('the site'));
  server = createServer(express().use(securityHeaders, staticConsole(folder), site));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  base = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const noncesOf = (text: string): string[] => [...text.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce ?? '');

it.each(['/admin', '/admin/user', '/admin/user/1b6e', '/inspection/list', '/company/list/'])(
  'at %s the console’s page is sent with a new nonce for each answer, and may not be stored',
  async (path) => {
    const seen: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      const response = await fetch(base + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const policy = response.headers.get('content-security-policy') ?? '';
      const nonces = noncesOf(await response.text());
      expect(nonces).toHaveLength(2);
      for (const nonce of nonces) expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard");
      expect(policy).not.toContain('unsafe');
      seen.push(nonces[0] ?? '');
    }
    expect(seen[0]).toMatch(/^[\w-]{24}$/);
    expect(seen[0]).not.toBe(seen[1]);
  },
);

it('an address below /admin that is none of the console’s pages is the console’s 404 page', async () => {
  const response = await fetch(`${base}/admin/nowhere`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('업무');
});

it.each(['/', '/administrator', '/console', '/console/.built-from'])(
  '%s is answered by the site, not by the console',
  async (path) => {
    expect(await (await fetch(base + path)).text()).toBe('the site');
  },
);

it('its files may be stored permanently, and a missing file is a plain-text 404, not a page', async () => {
  const file = await fetch(`${base}/console/assets/main-abc123.js`);
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(await file.text()).toBe('run()');
  const gone = await fetch(`${base}/console/assets/gone-1.js`);
  expect(gone.status).toBe(404);
  expect(gone.headers.get('content-type')).toContain('text/plain');
});
