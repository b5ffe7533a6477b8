import type { StepOut } from './contract/check.ts';

const answers: Readonly<Record<string, string>> = {
  yes: '예',
  no: '아니요',
  unknown: '잘 모르겠어요',
  paper: '서면',
  email: '이메일',
  messenger: '메신저·문자',
  spoken: '말로',
};

const inWords = (answer: unknown): string => (typeof answer === 'string' ? (answers[answer] ?? answer) : '');

/** The answers that a range weighs together, those that moved the figure. */
const movingParts = (step: Pick<StepOut, 'parts'>) => (step.parts ?? []).filter((part) => part.value !== 0);

/**
 * The question that a step speaks of. A range is applied at the section's end but speaks of the answers inside it: under
 * the last question's name one answer would seem to have helped and hurt at once.
 */
export const stepTitle = (step: Pick<StepOut, 'kind' | 'title' | 'parts'>): string => {
  if (step.kind !== 'range') return step.title;
  const [first, ...others] = movingParts(step);
  if (first === undefined) return '함께 따져 본 사정';
  return others.length === 0 ? first.title : `함께 따져 본 사정 ${others.length + 1}가지`;
};

/** A step's answer as it was given; of several answers weighed together, none stands for all. */
export const stepAnswer = (step: Pick<StepOut, 'kind' | 'answer' | 'parts'>): string => {
  if (step.kind !== 'range') return inWords(step.answer);
  const parts = movingParts(step);
  return parts.length === 1 ? inWords(parts[0]?.answer) : '';
};

/** One of the answers weighed together, with what it adds: `아니요 −0.05`. */
export const partWords = ({ answer, value }: NonNullable<StepOut['parts']>[number]): [string, string] => [
  inWords(answer),
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '그대로',
];

const plain = (factor: number): string => String(Math.round(factor * 1000) / 1000);

/** What the step did, in words: `×1.3`, `+0.07`, the words added. */
export const stepEffect = (step: StepOut): string => {
  switch (step.kind) {
    case 'ratio':
      return typeof step.value === 'number' ? `×${plain(step.value)}` : '';
    case 'range':
      return typeof step.value === 'number' ? `×${plain(step.before === 0 ? 1 : step.after / step.before)}` : '';
    case 'keyword':
      return Array.isArray(step.value) ? `비슷한 사건을 찾는 낱말: ${step.value.join(', ')}` : '';
    case 'floor':
      return typeof step.value === 'number' ? `${Math.round(step.value * 100)}% 이상` : '';
    case 'suggest':
      return '상담을 권해요';
    case 'clamp':
      return '5~95%로 맞춤';
  }
};
