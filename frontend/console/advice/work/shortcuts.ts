import { useKey } from '../../shell/use-key.ts';

/** The keys of the workspace. Those with Ctrl work in the text; the others work outside of it. */
export const shortcuts = [
  { key: 'C', name: '검토 맡기' },
  { key: 'E', name: '글 고치기로 가기' },
  { key: 'V', name: '쓰기와 미리보기 바꾸기' },
  { key: '1 2 3 4', name: '근거, 의견, 점검, 비교 열기' },
  { key: 'Q', name: '질문 펴고 접기' },
  { key: 'X', name: '다음 점검을 확인함으로 하기' },
  { key: 'A', name: '승인 (1차는 2차로 넘기고, 2차는 발행)' },
  { key: 'B', name: '돌려보내기' },
  { key: 'N', name: '다음 자문 열기 (맡고 있지 않을 때)' },
  { key: 'Ctrl M', name: '고른 구절에 의견 달기 (글 안에서)' },
  { key: 'Ctrl S', name: '지금 저장 (글 안에서)' },
  { key: '?', name: '단축키 보기' },
] as const;

export const sides = ['question', 'sources', 'comments', 'checklist', 'differences'] as const;
export type Side = (typeof sides)[number];

type Acts = {
  readonly edit: () => void;
  readonly preview: () => void;
  readonly side: (side: Side) => void;
  readonly question: () => void;
};

/** The keys that change what is shown beside what. */
export const useViewKeys = ({ edit, preview, side, question }: Acts): void => {
  useKey('KeyE', edit);
  useKey('KeyV', preview);
  useKey('KeyQ', question);
  useKey('Digit1', () => side('sources'));
  useKey('Digit2', () => side('comments'));
  useKey('Digit3', () => side('checklist'));
  useKey('Digit4', () => side('differences'));
};
