import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

/** For each path that it receives, posts all these sign-ins at once and returns the statuses. */
const { base, source, emails, password } = z
  .object({ base: z.string(), source: z.string(), emails: z.array(z.string()), password: z.string() })
  .parse(workerData);

const post = async (path: string, email: string): Promise<number> => {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': source },
    body: JSON.stringify({ email, password }),
  });
  await response.arrayBuffer();
  return response.status;
};

parentPort?.on('message', async (path: string) =>
  parentPort?.postMessage(await Promise.all(emails.map((email) => post(path, email)))),
);
