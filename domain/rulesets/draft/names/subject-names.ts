import { groundName } from '../../ruleset-in-words.ts';

const partNames: Readonly<Record<string, string>> = {
  edition: '판의 이름과 까닭',
  intro: '처음 화면',
  intake: '기본 질문',
  sections: '사유',
  derivations: '다시 묻지 않는 문항',
  openings: '기본 질문이 여는 사유',
  suspensions: '반영하지 않는 답',
  correlated: '같은 사정을 묻는 문항',
  point: '가장 강한 법적 근거',
  points: '가장 강한 법적 근거',
  obstacle: '먼저 밝혀야 할 것',
  obstacles: '먼저 밝혀야 할 것',
  route: '다투는 길',
  routes: '다투는 길',
  statute: '법령 대조',
  statuteChecks: '법령 대조',
};

/** What was edited or commented on, as people name it. `placeOf` answers the key itself of a question that it doesn't know. */
export const subjectInWords = (subject: string, placeOf: (key: string) => string): string => {
  const place = placeOf(subject);
  if (place !== subject) return place;
  const [first = '', second = ''] = subject.split('/');
  if (first === 'ground') return groundName(second);
  if (first.startsWith('detail-')) return second === '' ? groundName(first) : `${groundName(first)} 새 문항`;
  if (first === 'intake' && second !== '') return '새 기본 질문';
  return partNames[first] ?? '수치와 배수';
};
