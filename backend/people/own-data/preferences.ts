import { roleOf } from '@nomucheck/domain/accounts/access.ts';
import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { may } from '@nomucheck/domain/accounts/rights.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Sealed } from '@nomucheck/domain/kernel/log/stored-event.ts';
import {
  type OwnPreferences,
  type Preferences,
  type PreferencesBody,
  preferences,
} from '@nomucheck/domain/people/contract/preferences.ts';
import { z } from 'zod';
import type { Caller } from '../../engine/callers/caller.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { SealedPlace, Sealer } from '../../engine/sealing/sealer.ts';
import type { VaultPreferences } from '../vault/preferences.ts';

/** What the server stores for a person's console. */
export type PreferenceKeeping = {
  of(caller: Caller): Promise<Preferences>;
  /** The person's own preferences with what they share, for the export of their data. */
  own(person: string): Promise<OwnPreferences>;
  /**
   * Given fields replace the stored ones. Throws `conflict` when another tab has written since the named revision, and
   * `forbidden` when a person who isn't of the firm wants to share.
   */
  keep(wanted: PreferencesBody, caller: Caller): Promise<Preferences>;
};

export type PreferenceParts = {
  readonly kept: VaultPreferences;
  readonly sealer: Sealer;
  readonly commands: Pick<CommandHandler, 'load'>;
};

type Query = NonNullable<PreferencesBody['queries']>[number];
type Mine = {
  readonly revision: number;
  readonly settings: Preferences['settings'];
  readonly queries: readonly Query[];
};

const query = preferences.shape.queries.element.omit({ mine: true, by: true });
const ownContent = z.object({ settings: preferences.shape.settings, queries: z.array(query) });
const sharedContent = z.array(query);

const mostTries = 5;

export const createPreferences = ({ kept, sealer, commands }: PreferenceParts): PreferenceKeeping => {
  /** null after the person's key was destroyed. */
  const opened = <Content>(schema: z.ZodType<Content>, sealed: Sealed, place: SealedPlace): Promise<Content | null> =>
    sealer.unseal(sealed, place).then((content) => (content === null ? null : schema.parse(content)));

  const mineOf = async (id: string): Promise<Mine> => {
    const found = await kept.find(id);
    if (!found) return { revision: 0, settings: {}, queries: [] };
    const [own, shared] = await Promise.all([
      opened(ownContent, found.own, placeOf(id, 'own')),
      found.shared === null ? null : opened(sharedContent, found.shared, placeOf(id, 'shared')),
    ]);
    return {
      revision: found.revision,
      settings: own?.settings ?? {},
      queries: [...(own?.queries ?? []), ...(shared ?? [])],
    };
  };

  /** Only from people who still are of the firm: shared queries of people who have left are not shown. */
  const sharedWith = async ({ user, actor }: Caller): Promise<Preferences['queries']> => {
    if (!may(actor, 'query.share')) return [];
    const shared = await kept.sharedByOthers(user.id);
    const each = await Promise.all(
      [...shared].map(async ([id, sealed]) => {
        const { state } = await commands.load(userDecider, userStream(id));
        if (!state?.personal || !may({ role: roleOf(state) }, 'query.share')) return [];
        const { name: by } = state.personal;
        const queries = (await opened(sharedContent, sealed, placeOf(id, 'shared'))) ?? [];
        return queries.map((query) => ({ ...query, mine: false, by }));
      }),
    );
    return each.flat();
  };

  const told = async ({ revision, settings, queries }: Mine, caller: Caller): Promise<Preferences> => {
    const by = caller.user.personal?.name ?? '';
    const mine = queries.map((query) => ({ ...query, mine: true, by }));
    return { revision, settings, queries: [...mine, ...(await sharedWith(caller))] };
  };

  return {
    own: async (person) => {
      const { settings, queries } = await mineOf(person);
      return { settings, queries: [...queries] };
    },

    of: async (caller) => told(await mineOf(caller.user.id), caller),

    keep: async ({ settings, queries, expectedRevision }, caller) => {
      const { id } = caller.user;
      if (queries?.some(({ shared }) => shared)) authorize(caller.actor, 'query.share');
      for (let tries = 1; ; tries += 1) {
        const before = await mineOf(id);
        const { revision } = before;
        if (tries > mostTries || (expectedRevision !== undefined && expectedRevision !== revision)) {
          throw new DomainError('conflict', { extra: { currentRevision: revision } });
        }
        const after = {
          revision: revision + 1,
          settings: settings ?? before.settings,
          queries: queries ?? before.queries,
        };
        const own = { settings: after.settings, queries: after.queries.filter(({ shared }) => !shared) };
        const shared = after.queries.filter(({ shared }) => shared);
        const sealedOwn = await sealer.seal(id, placeOf(id, 'own'), own);
        const sealedShared = shared.length === 0 ? null : await sealer.seal(id, placeOf(id, 'shared'), shared);
        if (await kept.replace(id, revision, { own: sealedOwn, shared: sealedShared })) return told(after, caller);
      }
    },
  };
};

const placeOf = (id: string, field: 'own' | 'shared'): SealedPlace => ({
  stream: `preferences-${id}`,
  type: 'Preferences',
  field,
});
