import type { MessageTemplates } from '../kernel/text/message-text.ts';

/**
 * The reminder of a deadline. A text message shows on a locked screen: it names neither the dismissal nor where to
 * apply. `day` is the deadline in words, `left` the days to it (`3일 남았어요`), `what` what is to be filed where that says nothing of
 * what protects the person, `safer` an earlier day that is safer, `fixed` that the day can't be extended.
 */
export const reminderTemplates = {
  'deadline-reminder': (
    { left = '', day = '', what = '', safer = '', fixed = '', where = '', link = '', stop = '' },
    channel,
  ) => {
    if (channel === 'sms') {
      return {
        subject: '[노무체크] 요청하신 알림',
        text: `[노무체크] 노무체크에서 알려 드려요. 요청하신 기한이 ${left} (${day}).\n그만 받기: ${stop}`,
      };
    }
    return {
      subject: `[노무체크] 요청하신 기한이 ${left}`,
      text: [
        `요청하신 기한이 ${left}.`,
        '',
        ...(what === '' ? [] : [`· 낼 것: ${what}`]),
        `· 마지막 날: ${day}`,
        ...(safer === '' ? [] : [`· 더 안전한 날: ${safer}`]),
        ...(fixed === '' ? [] : [`· ${fixed}`]),
        ...(where === '' ? [] : [`· 내는 곳: ${where}`]),
        '· 서류가 마지막 날까지 도착해야 해요. 하루 이틀 여유를 두고 미리 내세요.',
        '',
        '진단 결과와 할 일은 아래 주소에서 다시 볼 수 있어요.',
        link,
        '',
        '이 알림을 그만 받으려면 아래 주소를 열고 ‘그만 받기’를 눌러 주세요. 로그인하지 않아도 돼요.',
        stop,
      ].join('\n'),
    };
  },
} as const satisfies MessageTemplates;

/** `3일 남았어요`, or that it is today. */
export const leftInWords = (daysLeft: number): string => (daysLeft === 0 ? '오늘까지예요' : `${daysLeft}일 남았어요`);
