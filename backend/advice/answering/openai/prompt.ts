import { createHash, randomBytes } from 'node:crypto';
import type {
  Asked,
  CheckFacts,
  FoundPassage,
  FoundRoute,
  FoundTest,
} from '@nomucheck/domain/advice/answering/material.ts';
import { rules } from './rules.ts';

export type PromptMessage = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string };

/** What is sent to the model, and the secret in it that must not come back. */
export type Prompt = { readonly messages: readonly PromptMessage[]; readonly canary: string };

export const promptOf = (asked: Asked): Prompt => {
  const canary = randomBytes(12).toString('hex');
  return { canary, messages: messagesOf(asked, canary, randomBytes(6).toString('hex')) };
};

/**
 * Everything of a case or a person is a message of its own, between marks that nobody can know beforehand. It is data: only the
 * system message gives orders.
 */
const messagesOf = (
  { question, conversation, material }: Asked,
  canary: string,
  mark: string,
): readonly PromptMessage[] => {
  const { passages, tests, routes, check, lawDate, dismissedOn } = material;
  const block = (name: string, lines: readonly string[]): PromptMessage => ({
    role: 'user',
    content: `«${name} ${mark}»\n${withoutMarks(lines.join('\n'))}\n«${name} ${mark} 끝»`,
  });
  return [
    { role: 'system', content: `${rules}\n\n표식: ${canary}` },
    block('날짜', [`오늘: ${lawDate}`, ...(dismissedOn === null ? [] : [`해고된 날: ${dismissedOn}`])]),
    ...passages.map((passage) => block(`판정례 ${passage.ref}`, passageLines(passage))),
    ...(tests.length === 0 ? [] : [block('판단 기준', tests.map(testLine))]),
    ...(routes.length === 0 ? [] : [block('구제 방법', routes.map(routeLine))]),
    ...(check === null ? [] : [block('자가진단', checkLines(check))]),
    ...conversation.map(({ by, text }): PromptMessage => {
      if (by === 'asker') return block('앞선 질문', [text]);
      return { role: 'assistant', content: withoutMarks(text) };
    }),
    block('질문', [question]),
  ];
};

/** Marks of sources that somebody typed, and characters that a reader can't see, tell the model nothing true. */
const withoutMarks = (text: string): string =>
  text.replaceAll('[[', '[ [').replaceAll(/(?![\n\t])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '');

const passageLines = ({ court, caseNumber, decidedOn, title, outcome, point, text }: FoundPassage): string[] => [
  `${court} ${caseNumber}${decidedOn === null ? '' : ` (${decidedOn})`}`,
  `제목: ${title}`,
  ...(outcome === null ? [] : [`결과: ${outcome}`]),
  ...(point === null ? [] : [`판시사항: ${point}`]),
  `본문: ${text}`,
];

const testLine = ({ ref, title, why, law }: FoundTest): string => `${ref} ${title}: ${why} (근거: ${law})`;

const routeLine = ({ name, body, period, open, why, law, deadline }: FoundRoute): string => {
  const last = deadline === null ? '' : ` 마지막 날: ${deadline}.`;
  return `- ${name}: ${open ? '할 수 있음' : '할 수 없음'}. ${why} 낼 곳: ${body}. 기간: ${period}.${last} (근거: ${law})`;
};

const checkLines = ({ side, answers, sections, shownRate }: CheckFacts): string[] => [
  `답한 사람: ${side === 'employee' ? '근로자' : '사업주'}`,
  ...(sections.length === 0 ? [] : [`해고 유형: ${sections.map(({ title }) => title).join(', ')}`]),
  ...(shownRate === null ? [] : [`자가진단의 예상 승소율: ${shownRate}%`]),
  ...answers.map(({ question, answer }) => `${question}: ${answer}`),
];

/** One of everything, so that a change of any wording changes the version. */
const sample: Asked = {
  question: '질문',
  conversation: [
    { by: 'asker', text: '앞' },
    { by: 'advisor', text: '답' },
  ],
  material: {
    lawDate: '2026-01-01',
    dismissedOn: '2026-01-02',
    passages: [
      {
        ...{ ref: 'C1', caseId: '', revision: 1, passage: 0, court: '법원', caseNumber: '번호' },
        ...{ decidedOn: '2025-01-01', title: '제목', outcome: 'worker_win', point: '요지', text: '본문' },
      },
    ],
    tests: [{ ref: 'R1', rulesetVersion: '', section: '', item: '', title: '기준', why: '까닭', law: '근거' }],
    routes: [true, false].map((open) => ({
      ...{ name: '길', body: '곳', period: '기간', open, why: '까닭.', law: '근거' },
      deadline: open ? '2026-04-01' : null,
    })),
    check: {
      ...{ side: 'employee', shownRate: 50, routes: [] },
      answers: [{ question: '물음', answer: '답' }],
      sections: [{ id: '', title: '유형' }],
    },
  },
};

/** Changes whenever what the model is told, or how it is laid out, changes. */
export const promptVersion = `p-${createHash('sha256')
  .update(JSON.stringify(messagesOf(sample, '', '')))
  .digest('hex')
  .slice(0, 12)}`;
