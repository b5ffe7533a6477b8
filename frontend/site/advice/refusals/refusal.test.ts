import { expect, it } from 'vitest';
import { needsProof, refusalInWords } from './refusal.ts';

const tooMany = { code: 'too_many_requests', message: '⏳ 요청이 너무 많아요. 20분 뒤에 다시 시도해 주세요.' } as const;

it('a refusal says when one may go on, and what became of the text', () => {
  expect(refusalInWords(tooMany)).toBe(tooMany.message);
  expect(refusalInWords({ ...tooMany, errors: { '': '적은 글은 그대로 두었어요.' } })).toBe(
    `${tooMany.message} 적은 글은 그대로 두었어요.`,
  );
});

it('an address that isn’t proved is the reason only where the refusal says so', () => {
  const stage = { code: 'stage_wrong', message: '🚦 지금 단계에서는 할 수 없는 일이에요.' } as const;
  expect(needsProof({ ...stage, errors: { contact: '이메일 주소를 먼저 확인해 주세요.' } })).toBe(true);
  expect(needsProof(stage)).toBe(false);
  expect(needsProof(tooMany)).toBe(false);
});
