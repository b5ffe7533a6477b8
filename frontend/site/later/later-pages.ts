/** Pages that a menu links to and that aren't built yet: what each will contain, and what to use until then. */
export type LaterPage = {
  title: string;
  lead: string;
  /** What it will contain. */
  holds: readonly string[];
  /** A link to something that works today. */
  meanwhile: { text: string; to: string; action: string };
};

const diagnose = {
  text: '지금은 자가진단으로 승소 가능성을 먼저 확인해 보실 수 있어요.',
  to: '/check',
  action: '자가진단 하기',
};
const readHow = {
  text: '승소 가능성이 어떻게 나오는지 먼저 읽어 보실 수 있어요.',
  to: '/services',
  action: '서비스 소개 보기',
};

export const laterPages: Readonly<Record<string, LaterPage>> = {
  '/board?category=premium': {
    title: '정보 게시판',
    lead: '업종별 소식과 노동법 해설, 회원에게만 여는 글을 모을 거예요.',
    holds: ['업종별 소식', '노동법 해설', '회원 전용 글'],
    meanwhile: readHow,
  },
  '/board?category=review': {
    title: '후기',
    lead: '노무체크를 써 보신 분들의 이야기를 모을 거예요. 쓰신 분의 동의를 받은 글만 실어요.',
    holds: ['진단과 자문을 써 본 이야기', '별점', '실제로 어떻게 끝났는지'],
    meanwhile: diagnose,
  },
};

/** The page for an address, its category included. */
export const laterPageAt = (pathname: string, search: string): LaterPage | null => {
  const path = pathname.replace(/\/$/, '');
  if (path !== '/board') return laterPages[path] ?? null;
  const category = new URLSearchParams(search).get('category');
  return laterPages[category === 'review' ? '/board?category=review' : '/board?category=premium'] ?? null;
};
