import { LOG_EPOCH_OPENED, logEpochStream } from '@nomucheck/domain/kernel/log-epoch.ts';
import { v4 as uuidV4 } from 'uuid';
import { type EventStore, START } from './event-store.ts';

/** Where an epoch begins, and its id. */
export type EpochOpening = { readonly position: string; readonly epoch: string };

/** The openings after a position and the log's head, as one moment has them. */
export type ReadOpenings = (
  after: string,
) => Promise<{ readonly openings: readonly EpochOpening[]; readonly head: string }>;

export type Epochs = Pick<EventStore, 'tokenOf' | 'positionOfToken'> & {
  /** An append reached `position`; the epoch that holds there was opened at `opening`, `START` where none was. */
  readonly appended: (position: string, opening: string) => void;
};

/**
 * Opens an epoch at the log's head: to be done once by whoever is about to write, before anything else. What an earlier epoch
 * had after this place, in a log that has since been restored from an older copy, is known to be lost from then on.
 */
export const openEpoch = async (store: Pick<EventStore, 'append'>, at: string): Promise<void> => {
  const epoch = uuidV4();
  const opened = await store.append(logEpochStream(epoch), 0, [
    {
      id: uuidV4(),
      type: LOG_EPOCH_OPENED,
      schemaVersion: 1,
      at,
      actor: { id: 'system', role: 'system' },
      correlationId: epoch,
      causationId: epoch,
      data: { epoch },
    },
  ]);
  if (!opened.ok) throw new Error('no epoch of the log could be opened');
};

/** Of what was written before the first epoch was opened. */
const beforeAll = { position: START, epoch: '00000000-0000-0000-0000-000000000000' } as const;

/**
 * The epochs of a log, kept in memory and known to be all of them up to some position; only beyond it is the log asked. So a
 * process that writes alone never asks, and what another process opened is known before it matters.
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
      // The last one that is known still holds there, so none was opened between.
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
