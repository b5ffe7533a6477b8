import { type Line, sentence } from './claims.ts';

/** A follow-up says only what the answers before it haven't: headings whose lines were all said go with them. */
export const withoutRepetition = (lines: readonly Line[], answers: readonly string[]): readonly Line[] => {
  if (answers.length === 0) return lines;
  const said = plain(answers.join('\n'));
  const fresh = lines.filter(({ kind, text }) => kind === 'heading' || !said.includes(plain(text)));
  const kept = fresh.filter(
    ({ kind }, n) => kind !== 'heading' || (fresh[n + 1] !== undefined && fresh[n + 1]?.kind !== 'heading'),
  );
  const hasNews = kept.some(({ kind, sources }) => kind !== 'heading' && sources.length > 0);
  return hasNews ? kept : [nothingNew, ...kept.filter(({ text }) => text !== opening)];
};

const opening = '이어서 말씀드릴게요.';
const nothingNew = sentence('앞에서 말씀드린 것에 더할 것은 찾지 못했어요. 새로 생긴 일이 있으면 이어서 적어 주세요.');

/** Without marks, numbers of sources and what stands between words. */
const plain = (text: string): string =>
  text.replace(/\[\[[^\]]*\]\]|\[\d{1,3}\]/gu, '').replace(/[^\p{L}\p{N}]+/gu, '');
