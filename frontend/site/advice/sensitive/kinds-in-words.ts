import type { SensitiveKind } from '@nomucheck/domain/advice/sensitive/sensitive-words.ts';

const words: Readonly<Record<SensitiveKind, string>> = {
  health: '건강',
  birth: '임신·출산·육아',
  union: '노동조합',
  belief: '종교·정치',
  sexLife: '성생활',
  crime: '범죄 경력',
  origin: '인종·민족',
};

/** What a text seems to speak of, as a sentence. Without a kind the server found it and this page didn't. */
export const foundInWords = (kinds: readonly SensitiveKind[]): string =>
  kinds.length === 0
    ? '적으신 글에 민감한 내용이 있는 것 같아요.'
    : `적으신 글에 ${kinds.map((kind) => words[kind]).join(', ')}에 관한 내용이 있는 것 같아요.`;
