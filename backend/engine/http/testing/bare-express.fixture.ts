import { randomUUID } from 'node:crypto';
import express from 'express';
import { createPool } from '../../postgres/connections/pool.ts';

/**
 * The program to compare with, in a separate process as the service is. It takes a JSON body, writes it with one INSERT, and
 * answers; or it sends the given statements, one after the other and prepared, and answers with the given bytes.
 */
const [, , url = '', serviceUrl = url] = process.argv;
const pool = createPool(url);
const pages = createPool(serviceUrl);
await pool.query('create table bare (id uuid primary key, at timestamptz not null default now(), body jsonb not null)');
type Read = {
  readonly statements: readonly { readonly text: string; readonly values: unknown[] }[];
  readonly body: string;
};
const reads = new Map<string, Read>();
const app = express();
app.use(express.json());
app.put('/answer', async (request, response) => {
  const id = randomUUID();
  await pool.query({ name: 'bare', text: 'insert into bare (id, body) values ($1, $2)', values: [id, request.body] });
  response.json({ id });
});
app.put('/reads', (request, response) => {
  for (const [name, read] of Object.entries<Read>(request.body)) reads.set(name, read);
  response.json({});
});
app.get('/read/:name', async (request, response) => {
  const { name } = request.params;
  const { statements = [], body = '' } = reads.get(name) ?? {};
  for (const [index, { text, values }] of statements.entries()) {
    await pages.query({ name: `${name} ${index}`, text, values });
  }
  response.type('json').send(body);
});
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) console.log(`http://localhost:${address.port}`);
});
// As the service does: a connection that is closed while the other program is measured would end the bench.
server.keepAliveTimeout = 65_000;
process.on('SIGTERM', () => process.exit(0));
