import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { SharedResultOut, SharingOut } from '@nomucheck/domain/sharing/contract.ts';
import { sharedResultOf } from '@nomucheck/domain/sharing/shared-result.ts';
import { activeLink, type Sharing, sharingDecider, sharingStream } from '@nomucheck/domain/sharing/sharing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { sharedByOwner, sharedResultAt } from '@nomucheck/projections/sharing/shared-results.ts';
import type { CheckViews, ShareableResults } from '../checks/context.ts';
import type { Caller } from '../engine/callers/caller.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { LinkTokens } from '../engine/links/link-tokens.ts';

export type Sharings = {
  /** Throws the same for a check of another person as for an unknown one. */
  requireOwn(checkId: string, caller: Caller): Promise<void>;
  /** The link that works now, for the owner. */
  of(checkId: string, at: string): Promise<SharingOut>;
  /** A new link, which ends the one before. Throws `survey_empty` while the check has no result. */
  share(checkId: string, context: CommandContext): Promise<Written>;
  end(checkId: string, context: CommandContext): Promise<Written>;
  /**
   * What the link with this token shows; its opening is counted. Throws `share_ended` for every token that opens nothing; calls
   * `onUnknown` before, where there never was a link with it.
   */
  open(token: string, context: CommandContext, onUnknown: () => Promise<void>): Promise<SharedResultOut>;
  /** Ends every link of a person who leaves. */
  endAllOf(person: string): Promise<void>;
};

type Written = { readonly sharing: SharingOut; readonly position: string };

export type SharingParts = {
  readonly db: Db;
  readonly commands: CommandHandler;
  readonly checkViews: Pick<CheckViews, 'visible'>;
  readonly shareableResults: ShareableResults;
  readonly tokens: LinkTokens;
  /** Waits until a link written at this position can be opened, a short while at most. */
  readonly untilListed: (position: string) => Promise<unknown>;
  readonly clock: () => Date;
};

export const createSharings = (parts: SharingParts): Sharings => {
  const { db, commands, checkViews, shareableResults, tokens, untilListed, clock } = parts;

  const shown = (sharing: Sharing | null, at: string): SharingOut => {
    const link = activeLink(sharing, at);
    if (!link) return { link: null };
    const { shareId, endsAt, openings } = link;
    return { link: { path: `/share/${tokens.of(shareId)}`, endsAt, openings } };
  };

  return {
    requireOwn: async (checkId, caller) => {
      const { check } = await checkViews.visible(checkId, caller);
      authorize(caller.actor, 'check.conclude', { owner: check.owner });
    },

    of: async (checkId, at) => shown((await commands.load(sharingDecider, sharingStream(checkId))).state, at),

    share: async (checkId, context) => {
      if (!(await shareableResults.of(checkId))) throw new DomainError('survey_empty');
      // Derived from the command's id, so that a retry has the same link.
      const shareId = followingCommandId(context.commandId, 'share');
      const tokenHash = tokens.hashOf(tokens.of(shareId));
      const { actor, at } = context;
      const { state, position } = await commands.handle(sharingDecider, {
        stream: sharingStream(checkId),
        command: { type: 'ShareResult', owner: actor.id, checkId, shareId, tokenHash, at },
        context,
      });
      // Whoever is sent the link may open it at once.
      await untilListed(position);
      return { sharing: shown(state, at), position };
    },

    end: async (checkId, context) => {
      const { state, position } = await commands.handle(sharingDecider, {
        stream: sharingStream(checkId),
        command: { type: 'EndSharing', why: 'by_owner', at: context.at },
        context,
      });
      return { sharing: shown(state, context.at), position };
    },

    open: async (token, context, onUnknown) => {
      const found = await sharedResultAt(db, tokens.hashOf(token));
      if (!found) {
        await onUnknown();
        throw new DomainError('share_ended');
      }
      const { shareId, checkId } = found;
      const { at } = context;
      // The log, not the read model, says whether the link still works: its end holds at once.
      const { state } = await commands.load(sharingDecider, sharingStream(checkId));
      const link = activeLink(state, at);
      if (!state || link?.shareId !== shareId) throw new DomainError('share_ended');
      const { state: owner } = await commands.load(userDecider, userStream(state.owner));
      const shareable = owner && !owner.erased ? await shareableResults.of(checkId) : null;
      if (!shareable) throw new DomainError('share_ended');
      const result = sharedResultOf(shareable, link.endsAt, koreanDateOf(at));
      try {
        const command = { type: 'NoteOpened', shareId, at } as const;
        await commands.handle(sharingDecider, { stream: sharingStream(checkId), command, context });
      } catch (error) {
        // Of very many openings at once some aren't counted; their readers see the result all the same.
        if (!(error instanceof DomainError && error.code === 'conflict')) throw error;
      }
      return result;
    },

    endAllOf: async (person) => {
      const at = clock().toISOString();
      const checkIds = new Set((await sharedByOwner(db, person)).map(({ checkId }) => checkId));
      for (const checkId of checkIds) {
        const commandId = followingCommandId(person, `erased: ${sharingStream(checkId)}`);
        await commands.handle(sharingDecider, {
          stream: sharingStream(checkId),
          command: { type: 'EndSharing', why: 'owner_left', at },
          context: { commandId, at, actor: { id: 'system', role: 'system' }, correlationId: commandId },
        });
      }
    },
  };
};
