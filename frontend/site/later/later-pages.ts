/** Pages that a menu already names and that are still being made: what each will hold, and what one can do until then. */
export type LaterPage = {
  title: string;
  lead: string;
  /** What it will hold. */
  holds: readonly string[];
  /** Something that works today. */
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
  '/advices': {
    title: '자문',
    lead: '진단 결과를 바탕으로 질문하면, AI가 쓴 초안을 노무사 두 명이 차례로 검토해 답해 드릴 거예요.',
    holds: ['내 사건에 대한 질문과 답', '답의 근거가 된 판정례와 조문', '검토한 노무사 두 명의 이름'],
    meanwhile: diagnose,
  },
  '/board?category=premium': {
    title: '게시판',
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
  '/search': {
    title: '판례 검색',
    lead: '노동위원회 판정례와 법원 판례를 낱말, 사유, 결과로 찾아볼 수 있을 거예요.',
    holds: ['판정례와 판례의 원문과 요지', '해고 사유와 결과로 좁혀 찾기', '찾은 사건들의 승소율'],
    meanwhile: diagnose,
  },
  '/policy/service': {
    title: '이용약관',
    lead: '서비스를 쓰는 분과 저희가 서로 지킬 내용을 담을 문서예요. 정식 문서를 준비하고 있어요.',
    holds: [
      '자가진단의 승소 가능성은 과거 사건으로 계산한 추정이며 결과를 보장하지 않는다는 점',
      '계정을 만들고, 쓰고, 그만두는 방법',
      '유료 결과의 값과 환불 기준',
      '서비스가 바뀌거나 멈출 때 알리는 방법',
    ],
    meanwhile: readHow,
  },
  '/policy/privacy': {
    title: '개인정보 처리방침',
    lead: '어떤 개인정보를 왜, 얼마 동안, 어떻게 지키는지를 담을 문서예요. 정식 문서를 준비하고 있어요.',
    holds: [
      '모으는 정보: 이메일, 이름, 진단 답변, 원하면 연락처',
      '쓰는 곳: 진단 결과를 계산하고 보관하는 데',
      '지키는 방법: 이름, 이메일과 직접 쓴 글은 사람마다 다른 열쇠로 암호화',
      '보관 기간, 맡기는 곳, 열람·정정·삭제를 요청하는 방법',
    ],
    meanwhile: readHow,
  },
  '/policy/personal_info': {
    title: '개인정보 수집·이용',
    lead: '동의를 받는 항목마다 무엇을 왜 모으는지를 담을 문서예요. 정식 문서를 준비하고 있어요.',
    holds: [
      '필수: 이메일, 이름, 비밀번호(원래 글자는 알 수 없게 바꾸어 보관), 진단 답변',
      '선택: 연락처, 건강이나 노동조합 활동처럼 민감한 답변, AI 자문에 쓰는 진단 내용',
      '선택 항목에 동의하지 않아도 자가진단을 쓸 수 있다는 점',
    ],
    meanwhile: readHow,
  },
  '/policy/marketing': {
    title: '마케팅 정보 수신',
    lead: '소식과 안내를 어떤 방법으로 보내고 어떻게 그만 받는지를 담을 문서예요. 정식 문서를 준비하고 있어요.',
    holds: ['보내는 내용과 방법', '언제든 그만 받는 방법', '동의하지 않아도 서비스를 똑같이 쓸 수 있다는 점'],
    meanwhile: readHow,
  },
};

/** The page for an address, its category included. */
export const laterPageAt = (pathname: string, search: string): LaterPage | null => {
  const path = pathname.replace(/\/$/, '');
  if (path !== '/board') return laterPages[path] ?? null;
  const category = new URLSearchParams(search).get('category');
  return laterPages[category === 'review' ? '/board?category=review' : '/board?category=premium'] ?? null;
};
