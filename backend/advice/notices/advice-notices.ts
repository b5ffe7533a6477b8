import { adviceDecider, adviceOfStream, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { adviceEvents } from '@nomucheck/domain/advice/advice-events.ts';
import type { AdviceTemplate } from '@nomucheck/domain/advice/message-templates.ts';
import { isCare, isOpen } from '@nomucheck/domain/advice/reports/report.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../../engine/process-managers/process-manager.ts';
import type { Messages } from '../../messages/context.ts';

/** Requests the messages that follow from an event of an advice. */
export const WRITE_ADVICE_NOTICES = 'write-advice-notices';

const what = z.enum(['published', 'returned', 'flagged', 'to_look_at']);
/** `answer`: which one is to be looked at. */
const toWrite = z.strictObject({ advice: z.uuid(), what, at: z.iso.datetime(), answer: z.uuid().optional() });

const definition = (type: string) => definitionIn(adviceEvents, type);
const write = (stream: string, of: z.infer<typeof what>, at: string, answer?: string): readonly WantedEffect[] => [
  {
    name: WRITE_ADVICE_NOTICES,
    data: {
      ...{ advice: adviceOfStream(stream), what: of, at },
      ...(answer === undefined ? {} : { answer }),
    } satisfies z.infer<typeof toWrite>,
  },
];

/**
 * The asker hears of the publication, of a return to them, and of a change of a cited case. Reviewer 1 hears of what review 2 changed
 * after them; what waits for the reviewers is told by the notices. The firm hears of an
 * answer that put care before the law; whether it did is sealed, so a job is written of every answer that is to be looked at.
 */
export const adviceNotices = defineProcessManager({
  name: 'advice-notices',
  reactions: [
    after(definition('AdvicePublished'), z.object({}), ({ stream, at }) => write(stream, 'published', at)),
    after(definition('ReviewReturned'), z.object({ stage: z.literal([1, 2]) }), ({ stream, at, data: { stage } }) =>
      stage === 1 ? write(stream, 'returned', at) : [],
    ),
    after(definition('AdviceFlagged'), z.object({}), ({ stream, at }) => write(stream, 'flagged', at)),
    after(
      definition('AdviceAnswerReported'),
      z.object({ answerId: z.uuid(), toLookAt: z.boolean() }),
      ({ stream, at, data: { answerId, toLookAt } }) => (toLookAt ? write(stream, 'to_look_at', at, answerId) : []),
    ),
  ],
});

export type NoticeParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly messages: Pick<Messages, 'request'>;
  /** The person's e-mail address; null once they have left. */
  readonly emailOf: (person: string) => Promise<string | null>;
  /** Everybody of the firm who may look at an answer. */
  readonly reviewers: () => Promise<readonly string[]>;
  readonly publicUrl: string;
};

const actor = { id: 'system', role: 'system' } as const;

/** The addresses are read here; no job contains one. An advice that isn't public any more is nobody's news. */
export const writeAdviceNotices =
  ({ commands, messages, emailOf, reviewers, publicUrl }: NoticeParts): JobHandler =>
  async (job) => {
    const { advice: id, what: of, at, answer } = toWrite.parse(job.data);
    const { state } = await commands.load(adviceDecider, adviceStream(id));
    if (!state || state.stage === 'withdrawn') return;

    const send = async (owner: string, template: AdviceTemplate, link: string): Promise<void> => {
      const to = await emailOf(owner);
      if (to === null) return;
      await messages.request(
        { owner, channel: 'email', template, notAfter: null, personal: { to, params: { link } } },
        { commandId: followingCommandId(job.id, `to ${owner}`), at, actor, correlationId: job.id },
      );
    };

    if (of === 'to_look_at') {
      // One message of a conversation, as long as nobody has looked at it.
      const [first, ...others] = state.reports.filter((report) => isOpen(report) && isCare(report));
      if (first?.answerId !== answer || others.length > 0) return;
      for (const reviewer of await reviewers())
        if (reviewer !== state.asker) await send(reviewer, 'advice-to-look-at', `${publicUrl}/inspection/reports`);
      return;
    }
    const ofAsker = `${publicUrl}/advices/${id}`;
    if (of === 'returned') return send(state.asker, 'advice-returned', ofAsker);
    if (!state.published) return;
    const { reviewers: readers } = state.published;
    const ofFirm = `${publicUrl}/inspection/detail/${id}`;
    if (of === 'published') {
      await send(state.asker, 'advice-published', ofAsker);
      for (const { userId, read } of readers) if (read === 'earlier') await send(userId, 'advice-changed', ofFirm);
      return;
    }
    await send(state.asker, 'advice-flagged', ofAsker);
  };
