import type { ChatMessage } from '@nomucheck/domain/advice/contract/advice.ts';
import type { Break } from '@nomucheck/domain/advice/texts/breaks.ts';
import type { ErrorCode } from '@nomucheck/domain/kernel/errors.ts';
import type { CallEnd } from '../../../usage/context.ts';

/** How the ledger names the end of a call that broke off. */
export const outcomeOf = (why: Break, text: string): CallEnd['outcome'] => {
  if (why === 'stopped') return 'stopped';
  return text === '' ? 'failed' : 'cut';
};

const said: Readonly<Record<Break, { readonly code: ErrorCode; readonly message: string }>> = {
  stopped: { code: 'ai_unavailable', message: '✋ 답변을 멈췄어요.' },
  cut: { code: 'ai_unavailable', message: '🔌 답변을 쓰는 중에 연결이 끊겼어요. 다시 시도해 주세요.' },
  timeout: { code: 'ai_unavailable', message: '⏱️ 답변이 너무 오래 걸려 멈췄어요. 다시 시도해 주세요.' },
  unavailable: { code: 'ai_unavailable', message: '🤖 답변을 만들 수 없어요. 잠시 후 다시 시도해 주세요.' },
  refused: { code: 'ai_unavailable', message: '🙅 답변을 만들지 못했어요. 질문을 바꿔 다시 물어봐 주세요.' },
  interrupted: { code: 'unavailable', message: '🛠️ 서비스가 다시 시작되어 답변이 끊겼어요. 다시 시도해 주세요.' },
};

/** The last message of an answer that broke off. */
export const brokenMessage = (why: Break): ChatMessage => ({ event: 'error', data: { ...said[why], why } });
