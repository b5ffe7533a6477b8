import { isStaff } from '@nomucheck/domain/accounts/access.ts';
import { consultationDecider, consultationStream } from '@nomucheck/domain/consultations/consultation.ts';
import type { ConsultationEvent } from '@nomucheck/domain/consultations/consultation-events.ts';
import type { Consultation } from '@nomucheck/domain/consultations/consultation-state.ts';
import { slotText } from '@nomucheck/domain/consultations/slots.ts';
import { outcomes } from '@nomucheck/domain/consultations/stages.ts';
import { topics } from '@nomucheck/domain/consultations/topics.ts';
import { count, koreanMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { HistoryView } from '../../engine/history/history-entries.ts';
import type { NamesOf } from '../../engine/history/people-names.ts';
import { type RecordHistory, requireId, titleOf } from '../../engine/history/record-histories.ts';
import type { RecordStories } from '../../engine/history/record-stories.ts';
import { visibleConsultation } from '../loaded-consultation.ts';
import type { ConsultationViews } from './consultation-views.ts';

type Parts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly views: Pick<ConsultationViews, 'detail'>;
  readonly namesOf: NamesOf;
  readonly stories: RecordStories;
};

/** The history of a consultation. What was said and agreed between two people can't be put back by one of them. */
export const consultationHistory = ({ commands, views, namesOf, stories }: Parts): RecordHistory => ({
  kind: 'consultation',
  find: async (id, caller) => {
    requireId(id);
    const loaded = await visibleConsultation(commands, id, caller.actor);
    const { consultation, revision } = loaded;
    const { owner, topic, requestedAt } = consultation;
    const isFirm = isStaff(caller.actor.role) && caller.actor.id !== owner;
    const reader = isFirm ? caller : { actor: { id: caller.actor.id, role: 'user' as const } };
    const nameOf = await namesOf([owner]);
    // As on its page: with a conflict of interest, only the assignee reads what was written.
    const isWithheld = isFirm && (await views.detail(loaded, consultation, caller.actor, requestedAt)).withheld;
    const view = { ...(isFirm ? forFirm : forOwner), texts: writtenTexts(namesOf, isWithheld) };
    return {
      title: titleOf(nameOf(owner), `${topics[topic]} 상담`, requestedAt),
      // The firm's reasons are written for the firm.
      story: stories({ stream: consultationStream(id), revision }, view, reader, { hidesReasons: !isFirm }),
      discloses: { purpose: 'consultation', people: [owner] },
    };
  },
});

/** The history of a consultation in words. It has nothing of what was written, so a conflict of interest hides nothing of it. */
const forOwner: HistoryView<Consultation | null, ConsultationEvent> = {
  initialState: consultationDecider.initialState,
  evolve: consultationDecider.evolve,
  seen: (consultation) => (consultation ? inWords(consultation) : {}),
  // No event of a consultation is about a question of the check.
  sentenceContext: { question: (key) => key },
};

const forFirm: typeof forOwner = {
  ...forOwner,
  seen: (consultation) => (consultation ? { ...inWords(consultation), ...ofFirm(consultation) } : {}),
  people: ['맡은 사람'],
};

/** Who has it, and in spite of how many conflicts of interest; the reason is the event's. */
const ofFirm = ({ assignee, accepted }: Consultation) => ({
  '맡은 사람': assignee,
  '알고 맡은 이해 충돌': accepted.length === 0 ? null : `${count(accepted.length)}건`,
});

const inWords = ({ topic, kind, slots, payment, agreed, messages, closed }: Consultation) => ({
  주제: topics[topic],
  종류: kind === 'paid' ? '유료' : '무료',
  '희망 시간': slots.map(slotText).join(', '),
  결제: payment ? koreanMoment(payment.at) : null,
  '상담 시간': agreed ? koreanMoment(agreed.at) : null,
  글: messages.length === 0 ? null : `${count(messages.length)}건`,
  결과: closed?.outcome ? outcomes[closed.outcome] : null,
});

/** What was written, with one revision: the list of changes has nothing of it. */
const writtenTexts =
  (namesOf: NamesOf, isWithheld: boolean) =>
  async (consultation: Consultation | null): Promise<Readonly<Record<string, string | null>>> => {
    if (!consultation) return {};
    const { personal, messages, assignee } = consultation;
    const nameOf = await namesOf([assignee, ...messages.map(({ userId }) => userId)]);
    const said = messages.map(({ userId, text }) => `${nameOf(userId)}: ${text ?? '(지워진 글)'}`).join('\n\n');
    return {
      '맡은 사람': assignee && nameOf(assignee),
      의뢰인: personal?.client ?? null,
      상대방: personal?.opponent ?? null,
      '신청 내용': isWithheld ? '가림' : (personal?.body ?? null),
      대화: isWithheld ? '가림' : said || null,
    };
  };
