import type { MessageTemplates } from '../kernel/text/message-text.ts';

/**
 * A change of a text that a person agreed to, before it is in force: no advertisement, so it is sent whatever they agreed to.
 * `again` is empty where nothing has to be agreed to anew.
 */
export const policyTemplates = {
  'policy-change': ({ title = '', day = '', why = '', link = '', again = '' }) => ({
    subject: `[노무체크] ${title} 변경 안내`,
    text: [
      `${day}부터 바뀌는 내용을 미리 알려 드려요.`,
      '',
      `· 문서: ${title}`,
      `· 바꾸는 까닭: ${why}`,
      '',
      '지금 내용과 바뀔 내용은 아래 주소에서 나란히 볼 수 있어요.',
      link,
      '',
      ...(again === '' ? [] : [again, '']),
      '바뀐 내용에 동의하지 않으면 그 전에 동의를 거두거나 탈퇴할 수 있어요.',
    ].join('\n'),
  }),
} as const satisfies MessageTemplates;
