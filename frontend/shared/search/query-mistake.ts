/**
 * Why a query without results can't find anything, as a sentence for the field; null for a good query. It only
 * recognises probable typing mistakes; the server parses queries.
 */
export const queryMistake = (query: string): string | null => {
  const words = query.trim().split(/\s+/);
  if (query.trim() === '') return null;
  if (words.every((word) => /^[-−–]/.test(word))) return '빼고 찾을 말만 있어요. 찾을 낱말도 함께 적어 주세요.';
  if (!/[\p{L}\p{N}]/u.test(query)) return '찾을 낱말이 없어요. 글자나 숫자를 적어 주세요.';
  if ((query.match(/["“”]/g)?.length ?? 0) % 2 === 1) return '큰따옴표가 하나만 있어요. 앞뒤로 묶거나 지워 주세요.';
  if (/^[ㄱ-ㅎㅏ-ㅣ\s]+$/u.test(query)) return '자음이나 모음만 있어요. 글자를 다시 확인해 주세요.';
  return null;
};
