import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { useRef, useState } from 'react';
import type { Reply } from '../../../shared/client/ask.ts';
import { keepSending, readSending, type Sending, sendingOf } from '../../../shared/client/sending.ts';
import { randomId } from '../../../shared/device/random-id.ts';

export type Refused = {
  readonly code: string;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
};
type Send<Body> = (body: Body, key: string) => Promise<Reply<ConsultationOut>>;

/** Others moved it on meanwhile, or it was moved on by a change whose answer got lost: what is shown may be behind. */
const mayBeBehind = (code: string): boolean =>
  ['conflict', 'stage_wrong', 'consult_failed', 'server_error'].includes(code);

type UseChange<Body> = {
  /** Where the device keeps what was sent and not answered: another one for each kind of change. */
  readonly place: string;
  readonly send: Send<Body>;
  readonly onChanged: (changed: ConsultationOut) => void;
  /** Reads the consultation again. */
  readonly onBehind: () => void;
};

/**
 * A change of one's own consultation. The same words are sent again under the key under which they maybe arrived, also after a
 * reload, so that they arrive once; other words have a key of their own.
 */
export const useChange = <Body extends object>({ place, send, onChanged, onBehind }: UseChange<Body>) => {
  const last = useRef<Sending | null>(readSending(place));
  const [busy, setBusy] = useState(false);
  const note = (sending: Sending | null) => {
    last.current = sending;
    keepSending(place, sending);
  };
  /** Gives why it wasn't changed; null where it was. */
  const change = async (body: Body): Promise<Refused | null> => {
    setBusy(true);
    const sending = sendingOf(last.current, body, randomId);
    // Written before the request: the page may be gone when its answer comes.
    note(sending);
    const reply = await send(body, sending.key);
    setBusy(false);
    if (reply.ok || reply.code !== 'server_error') note(null);
    if (reply.ok) {
      onChanged(reply.value);
      return null;
    }
    if (mayBeBehind(reply.code)) onBehind();
    const errors = reply.errors ?? {};
    return { code: reply.code, message: errors[''] ?? reply.message, errors };
  };
  return { busy, change };
};
