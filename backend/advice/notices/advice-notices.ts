import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { adviceDecider, adviceOfStream, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { adviceEvents } from '@nomucheck/domain/advice/advice-events.ts';
import type { AdviceTemplate } from '@nomucheck/domain/advice/message-templates.ts';
import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import { z } from 'zod';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../../engine/process-managers/process-manager.ts';
import type { Messages } from '../../messages/context.ts';

/** Requests the messages that follow from an event of an advice. */
export const WRITE_ADVICE_NOTICES = 'write-advice-notices';

const what = z.enum(['published', 'returned', 'flagged']);
const toWrite = z.strictObject({ advice: z.uuid(), what, at: z.iso.datetime() });

const definition = (type: string) => definitionIn(adviceEvents, type);
const write = (stream: string, of: z.infer<typeof what>, at: string): readonly WantedEffect[] => [
  {
    name: WRITE_ADVICE_NOTICES,
    data: { advice: adviceOfStream(stream), what: of, at } satisfies z.infer<typeof toWrite>,
  },
];

/** The asker hears of the publication, of a return to them, and, with the reviewers, of a change of a cited case. */
export const adviceNotices = defineProcessManager({
  name: 'advice-notices',
  reactions: [
    after(definition('AdvicePublished'), z.object({}), ({ stream, at }) => write(stream, 'published', at)),
    after(definition('ReviewReturned'), z.object({ stage: z.literal([1, 2]) }), ({ stream, at, data: { stage } }) =>
      stage === 1 ? write(stream, 'returned', at) : [],
    ),
    after(definition('AdviceFlagged'), z.object({}), ({ stream, at }) => write(stream, 'flagged', at)),
  ],
});

export type NoticeParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly messages: Pick<Messages, 'request'>;
  readonly publicUrl: string;
};

const actor = { id: 'system', role: 'system' } as const;

/** The addresses are read here; no job contains one. An advice that isn't public any more is nobody's news. */
export const writeAdviceNotices =
  ({ commands, messages, publicUrl }: NoticeParts): JobHandler =>
  async (job) => {
    const { advice: id, what: of, at } = toWrite.parse(job.data);
    const { state } = await commands.load(adviceDecider, adviceStream(id));
    if (!state || state.stage === 'withdrawn') return;

    const send = async (owner: string, template: AdviceTemplate, link: string): Promise<void> => {
      const { state: user } = await commands.load(userDecider, userStream(owner));
      const to = user?.personal?.email;
      if (to === undefined) return;
      await messages.request(
        { owner, channel: 'email', template, notAfter: null, personal: { to, params: { link } } },
        { commandId: followingCommandId(job.id, `to ${owner}`), at, actor, correlationId: job.id },
      );
    };

    const ofAsker = `${publicUrl}/advices/${id}`;
    if (of === 'returned') return send(state.asker, 'advice-returned', ofAsker);
    if (!state.published) return;
    if (of === 'published') return send(state.asker, 'advice-published', ofAsker);
    await send(state.asker, 'advice-flagged', ofAsker);
    for (const { userId } of state.published.reviewers)
      await send(userId, 'advice-recall', `${publicUrl}/inspection/detail/${id}`);
  };
