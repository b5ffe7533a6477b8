import { isStaff } from '@nomucheck/domain/accounts/access.ts';
import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import type { Advice } from '@nomucheck/domain/advice/advice-state.ts';
import { openInWords } from '@nomucheck/domain/advice/review/publication.ts';
import { stageNames } from '@nomucheck/domain/advice/stages.ts';
import { koreanTimeOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { HistoryView } from '../../engine/history/history-entries.ts';
import type { NamesOf } from '../../engine/history/people-names.ts';
import { type RecordHistory, requireId, titleOf } from '../../engine/history/record-histories.ts';
import type { RecordStories } from '../../engine/history/record-stories.ts';
import { visibleAdvice } from '../loaded-advice.ts';

type Parts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly namesOf: NamesOf;
  readonly stories: RecordStories;
};

/** The history of an advice. Its texts change only by reviews, which take two people, so one of them puts nothing back. */
export const adviceHistory = ({ commands, namesOf, stories }: Parts): RecordHistory => ({
  kind: 'advice',
  find: async (id, caller) => {
    requireId(id);
    const { advice, revision, askedAt } = await visibleAdvice(commands, id, caller.actor);
    const { asker } = advice;
    const isFirm = isStaff(caller.actor.role) && caller.actor.id !== asker;
    // Who asked learns of the reviewers by the publication, also one of the firm's people.
    const reader = isFirm ? caller : { actor: { id: caller.actor.id, role: 'user' as const } };
    const nameOf = await namesOf([asker]);
    return {
      title: titleOf(nameOf(asker), '자문', askedAt),
      // The firm's reasons are written for the firm.
      story: stories({ stream: adviceStream(id), revision }, isFirm ? forFirm : forAsker, reader, {
        hidesReasons: !isFirm,
      }),
      discloses: { purpose: 'advice', people: [asker] },
    };
  },
});

/** How the history of an advice is shown to the firm, or to its asker: without the reviews' texts. */
const historyViewOf = (isFirm: boolean): HistoryView<Advice | null, AdviceEvent> => ({
  initialState: adviceDecider.initialState,
  evolve: adviceDecider.evolve,
  seen: (advice) => (advice ? inWords(advice, isFirm) : {}),
  // No event of an advice is about a question of the check.
  sentenceContext: { question: (key) => key },
});
const forFirm = historyViewOf(true);
const forAsker = historyViewOf(false);

const inWords = (advice: Advice, isFirm: boolean): Readonly<Record<string, unknown>> => {
  const { stage, round, dueAt, draft, published, reviews, rating, flags } = advice;
  return {
    단계: stageNames[stage],
    검토: round === 0 ? null : `${round}번째`,
    기한: dueAt && koreanTimeOf(dueAt).slice(0, 16).replace('T', ' '),
    초안: draft?.text ?? null,
    ...(isFirm
      ? {
          '1차 검토': reviews[1].judgement?.text ?? null,
          '2차 검토': reviews[2].judgement?.text ?? null,
          '1차에서 알고 맡은 이해 충돌': conflictsOf(reviews[1]),
          '발행할 때 남은 것': openWhenPublished(published),
          '2차에서 알고 맡은 이해 충돌': conflictsOf(reviews[2]),
        }
      : {}),
    공개: published?.text ?? null,
    별점: rating?.stars ?? null,
    '확인할 판정례': flags.filter(({ settled }) => !settled).length || null,
  };
};

/** What was open at the publication, and whether the reviewer confirmed it. */
const openWhenPublished = (published: Advice['published']): string | null => {
  const words = published?.open ? openInWords(published.open) : [];
  if (words.length === 0) return null;
  return `${words.join(', ')} (${published?.open?.isKnown ? '알고 발행함' : '확인 표시 없음'})`;
};

/** In spite of how many conflicts of interest it was taken; the reason is the event's. */
const conflictsOf = ({ accepted }: Advice['reviews'][1]): string | null =>
  accepted.length === 0 ? null : `${accepted.length}건`;
