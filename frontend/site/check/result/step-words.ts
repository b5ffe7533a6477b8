import type { StepOut } from '@nomucheck/domain/contract/check.ts';

const answers: Readonly<Record<string, string>> = {
  yes: '예',
  no: '아니요',
  unknown: '잘 모르겠어요',
  paper: '서면',
  email: '이메일',
  messenger: '메신저·문자',
  spoken: '말로',
};

/** A step's answer as it was given. */
export const stepAnswer = (step: Pick<StepOut, 'answer'>): string =>
  typeof step.answer === 'string' ? (answers[step.answer] ?? step.answer) : '';

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
    case 'suggest':
      return '상담을 권해요';
    case 'clamp':
      return '5%에서 95% 사이로 맞춤';
  }
};
