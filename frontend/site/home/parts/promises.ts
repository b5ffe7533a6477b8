/** What the service holds to. */
export const promises = [
  { title: '답은 본인만 봐요', text: '이름, 이메일과 직접 쓴 글은 사람마다 다른 열쇠로 잠가 보관해요.' },
  { title: '언제든 지울 수 있어요', text: '이 기기에 남은 답은 버튼 하나로 지우고, 화면도 바로 빠져나갈 수 있어요.' },
  { title: '숫자를 부풀리지 않아요', text: '불리한 사정도 그대로 보여 드려요. 결과를 보장한다고 말하지 않아요.' },
] as const;
