import { type BesideParts, withBeside } from './beside.ts';
import type { Difference } from './compare.ts';
import type { Purpose } from './shadow.ts';

export type Rebuilt = {
  readonly difference: Difference;
  /** The position at which both tables were compared. */
  readonly comparedAt: string;
  /** The position at which the new table replaced the live one; null when it was only compared. */
  readonly switchedAt: string | null;
  /** The number of streams that the build parked. */
  readonly parked: number;
  readonly events: number;
  readonly seconds: number;
};

/**
 * Rebuilds a read model from the log, beside the live table and while the service runs, reports the differences at
 * one position, and replaces the live table. If it is interrupted, the live table is unchanged, and the next run
 * continues the build.
 */
export const rebuild = (parts: BesideParts): Promise<Rebuilt> =>
  withBeside(parts, 'rebuild', async ({ build, compare, switchOver, done }) => {
    await build();
    const compared = await compare();
    const switchedAt = await switchOver({ by: 'rebuild' });
    return { ...compared, switchedAt, ...done() };
  });

/** The same without the replacement: nothing is left behind. */
export const compareWithRebuild = (parts: BesideParts, purpose: Purpose = 'verify'): Promise<Rebuilt> =>
  withBeside(parts, purpose, async ({ build, compare, drop, done }) => {
    await build();
    const compared = await compare();
    await drop();
    return { ...compared, switchedAt: null, ...done() };
  });

/**
 * Replaces a table of an older definition with one of this program's, for the program that starts and then owns it
 * (`heir`). Until the switch, readers and an older program that still owns the old one continue with it. False when
 * another program has replaced it meanwhile; its table stays then.
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
