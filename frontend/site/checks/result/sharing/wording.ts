/** Texts of the part of the result that shows it to others. */
export const sharingWords = {
  employee: {
    title: '가족과 함께 보기',
    about: '혼자 결정하지 않아도 괜찮아요. 가족이나 가까운 분께 이 결과를 링크로 보여 줄 수 있어요.',
  },
  employer: {
    title: '함께 살펴보기',
    about: '결정하기 전에 함께 살펴볼 분께 이 결과를 링크로 보여 줄 수 있어요.',
  },
  leftOut:
    '이름, 회사, 직접 쓴 글, 기한이 아닌 날짜는 링크에 담지 않아요. 건강·임신·노동조합에 관한 답은 수치에서도 빼고 계산해서, 내 결과와 조금 다를 수 있어요.',
  period: '링크는 7일 뒤에 저절로 끝나고, 언제든 바로 끝낼 수 있어요.',
  make: '링크 만들기',
  made: '링크를 만들었어요.',
  linkOpen: '링크 있음',
  noLink: '링크 없음',
  send: '링크 보내기',
  copy: '링크 복사하기',
  copied: '링크를 복사했어요. 보낼 곳에 붙여 넣어 주세요.',
  notCopied: '복사하지 못했어요. 위 주소를 길게 눌러 복사해 주세요.',
  end: '지금 끝내기',
  ended: '링크를 끝냈어요. 이제 아무도 열 수 없어요.',
  remake: '새 링크로 바꾸기',
  /** What the messenger shows beside the link. */
  messageTitle: '노무체크 진단 결과',
  message: '노무체크 진단 결과를 함께 봐 주세요.',
} as const;
