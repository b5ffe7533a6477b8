import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { useRef, useState } from 'react';
import { randomId } from '../../../shared/random-id.ts';
import type { Reply } from '../../checks/draft/check-server.ts';

export type Refused = { readonly message: string; readonly errors: Readonly<Record<string, string>> };
type Send = (key: string) => Promise<Reply<ConsultationOut>>;

/** Others moved it on meanwhile: what is shown is behind. */
const isBehind = (code: string): boolean => ['conflict', 'stage_wrong', 'consult_failed'].includes(code);

/**
 * A change of one's own consultation. A change whose answer got lost is sent again under its key, so that it happens once.
 * `onBehind` reads the consultation again.
 */
export const useChange = (onChanged: (changed: ConsultationOut) => void, onBehind: () => void) => {
  const key = useRef(randomId());
  const [busy, setBusy] = useState(false);
  /** Gives why it wasn't changed; null where it was. */
  const change = async (send: Send): Promise<Refused | null> => {
    setBusy(true);
    const reply = await send(key.current);
    setBusy(false);
    if (reply.ok || reply.code !== 'server_error') key.current = randomId();
    if (reply.ok) {
      onChanged(reply.value);
      return null;
    }
    if (isBehind(reply.code)) onBehind();
    const errors = reply.errors ?? {};
    return { message: errors[''] ?? reply.message, errors };
  };
  return { busy, change };
};
