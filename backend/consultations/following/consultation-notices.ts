import { consultationOfStream } from '@nomucheck/domain/consultations/consultation.ts';
import { consultationEvents } from '@nomucheck/domain/consultations/consultation-events.ts';
import type { Consultation } from '@nomucheck/domain/consultations/consultation-state.ts';
import type { ConsultationTemplate } from '@nomucheck/domain/consultations/message-templates.ts';
import { koreanClock, koreanDateWithDay } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager } from '../../engine/process-managers/process-manager.ts';
import type { Messages } from '../../messages/context.ts';

/** Requests the message to the person that follows from what the firm did. */
export const WRITE_CONSULTATION_NOTICE = 'write-consultation-notice';

const toWrite = z.strictObject({
  consultation: z.uuid(),
  what: z.enum(['answered', 'agreed', 'free', 'closed']),
  at: z.iso.datetime(),
});
type What = z.infer<typeof toWrite>['what'];

const definition = (type: string) => definitionIn(consultationEvents, type);
const write = (stream: string, what: What, at: string) => [
  {
    name: WRITE_CONSULTATION_NOTICE,
    data: { consultation: consultationOfStream(stream), what, at } satisfies z.infer<typeof toWrite>,
  },
];
const moment = z.object({ at: z.iso.datetime() });

/** The person hears of an answer, of an agreed time, and of what the firm made of it: a free one, or the end. */
export const consultationNotices = defineProcessManager({
  name: 'consultation-notices',
  reactions: [
    after(definition('ConsultationAnswered'), moment, ({ stream, data: { at } }) => write(stream, 'answered', at)),
    after(definition('ConsultationTimeAgreed'), moment, ({ stream, data: { at } }) => write(stream, 'agreed', at)),
    after(
      definition('ConsultationMadeFree'),
      moment.extend({ attorney: z.uuid().nullable() }),
      ({ stream, data: { at, attorney } }) => (attorney === null ? [] : write(stream, 'free', at)),
    ),
    after(
      definition('ConsultationClosed'),
      moment.extend({ by: z.enum(['person', 'firm']) }),
      ({ stream, data: { at, by } }) => (by === 'firm' ? write(stream, 'closed', at) : []),
    ),
  ],
});

/**
 * The message to send now; null where it would be no news: the person has written since, the time was moved or has begun, or a
 * message about the same step says it.
 */
const newsOf = ({ messages, agreed, closed }: Consultation, what: What, at: string, now: string): News | null => {
  if (what === 'closed') return { template: 'consultation-closed', when: '' };
  if (closed !== null) return null;
  if (what === 'free') return { template: 'consultation-free', when: '' };
  const isAgreedThen = agreed?.agreedOn === at && agreed.at > now;
  if (what === 'agreed') {
    const when = agreed && `${koreanDateWithDay(agreed.at)} ${koreanClock(agreed.at)}`;
    return isAgreedThen && when ? { template: 'consultation-agreed', when } : null;
  }
  const hasWrittenSince = messages.some((message) => message.by === 'person' && message.at > at);
  return isAgreedThen || hasWrittenSince ? null : { template: 'consultation-answered', when: '' };
};
type News = { readonly template: ConsultationTemplate; readonly when: string };

export type NoticeParts = {
  readonly consultationOf: (id: string) => Promise<Consultation | null>;
  /** The person's e-mail address; null once they have left. */
  readonly emailOf: (person: string) => Promise<string | null>;
  readonly messages: Pick<Messages, 'request'>;
  readonly publicUrl: string;
  readonly clock: () => Date;
};

const actor = { id: 'system', role: 'system' } as const;

/** The consultation is looked up again first; no job contains an address or a word of it. */
export const writeConsultationNotice =
  ({ consultationOf, emailOf, messages, publicUrl, clock }: NoticeParts): JobHandler =>
  async (job) => {
    const { consultation: id, what, at } = toWrite.parse(job.data);
    const consultation = await consultationOf(id);
    const news = consultation && newsOf(consultation, what, at, clock().toISOString());
    if (!consultation || !news) return;
    const { owner } = consultation;
    const to = await emailOf(owner);
    if (to === null) return;
    const params = { link: `${publicUrl}/consult/${id}`, when: news.when };
    await messages.request(
      { owner, channel: 'email', template: news.template, notAfter: null, personal: { to, params } },
      { commandId: followingCommandId(job.id, `to ${owner}`), at, actor, correlationId: job.id },
    );
  };
