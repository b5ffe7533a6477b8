import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import { z } from 'zod';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import type { Rulesets } from '../../rulesets/context.ts';
import { checkStream } from '../loaded-check.ts';
import { requireDayAndBudget, type TellingParts, wayTo } from './telling.ts';

/** Tells the owner of a check that a new edition moves its figure. */
export const TELL_MOVED = 'tell-moved-figure';

export const movedToTell = z.strictObject({ checkId: z.uuid(), publicationId: z.uuid() });

/**
 * Requests the message, which names no figure: that of a result which isn't paid for is locked. Its id follows from the publication and
 * the owner, so that somebody with several checks, or a second delivery, gets one. Whoever has calculated by the edition meanwhile knows.
 */
export const tellMoved =
  ({
    commands,
    rulesets,
    messages,
    smsBudget,
    publicUrl,
    clock,
  }: TellingParts & { readonly rulesets: Pick<Rulesets, 'versionInForce'> }): JobHandler =>
  async (job) => {
    const { checkId, publicationId } = movedToTell.parse(job.data);
    const { state: check } = await commands.load(checkDecider, checkStream(checkId));
    if (!check) return;
    if (check.calculations.at(-1)?.calculation.rulesetVersion === (await rulesets.versionInForce())) return;
    const { owner } = check;
    const side = check.calculations.at(-1)?.calculation.side ?? 'employee';
    const { state: user } = await commands.load(userDecider, userStream(owner));
    const way = user && !user.erased ? wayTo(user) : null;
    if (!way) return;
    const at = clock().toISOString();
    if (way.channel === 'sms') await requireDayAndBudget(at, smsBudget);
    await messages.request(
      {
        owner,
        channel: way.channel,
        template: 'moved-figure',
        notAfter: null,
        personal: {
          to: way.to,
          params: { side, discreet: way.proved ? '' : 'yes', link: `${publicUrl}/check/result/${checkId}` },
        },
      },
      {
        commandId: followingCommandId(publicationId, `moved figure of ${owner}`),
        at,
        actor: { id: 'system', role: 'system' },
        correlationId: job.id,
      },
    );
  };
