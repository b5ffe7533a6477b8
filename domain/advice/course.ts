import type { RecordedEvent } from '../kernel/log/event.ts';
import type { AdviceEvent } from './advice-events.ts';
import type { TimelineStep } from './contract/advice.ts';
import type { AdviceText } from './contract/review.ts';

/** What happened to an advice, in order. */
export type Course = {
  /** As the asker reads it: no names, and no words of reviewers but those that are meant for the asker. */
  readonly timeline: readonly TimelineStep[];
  /** Every text that a stage left, with who wrote it, for the firm. Texts are null once the asker's key is destroyed. */
  readonly texts: readonly CourseText[];
  /** When the current review was requested; null before the first request. */
  readonly requestedAt: string | null;
  readonly publishedAt: string | null;
};
export type CourseText = Omit<AdviceText, 'text' | 'by'> & {
  readonly text: string | null;
  /** The id of who wrote it; null for the draft, which the asker chose, and for what was published. */
  readonly by: string | null;
};

/** Before the first event. */
export const courseAtFirst: Course = { timeline: [], texts: [], requestedAt: null, publishedAt: null };

export const courseAfter = (course: Course, event: RecordedEvent<AdviceEvent>): Course => {
  const { text, ...changed } = after(course, event);
  const steps = stepsOf(event);
  return {
    ...course,
    ...changed,
    ...(steps.length === 0 ? {} : { timeline: [...course.timeline, ...steps] }),
    ...(text ? { texts: [...course.texts, text] } : {}),
  };
};

type Change = Partial<Omit<Course, 'texts' | 'timeline'>> & { readonly text?: CourseText };

/** A text that isn't a review. */
const unreviewed = (of: Pick<CourseText, 'what' | 'round' | 'at' | 'text'>): CourseText => ({
  ...of,
  ...{ by: null, comments: [], verdict: null, reason: null },
});

const after = (course: Course, event: RecordedEvent<AdviceEvent>): Change => {
  const { at } = event;
  const round = course.texts.at(-1)?.round ?? 1;
  switch (event.type) {
    case 'Review1Requested': {
      const { text } = event.data;
      return { requestedAt: at, text: unreviewed({ what: 'draft', round: event.data.round, at, text }) };
    }
    case 'Review2Requested':
      return { requestedAt: at };
    case 'ReviewApproved':
    case 'ReviewReturned': {
      const { stage, reviewer, text, comments } = event.data;
      const isReturn = event.type === 'ReviewReturned';
      const judged: CourseText = {
        ...{ what: stage === 1 ? 'review1' : 'review2', round, at, by: reviewer, text, comments: comments ?? [] },
        verdict: isReturn ? 'return' : 'approve',
        reason: isReturn ? event.data.reason : null,
      };
      // After a return by review 2, review 1 has to be done again.
      const again = isReturn && stage === 2 ? { requestedAt: at } : {};
      return { ...again, text: judged };
    }
    case 'AdvicePublished': {
      const { text } = event.data;
      return { publishedAt: at, text: unreviewed({ what: 'published', round, at, text }) };
    }
    case 'AdviceAmended': {
      // The published text is the draft of the new round.
      const text = course.texts.findLast(({ what }) => what === 'published')?.text ?? null;
      return { requestedAt: at, text: unreviewed({ what: 'draft', round: event.data.round, at, text }) };
    }
    default:
      return {};
  }
};

const stepsOf = (event: RecordedEvent<AdviceEvent>): readonly TimelineStep[] => {
  const step = (what: TimelineStep['what'], reason: string | null = null) => [{ what, at: event.at, reason }];
  switch (event.type) {
    case 'AdviceAsked':
      return step('asked');
    case 'Review1Requested':
      return step('review1_requested');
    case 'ReviewClaimed':
      return event.data.tookOverFrom === null ? step(event.data.stage === 1 ? 'review1' : 'review2') : [];
    case 'ReviewReassigned':
      return event.data.from === null ? step(event.data.stage === 1 ? 'review1' : 'review2') : [];
    case 'ReviewApproved':
      return event.data.stage === 1 ? step('review1_done') : [];
    case 'Review2Requested':
      return step('review2_requested');
    case 'ReviewReturned':
      // What review 2 writes to review 1 isn't for the asker.
      return event.data.stage === 1 ? step('returned', event.data.reason) : step('review1_requested');
    case 'AdvicePublished':
      return step('published');
    case 'AdviceAmended':
      return step('amended');
    case 'AdviceWithdrawn':
      return step('withdrawn');
    default:
      return [];
  }
};
