import type { LogProofLine } from './proof-file.ts';

const timeoutMs = 10_000;

/**
 * POSTs a line to the configured address. Throws when it isn't accepted, with an error that doesn't contain the
 * address, which may be a secret.
 */
export const sendProof = async (url: string, proof: LogProofLine, patienceMs = timeoutMs): Promise<void> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(proof),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    throw new Error(`the address of LOG_PROOF_URL doesn't answer (${error instanceof Error ? error.name : 'unknown'})`);
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the address of LOG_PROOF_URL answers ${answer.status}`);
};
