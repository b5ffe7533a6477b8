import { expect, it } from 'vitest';
import { uploadsTo } from './uploads.ts';

const receive = async () => ({ json: null, sha256: '' });
const isUpload = uploadsTo([
  { access: 'login', path: '/files', receive },
  { access: 'login', path: '/api/consult/:id/files', receive },
  { access: 'login', path: '/api/user/edit' },
  { access: 'public', path: '/api/order/webhook', receive },
]);

it('a request is an upload where its route receives a file from somebody who has signed in', () => {
  for (const url of ['/files', '/files?purpose=photo', '/api/consult/1/files'])
    expect(isUpload({ method: 'POST', url })).toBe(true);
  for (const url of ['/files/1', '/api/consult/1', '/api/user/edit', '/api/order/webhook', ''])
    expect(isUpload({ method: 'POST', url })).toBe(false);
  expect(isUpload({ method: 'GET', url: '/files' })).toBe(false);
});
