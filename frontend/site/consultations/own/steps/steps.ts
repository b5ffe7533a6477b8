import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { stageTexts } from '@nomucheck/domain/consultations/stages.ts';

export type StepState = 'past' | 'now' | 'coming';
/** A step of a consultation. `at`: when it was taken, where that is known. */
export type Step = {
  readonly key: StepKey;
  readonly text: string;
  readonly state: StepState;
  readonly at: string | null;
};
type StepKey = 'requested' | 'payment' | 'reading' | 'talk' | 'agreed' | 'closed';

type Consultation = Pick<
  ConsultationOut,
  'stage' | 'kind' | 'requestedAt' | 'assignee' | 'messages' | 'agreedAt' | 'closed' | 'payment'
>;

const nowOf = ({ stage, messages, agreedAt }: Consultation): StepKey => {
  switch (stage) {
    case 'unpaid':
      return 'payment';
    case 'new':
      return 'reading';
    case 'waiting_for_us':
      return agreedAt !== null || messages.some(({ by }) => by === 'firm') ? 'talk' : 'reading';
    case 'waiting_for_them':
      return 'talk';
    case 'agreed':
      return 'agreed';
    case 'closed':
      return 'closed';
  }
};

const coming: Readonly<Record<StepKey, string>> = {
  requested: '접수',
  payment: '결제',
  reading: '노무사가 읽기',
  talk: '답과 상담 시간 주고받기',
  agreed: '상담',
  closed: '마침',
};

const past: Readonly<Record<StepKey, string>> = {
  requested: stageTexts.new,
  payment: '결제했어요',
  reading: '노무사가 읽었어요',
  talk: '답을 주고받았어요',
  agreed: '상담했어요',
  closed: stageTexts.closed,
};

const nowText = (key: StepKey, { stage, assignee }: Consultation): string => {
  if (key === 'reading') return assignee === null ? '노무사가 곧 읽어요' : `${assignee.name} 노무사가 보고 있어요`;
  if (key === 'talk') return stageTexts[stage];
  return key === 'agreed' ? stageTexts.agreed : key === 'payment' ? stageTexts.unpaid : past[key];
};

/** What was passed over isn't said to have happened. */
const happened = (key: StepKey, { assignee, messages, agreedAt, payment, closed }: Consultation): boolean => {
  if (key === 'payment') return payment !== null && payment.paidAt !== null;
  if (key === 'reading') return assignee !== null;
  if (key === 'talk') return messages.some(({ by }) => by === 'firm');
  return key === 'agreed' ? agreedAt !== null && (closed === null || agreedAt <= closed.at) : true;
};

const timeOf = (key: StepKey, { requestedAt, payment, closed }: Consultation): string | null => {
  if (key === 'requested') return requestedAt;
  if (key === 'payment') return payment?.paidAt ?? null;
  return key === 'closed' ? (closed?.at ?? null) : null;
};

/** Its half hour is over, and it goes on in writing. */
const hasTakenPlace = ({ agreedAt, stage }: Consultation): boolean =>
  agreedAt !== null && (stage === 'waiting_for_us' || stage === 'waiting_for_them');

/** The line of steps: what was, what is now, and what comes. */
export const stepsOf = (consultation: Consultation): readonly Step[] => {
  const keys: readonly StepKey[] = [
    'requested',
    ...(consultation.kind === 'paid' ? (['payment'] as const) : []),
    'reading',
    ...(hasTakenPlace(consultation) ? (['agreed', 'talk'] as const) : (['talk', 'agreed'] as const)),
    'closed',
  ];
  const now = keys.indexOf(nowOf(consultation));
  return keys.flatMap((key, index) => {
    const state = index < now ? 'past' : index === now ? 'now' : 'coming';
    if (state === 'past' && !happened(key, consultation)) return [];
    const text = state === 'past' ? past[key] : state === 'now' ? nowText(key, consultation) : coming[key];
    return [{ key, text, state, at: state === 'coming' ? null : timeOf(key, consultation) }];
  });
};
