const daysInWords = (days: readonly number[]): string => days.map((each) => `${each}일`).join(', ');

/** Texts of the part of the result that reminds of the deadline. */
export const reminderWords = {
  title: '기한 알림 받기',
  off: '꺼져 있어요',
  offer: (days: readonly number[]) => `위의 가장 이른 기한 ${daysInWords(days)} 전 아침 9시쯤 알려 드려요.`,
  consent: '받기를 누른 분께만 보내고, 여기나 받은 메시지의 링크에서 언제든 그만 받을 수 있어요.',
  tooLate: '기한이 얼마 남지 않아 알림을 예약할 수 없어요. 지금 바로 준비해 주세요.',
  ask: { email: '이메일로 받기', sms: '문자로 받기' },
  by: { email: '이메일', sms: '문자' },
  verify: { email: '이메일로 받으려면 주소를 확인해 주세요.', sms: '문자로 받으려면 번호를 확인해 주세요.' },
  verifyLink: '확인하러 가기',
  running: (day: string, by: string) => `${day} 기한을 ${by}로 알려 드려요.`,
  next: (day: string) => `다음 알림은 ${day}에 보내요.`,
  allSent: '알림을 모두 보냈어요.',
  ofAnother: '다른 진단의 기한을 알려 드리고 있어요. 이 진단의 기한으로 바꿀 수 있어요.',
  end: '알림 끄기',
  ended: '알림을 껐어요. 더는 보내지 않아요.',
  requested: '알림을 예약했어요.',
} as const;
