import type { FigureName } from '@nomucheck/domain/operations/home-figures.ts';
import type { StoredEvent } from '../../engine/event-store/event-store.ts';

/**
 * Figures of the home, counted from the stored events alone. The rules are written out here a second time, from what the figures
 * are said to count, and share nothing with the deciders, the read models and their queries.
 */

/** The fields of any event that are read here. */
type Told = Readonly<Record<string, unknown>>;
type Step = { readonly type: string; readonly at: string; readonly by: string; readonly told: Told };
type Story = readonly Step[];

const minute = 60_000;
const after = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();
const textOf = (told: Told | undefined, field: string): string => {
  const value = told?.[field];
  return typeof value === 'string' ? value : '';
};
const sumOf = (steps: Story, field: string): number =>
  steps.reduce((sum, { told }) => sum + Number(told[field] ?? 0), 0);

/** The events of each record of a kind, in order. */
const storiesOf = (events: readonly StoredEvent[], kind: string): readonly Story[] => {
  const ofKind = events.filter(({ stream }) => stream.startsWith(`${kind}-`));
  return [...Map.groupBy(ofKind, ({ stream }) => stream).values()].map((story) =>
    story.map(({ type, at, actor, data }) => ({ type, at, by: actor.id, told: Object(data) })),
  );
};
const lastOf = (story: Story, ...types: readonly string[]): Step | undefined =>
  story.findLast(({ type }) => types.includes(type));
const has = (story: Story, type: string): boolean => story.some((step) => step.type === type);

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
const isRecalled = (advice: Story): boolean => {
  const flags = Map.groupBy(
    advice.filter(({ type }) => /^AdviceFlag/.test(type)),
    ({ told }) => told.caseId,
  );
  return [...flags.values()].some((ofCase) => ofCase.at(-1)?.type === 'AdviceFlagged');
};
const openReports = (advice: Story): number => {
  const answers = Map.groupBy(
    advice.filter(
      ({ type, told }) => type === 'AdviceReportSettled' || (type === 'AdviceAnswerReported' && told.toLookAt),
    ),
    ({ told }) => told.answerId,
  );
  return [...answers.values()].filter((ofAnswer) => ofAnswer.at(-1)?.type === 'AdviceAnswerReported').length;
};

const caseStates: Readonly<Record<string, 'refined' | 'ready' | 'master' | 'gone'>> = {
  ...{ CaseCollected: 'refined', CaseSentBack: 'refined', CaseReadyUndone: 'refined', CaseReopened: 'refined' },
  ...{ CaseReadied: 'ready', CaseAcceptanceUndone: 'ready' },
  ...{ CaseAccepted: 'master', CaseCorrected: 'master', CaseRestored: 'master' },
  ...{ CaseDiscarded: 'gone', CaseWithdrawn: 'gone', CaseMerged: 'gone' },
};
const stateOf = (story: Story) => caseStates[lastOf(story, ...Object.keys(caseStates))?.type ?? ''];
const refinerOf = (story: Story): string =>
  lastOf(story, 'CaseRefined', 'ProposalTaken', 'ProposalDismissed', 'ProposalReopened', 'CaseReadied')?.by ?? '';
const koreanDay = (at: string): string => after(at, 9 * 60 * minute).slice(0, 10);

/** What each of these figures is for this person at this instant (ISO). */
export const figuresOfLog = (events: readonly StoredEvent[], person: string, now: string) => {
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
  const cases = (state: string, holds: (story: Story) => boolean = () => true): number =>
    count('case', (story) => stateOf(story) === state && holds(story));
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
    'cases-mine': cases('refined', (story) => refinerOf(story) === person),
    'cases-waiting': cases('refined'),
    'cases-sent-back': cases(
      'refined',
      (story) => lastOf(story, 'CaseSentBack', 'CaseReadied')?.type === 'CaseSentBack',
    ),
    'cases-ready': cases('ready'),
    'cases-accepted-today': cases(
      'master',
      (story) => koreanDay(lastOf(story, 'CaseAccepted')?.at ?? now) === koreanDay(now),
    ),
    'orders-unsettled': count('order', (order) => isUnsettled(order, now)),
    'orders-to-refund': count('order', isToRefund),
    'messages-failed': count('message', (message) => canBeSentAgain(message, now)),
  } satisfies Partial<Record<FigureName, number>>;
};
