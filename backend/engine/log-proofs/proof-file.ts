import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPosition } from '@nomucheck/domain/kernel/log/position.ts';
import { z } from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The hash of the whole log up to a position, with the time of writing. It shows nothing of the log's content. */
export const logProof = z.strictObject({
  at: z.iso.datetime(),
  position: z.string().refine(isPosition),
  hash,
  /** The hash of the event at that position alone. */
  last: hash,
});
export type LogProofLine = z.infer<typeof logProof>;

/**
 * A line of the file with its number, counted from 1; null when it can't be read because it is incomplete or was
 * overwritten.
 */
export type NumberedProof = { readonly number: number; readonly proof: LogProofLine | null };

/** In the data folder, one line for each proof, oldest first. */
export const proofFileIn = (dataDir: string): string => join(dataDir, 'log-proofs.jsonl');

/** All lines; none when the file doesn't exist yet. */
export const readProofs = async (file: string): Promise<readonly NumberedProof[]> =>
  (await textOf(file))
    .split('\n')
    .map((line, index) => ({ number: index + 1, line }))
    .filter(({ line }) => line !== '')
    .map(({ number, line }) => ({ number, proof: proofOf(line) }));

/** The last line that can be read. Only the end of the file is read, however long it is. */
export const readLastProof = async (file: string): Promise<LogProofLine | null> => {
  for (const line of (await endOf(file)).split('\n').reverse()) {
    const proof = line === '' ? null : proofOf(line);
    if (proof) return proof;
  }
  return null;
};

/** Appends a line to the file and waits until it is on the disk. Existing lines are never overwritten. */
export const appendProof = async (file: string, proof: LogProofLine): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  const before = await endOf(file);
  const isCutOff = before !== '' && !before.endsWith('\n');
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.appendFile(`${isCutOff ? '\n' : ''}${JSON.stringify(proof)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const proofOf = (line: string): LogProofLine | null => {
  try {
    return logProof.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
};

const textOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(unlessMissing);

/** Longer than a few lines. */
const endBytes = 4_096;

const endOf = async (file: string): Promise<string> => {
  const handle = await open(file, 'r').catch(unlessMissing);
  if (handle === '') return '';
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(endBytes), 0, endBytes, Math.max(0, size - endBytes));
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
};

const unlessMissing = (error: unknown): '' => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
  throw error;
};
