import { randomUUID } from 'node:crypto';
import express from 'express';
import { createPool } from '../../postgres/pool.ts';

/**
 * The program to compare with, in a separate process as the service is: it takes a JSON body, writes it with one
 * INSERT, and answers.
 */
const pool = createPool(process.argv[2] ?? '');
await pool.query('create table bare (id uuid primary key, at timestamptz not null default now(), body jsonb not null)');
const app = express();
app.use(express.json());
app.put('/answer', async (request, response) => {
  const id = randomUUID();
  await pool.query({ name: 'bare', text: 'insert into bare (id, body) values ($1, $2)', values: [id, request.body] });
  response.json({ id });
});
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) console.log(`http://localhost:${address.port}`);
});
process.on('SIGTERM', () => process.exit(0));
