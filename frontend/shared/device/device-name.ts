/** The order matters: Edge and Samsung's browser also call themselves Chrome, and Chrome calls itself Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/KAKAOTALK/i, '카카오톡'],
  [/NAVER\(inapp/i, '네이버 앱'],
  [/SamsungBrowser\//, '삼성 인터넷'],
  [/Whale\//, '웨일'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** Android calls itself Linux as well. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, '아이폰'],
  [/iPad/, '아이패드'],
  [/Android/, '안드로이드'],
  [/Windows/, '윈도'],
  [/Macintosh|Mac OS X/, '맥'],
  [/Linux|X11/, '리눅스'],
];

const firstIn = (list: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  list.find(([sign]) => sign.test(text))?.[1];

/** A browser's user agent as words that its owner knows: `윈도 · Chrome`. */
export const deviceName = (userAgent: string | null): string => {
  const named = [firstIn(systems, userAgent ?? ''), firstIn(browsers, userAgent ?? '')].filter(
    (name) => name !== undefined,
  );
  return named.length > 0 ? named.join(' · ') : '알 수 없는 기기';
};
