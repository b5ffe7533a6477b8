import type { Preferences } from '@nomucheck/domain/people/contract/preferences.ts';
import type { Reply } from '../../shared/client/ask.ts';

/** The preferences of the account, where the ticks are kept, so that they are the same on all devices. */
export type PreferencesServer = {
  readonly read: () => Promise<Reply<Preferences>>;
  /** Replaces all settings. Refused with `conflict` if another device has written since that revision. */
  readonly write: (settings: Preferences['settings'], expectedRevision: number) => Promise<Reply<Preferences>>;
};

/** `place`: the name of the setting, `papers.<check>` or `deeds.<advice>`. */
export const ticksIn = ({ settings }: Pick<Preferences, 'settings'>, place: string): ReadonlySet<string> => {
  const kept = settings[place];
  return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []);
};

const mostTries = 3;

/**
 * Ticks one thing or takes its tick back, beside what other devices have ticked meanwhile; null if it couldn't be kept.
 */
export const keepTick = async (
  server: PreferencesServer,
  place: string,
  key: string,
  isTicked: boolean,
): Promise<ReadonlySet<string> | null> => {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const now = await server.read();
    if (!now.ok) return null;
    const ticks = new Set(ticksIn(now.value, place));
    if (isTicked) ticks.add(key);
    else ticks.delete(key);
    const settings = { ...now.value.settings, [place]: [...ticks].sort() };
    const written = await server.write(settings, now.value.revision);
    if (written.ok) return ticksIn(written.value, place);
    if (written.code !== 'conflict') return null;
  }
  return null;
};
