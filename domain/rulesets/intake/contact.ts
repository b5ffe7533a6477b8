import type { IntakeQuestion } from '../ruleset.ts';

/** The contact, asked last. */
export const contactQuestions: readonly IntakeQuestion[] = [
  {
    key: 'intake/contact',
    numbering: 13,
    title: '연락받을 이름과 연락처를 알려 주세요.',
    type: 'text',
    optional: true,
    afterFigure: true,
    note: '비워 두어도 결과를 볼 수 있어요. 비우면 연락처는 저장하지 않아요.',
    why: '결과를 보내 드리거나 상담을 이어 드릴 때만 써요.',
  },
];
