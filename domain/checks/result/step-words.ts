import { percent } from '../../kernel/korean/korean-formats.ts';
import type { StepOut } from '../contract/check.ts';

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

/** The answers of a range that changed the figure. */
const movingParts = (step: Pick<StepOut, 'parts'>) => (step.parts ?? []).filter((part) => part.value !== 0);

/**
 * The question that a step is about. A range is applied at the end of a section but is about the answers in it: under the
 * last question's name one answer would seem to have two opposite effects.
 */
export const stepTitle = (step: Pick<StepOut, 'kind' | 'title' | 'parts'>): string => {
  if (step.kind !== 'range') return step.title;
  const [first, ...others] = movingParts(step);
  if (first === undefined) return '함께 따져 본 사정';
  return others.length === 0 ? first.title : `함께 따져 본 사정 ${others.length + 1}가지`;
};

/** A step's answer in its own words; for a range with several answers, their number. */
export const stepAnswer = (step: Pick<StepOut, 'kind' | 'answer' | 'parts'>): string => {
  if (step.kind !== 'range') return inWords(step.answer);
  const parts = movingParts(step);
  return parts.length === 1 ? inWords(parts[0]?.answer) : '';
};

type Fact = Pick<StepOut, 'kind' | 'title' | 'answer' | 'fact' | 'parts'>;

/** The answer as a fact (`서면 통지 없음`), or the question with its answer where the questionnaire has no words for it. */
export const stepFact = (step: Fact): string => {
  const [only, ...others] = step.kind === 'range' ? movingParts(step) : [step];
  const fact = others.length === 0 ? only?.fact : undefined;
  return fact ?? `${stepTitle(step)} ${stepAnswer(step)}`.trim();
};

/** One answer of a range, with what it adds: `아니요 −0.05`. */
export const partWords = ({ answer, value }: NonNullable<StepOut['parts']>[number]): [string, string] => [
  inWords(answer),
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '그대로',
];

const plain = (factor: number): string => String(Math.round(factor * 1000) / 1000);

/** The effect of the step, in words: `×1.3`, `+0.07`, the keywords added. */
export const stepEffect = (step: StepOut): string => {
  switch (step.kind) {
    case 'ratio':
    case 'range':
      if (step.rule.endsWith(':correlated')) return '겹치는 답이 있어 세지 않음';
      return typeof step.value === 'number' ? `×${plain(step.value)}` : '';
    case 'keyword':
      return Array.isArray(step.value) ? `비슷한 사건을 찾는 낱말: ${step.value.join(', ')}` : '';
    case 'floor':
      return typeof step.value === 'number' ? `${percent(step.value)} 이상` : '';
    case 'suggest':
      return '상담을 권해요';
    case 'clamp':
      return '5~95%로 맞춤';
  }
};
