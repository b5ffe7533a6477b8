import { LOG_EPOCH_OPENED, logEpochStream } from '@nomucheck/domain/kernel/log/log-epoch.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { v4 as uuidV4 } from 'uuid';
import type { EventStore, NewEvent } from '../event-store.ts';

/** Where an epoch begins, and its id. */
export type EpochOpening = { readonly position: string; readonly epoch: string };

/** The openings after a position and the log's head, read at the same moment. */
export type ReadOpenings = (
  after: string,
) => Promise<{ readonly openings: readonly EpochOpening[]; readonly head: string }>;

/** Whether a text has the shape of a token of `EventStore.tokenOf`, or of the bare position that was its place once. */
export const isTokenShaped = (text: string): boolean => /^(?:\d{16}-[0-9a-f]{12}|\d{1,20})$/.test(text);

export type Epochs = Pick<EventStore, 'tokenOf' | 'positionOfToken'> & {
  /** An append reached `position`; the epoch of that position was opened at `opening`, `START` when there was none. */
  readonly appended: (position: string, opening: string) => void;
};

/**
 * Opens an epoch at the log's head. A process does this once before its first write. From then on, tokens of earlier
 * epochs that point behind this place are known to be lost: the log was restored from an older copy.
 */
export const openEpoch = async (store: Pick<EventStore, 'append'>, at: string): Promise<void> => {
  const epoch = uuidV4();
  const opening: NewEvent = {
    id: uuidV4(),
    type: LOG_EPOCH_OPENED,
    schemaVersion: 1,
    at,
    actor: { id: 'system', role: 'system' },
    correlationId: epoch,
    causationId: epoch,
    data: { epoch },
  };
  // Another process that starts at the same time may open its own first.
  for (let expected = 0; ; ) {
    const opened = await store.append(logEpochStream, expected, [opening]);
    if (opened.ok) return;
    expected = opened.actualRevision;
  }
};

/** The epoch of events that were written before the first epoch was opened. */
const beforeAll = { position: START, epoch: '00000000-0000-0000-0000-000000000000' } as const;

/**
 * The epochs of a log, cached in memory and complete up to some position; the log is queried only beyond it. So a
 * process that writes alone never queries, and an epoch that another process opened is known before it matters.
 */
export const createEpochs = (read: ReadOpenings): Epochs => {
  let known: readonly EpochOpening[] = [beforeAll];
  let knownUpTo: string = START;

  const last = (): EpochOpening => known.at(-1) ?? beforeAll;

  const readOn = async (): Promise<void> => {
    const { openings, head } = await read(last().position);
    known = [...known, ...openings.filter(({ position }) => position > last().position)];
    if (head > knownUpTo) knownUpTo = head;
  };

  const nameAt = (position: string): string =>
    nameOf(known.findLast((opening) => opening.position <= position) ?? beforeAll);

  return {
    appended: (position, opening) => {
      // The last known epoch still holds there, so none was opened in between.
      if (opening === last().position && position > knownUpTo) knownUpTo = position;
    },
    tokenOf: async (position) => {
      if (position > knownUpTo) await readOn();
      return `${position}-${nameAt(position)}`;
    },
    positionOfToken: async (token) => {
      const [position = '', name] = token.split('-');
      if (name === undefined) return null;
      if (position > knownUpTo) await readOn();
      return position <= knownUpTo && nameAt(position) === name ? position : null;
    },
  };
};

const nameOf = ({ epoch }: EpochOpening): string => epoch.replaceAll('-', '').slice(0, 12);
