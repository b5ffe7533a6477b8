import { GENESIS, type StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { positionOf } from '../positions/dense-positions.ts';
import { someEvent } from '../test-events.ts';
import { canonicalEnvelope, chainHash } from './hash-chain.ts';
import { nothingResealed, type Resealed } from './log-proof.ts';
import { withResealed } from './resealed-events.ts';

/** Events of streams of their own, at dense positions. */
export const written = (
  datas: readonly (readonly [type: string, data: Record<string, unknown>])[],
): readonly StoredEvent[] =>
  datas.map(([type, data], index) => {
    const envelope = { ...someEvent(data, { type }), stream: `s-${index + 1}`, revision: 1 };
    const hash = chainHash(GENESIS, canonicalEnvelope(envelope));
    return { ...envelope, position: positionOf(index + 1), previousHash: GENESIS, hash };
  });

/** The log after the second event was sealed: it keeps the hash that it was written with. */
export const sealedLater = (sealed: Record<string, unknown> = { name: 'sealed' }) => {
  const noted = (resealed: Resealed) => ({ events: resealed.events, digest: resealed.digest });
  const [one, two, three] = written([
    ['Moved', { n: 1 }],
    ['Moved', { name: 'in plain' }],
    ['Moved', { n: 3 }],
  ]);
  if (!one || !two || !three) throw new Error('too few events');
  const now = { ...two, data: { name: 'sealed' } };
  const resealed = withResealed(nothingResealed, now.position, chainHash(now.hash, canonicalEnvelope(now)));
  const [, , , note] = written([...Array(3).fill(['', {}]), ['PlainTextSealed', noted(resealed)]]);
  if (!note) throw new Error('no note');
  return { log: [one, { ...two, data: sealed }, three, note], resealed };
};
