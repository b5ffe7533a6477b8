import { type Draft, isAllAcknowledged } from './draft.ts';

/**
 * Why a page that reads the answers from the account can't be shown yet, as the person reads it; null where the account has
 * all answers as the person wants them. An answer that another device contradicts is in no request: without the choice it would
 * be lost with the draft.
 */
export const unsettled = (draft: Draft | null): string | null => {
  if (draft?.disputed !== undefined) return '두 곳에서 다르게 답한 질문이 있어요. 맞는 답을 고르고 다시 눌러 주세요.';
  return draft === null || draft.id === null || !isAllAcknowledged(draft)
    ? '📡 답변을 아직 저장하지 못했어요. 연결을 확인하고 다시 눌러 주세요.'
    : null;
};
