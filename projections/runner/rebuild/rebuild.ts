import { type BesideParts, withBeside } from './beside.ts';
import type { Difference } from './compare.ts';
import type { Purpose } from './shadow.ts';

export type Rebuilt = {
  readonly difference: Difference;
  /** Where both tables were compared. */
  readonly comparedAt: string;
  /** Where the new table took over; null where it was only compared. */
  readonly switchedAt: string | null;
  /** Streams that the build had to park. */
  readonly parked: number;
  readonly events: number;
  readonly seconds: number;
};

/**
 * Builds a read model again from the log, beside the live table and while the service goes on, says how the two differ at
 * one position, and puts the new one in its place. Cut off at any moment it leaves the live table as it was, and what it
 * had built to be taken up again.
 */
export const rebuild = (parts: BesideParts): Promise<Rebuilt> =>
  withBeside(parts, 'rebuild', async ({ build, compare, switchOver, done }) => {
    await build();
    const compared = await compare();
    const switchedAt = await switchOver({ by: 'rebuild' });
    return { ...compared, switchedAt, ...done() };
  });

/** The same without the switch: nothing is left behind. */
export const compareWithRebuild = (parts: BesideParts, purpose: Purpose = 'verify'): Promise<Rebuilt> =>
  withBeside(parts, purpose, async ({ build, compare, drop, done }) => {
    await build();
    const compared = await compare();
    await drop();
    return { ...compared, switchedAt: null, ...done() };
  });

/**
 * Puts a table of this program's definition in the place of one of an older definition, for the program that starts and goes
 * on with it (`heir`). Readers, and an older program that still keeps the old one up, go on until the switch. False where
 * another program has replaced it meanwhile: then that one's stays.
 */
export const upgrade = (parts: BesideParts, heir: string): Promise<boolean> =>
  withBeside(parts, 'next', async ({ isStillNeeded, build, switchOver, drop }) => {
    if (await isStillNeeded()) {
      await build();
      if (await isStillNeeded()) {
        await switchOver({ by: 'upgrade', heir });
        return true;
      }
    }
    await drop();
    return false;
  });
