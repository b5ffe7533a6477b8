import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { FigureName } from '@nomucheck/domain/operations/home-figures.ts';
import { figuresOfCases } from './figures-of-cases.fixture.ts';
import { outdatedResults } from './figures-of-results.fixture.ts';
import { editionInForce, editionsToDecide, sourcesAlarming } from './figures-of-running.fixture.ts';
import { after, has, koreanDay, lastOf, minute, type Story, storiesOf, textOf } from './stories.fixture.ts';

/**
 * Figures of the home, counted from the stored events alone. The rules are written out here a second time, from what the figures
 * are said to count, and share nothing with the deciders, the read models and their queries. What is parked is the only figure that
 * isn't among them: that the program failed at an event, or at what should follow it, is kept beside the log and is no event.
 */

const sumOf = (steps: Story, field: string): number =>
  steps.reduce((sum, { told }) => sum + Number(told[field] ?? 0), 0);

const isToRefund = (order: Story): boolean => {
  const asked = order.findLastIndex(({ type }) => type === 'RefundRequested');
  const isRefundOpen =
    asked >= 0 && !order.slice(asked).some(({ type }) => /^(RefundRefused|PaymentRefunded)$/.test(type));
  const state = lastOf(order, ...orderStates);
  const refunded = order.filter(({ type }) => type === 'PaymentRefunded');
  return isRefundOpen || (state?.type === 'PaymentForged' && sumOf(refunded, 'amount') < sumOf([state], 'amount'));
};
const orderStates = [
  'OrderPlaced',
  'DepositAwaited',
  'PaymentFailed',
  'OrderPaid',
  'PaymentForged',
  'PaymentCancelled',
];
const isUnsettled = (order: Story, now: string): boolean => {
  const state = lastOf(order, ...orderStates)?.type ?? '';
  const isRecent = (order.at(-1)?.at ?? '') > after(now, -60 * minute);
  return isToRefund(order) || state === 'DepositAwaited' || (/^(OrderPlaced|PaymentFailed)$/.test(state) && isRecent);
};

const canBeSentAgain = (message: Story, now: string): boolean => {
  const last = lastOf(message, 'MessageRequested', 'MessageSent', 'MessageFailed', 'MessageRetried');
  const useful = textOf(message[0]?.told, 'notAfter');
  const isPassing = ['refused', 'not_delivered'].includes(textOf(last?.told, 'why'));
  return last?.type === 'MessageFailed' && isPassing && (useful === '' || useful >= now);
};

const consultationStage = (story: Story, now: string): string => {
  if (has(story, 'ConsultationClosed')) return 'closed';
  const isPaid = lastOf(story, 'ConsultationPaid', 'ConsultationUnpaid')?.type === 'ConsultationPaid';
  if (textOf(story[0]?.told, 'kind') === 'paid' && !isPaid) return 'unpaid';
  const time = lastOf(story, 'ConsultationTimeAgreed', 'ConsultationMoved', 'ConsultationUnpaid');
  const begins = time?.type === 'ConsultationTimeAgreed' ? textOf(time.told, 'agreedAt') : '';
  const wasSpokenOf = story.some(({ type, at }) => type === 'ConsultationAnswered' && begins !== '' && at >= begins);
  const isPending = begins !== '' && !wasSpokenOf;
  if (isPending && now < after(begins, 30 * minute)) return 'agreed';
  if (!has(story, 'ConsultationAssigned')) return 'new';
  const word = lastOf(story, 'ConsultationRequested', 'ConsultationAdded', 'ConsultationMoved', 'ConsultationAnswered');
  return isPending || word?.type !== 'ConsultationAnswered' ? 'ours' : 'theirs';
};
const attorneyOf = (story: Story): string => textOf(lastOf(story, 'ConsultationAssigned')?.told, 'attorney');

/** An advice that is with the firm: which review it waits for or is in, who has it until when, who had the other one. */
type Review = {
  readonly of: number;
  readonly holder: string;
  readonly until: string;
  readonly due: string;
  readonly had: Story;
};
const reviewOf = (advice: Story): Review | null => {
  const begins = advice.findLastIndex(({ type }) => /^(Review1Requested|AdviceAmended)$/.test(type));
  const round = begins < 0 ? [] : advice.slice(begins);
  const isOver = round.some(
    ({ type, told }) =>
      /^(AdvicePublished|AdviceWithdrawn)$/.test(type) || (type === 'ReviewReturned' && told.stage === 1),
  );
  if (begins < 0 || isOver) return null;
  const turn = lastOf(
    round,
    'Review1Requested',
    'AdviceAmended',
    'Review2Requested',
    'ReviewReturned',
    'ReviewApproved',
  );
  // Between the two reviews nobody can take it, and nothing is due.
  if (turn?.type === 'ReviewApproved') return { of: 0, holder: '', until: '', due: '', had: [] };
  const of = turn?.type === 'Review2Requested' ? 2 : 1;
  const since = round.slice(turn ? round.indexOf(turn) : 0);
  const hold = lastOf(since, 'ReviewClaimed', 'ReviewReassigned', 'ReviewLeaseRenewed', 'ReviewReleased');
  const isHeld = hold !== undefined && hold.type !== 'ReviewReleased';
  const had = round.filter(({ type }) => /^(ReviewClaimed|ReviewReassigned)$/.test(type));
  return {
    ...{ of, had, due: textOf(turn?.told, 'dueAt') },
    holder: isHeld ? textOf(hold.told, 'reviewer') || textOf(hold.told, 'to') : '',
    until: isHeld ? textOf(hold.told, 'until') : '',
  };
};
const isTurnOf = (review: Review, asker: string, person: string, now: string): boolean => {
  if (review.holder === person) return true;
  const hadOther = review.had.some(({ told }) => told.stage !== review.of && [told.reviewer, told.to].includes(person));
  return review.of > 0 && asker !== person && !hadOther && (review.holder === '' || review.until <= now);
};
/** Whether a case that it names has changed, and nobody has looked at that. */
/** The cases of an advice whose last change nobody has looked at. */
const openFlags = (advice: Story): number => {
  const flags = Map.groupBy(
    advice.filter(({ type }) => /^AdviceFlag/.test(type)),
    ({ told }) => told.caseId,
  );
  return [...flags.values()].filter((ofCase) => ofCase.at(-1)?.type === 'AdviceFlagged').length;
};
const isRecalled = (advice: Story): boolean => openFlags(advice) > 0;
const openReports = (advice: Story): number => {
  const answers = Map.groupBy(
    advice.filter(
      ({ type, told }) => type === 'AdviceReportSettled' || (type === 'AdviceAnswerReported' && told.toLookAt),
    ),
    ({ told }) => told.answerId,
  );
  return [...answers.values()].filter((ofAnswer) => ofAnswer.at(-1)?.type === 'AdviceAnswerReported').length;
};

/** What rests on cases that changed, and that nobody has looked at or calculated again. */
const recalledRecords = (events: readonly StoredEvent[]): number => {
  const lastCalculation = new Map(
    events.flatMap(({ type, stream, data }) =>
      type === 'ResultCalculated' ? [[stream.replace('check-', ''), data.calculationId] as const] : [],
    ),
  );
  const open = storiesOf(events, 'recall').flatMap((recall) => {
    const items = new Map<string, string>();
    for (const { type, told } of recall) {
      const named = Array.isArray(told.records) ? told.records : [told];
      for (const { kind, id, calculationId } of named) {
        if (type === 'CaseRecalled') items.set(`${kind} ${id}`, kind === 'result' ? calculationId : '');
        else items.delete(`${kind} ${id}`);
      }
    }
    return [...items];
  });
  const ofRecalls = open.filter(
    ([key, made]) => made === '' || lastCalculation.get(key.replace('result ', '')) === made,
  );
  const ofAdvices = storiesOf(events, 'advice').reduce((sum, advice) => sum + openFlags(advice), 0);
  return ofRecalls.length + ofAdvices;
};

/** Who looks, when (ISO), and the version of the questionnaire that the program brings along, which is in no event. */
type Asked = { readonly person: string; readonly now: string; readonly offered: string };

/** What each of these figures is for this person at this instant. */
export const figuresOfLog = (events: readonly StoredEvent[], { person, now, offered }: Asked) => {
  const count = (kind: string, holds: (story: Story) => boolean): number =>
    storiesOf(events, kind).filter(holds).length;
  const reviews = (holds: (review: Review, asker: string) => boolean): number =>
    count('advice', (advice) => {
      const review = reviewOf(advice);
      return review !== null && holds(review, textOf(advice[0]?.told, 'asker'));
    });
  const consultations = (stage: string, attorney: string | null = null): number =>
    count(
      'consultation',
      (each) => consultationStage(each, now) === stage && (attorney ?? attorneyOf(each)) === attorneyOf(each),
    );
  return {
    'reviews-mine': reviews((review, asker) => isTurnOf(review, asker, person, now)),
    'reviews-held': reviews(({ holder }) => holder === person),
    'reviews-due-today': reviews(({ due }) => due !== '' && due >= now && koreanDay(due) === koreanDay(now)),
    'reviews-overdue': reviews(({ due }) => due !== '' && due < now),
    recalls: count('advice', isRecalled),
    reports: storiesOf(events, 'advice')
      .filter((advice) => textOf(advice[0]?.told, 'asker') !== person)
      .reduce((sum, advice) => sum + openReports(advice), 0),
    'consultations-new': consultations('new'),
    'consultations-mine': consultations('ours', person),
    'consultations-agreed': consultations('agreed', person),
    ...figuresOfCases(events, person, now),
    'orders-unsettled': count('order', (order) => isUnsettled(order, now)),
    'orders-to-refund': count('order', isToRefund),
    'messages-failed': count('message', (message) => canBeSentAgain(message, now)),
    'editions-to-decide': editionsToDecide(events, person, offered),
    'sources-alarming': sourcesAlarming(events, now),
    'recalled-records': recalledRecords(events),
    'outdated-results': outdatedResults(events, editionInForce(events)),
  } satisfies Record<Exclude<FigureName, 'parked' | 'log-faults'>, number>;
};
