/** A text without its orders to the advisor, and these orders. They are data and are never followed. */
export type WithoutOrders = { readonly text: string; readonly orders: string };

export const withoutOrders = (written: string): WithoutOrders => {
  const plain = written.normalize('NFC');
  if (isOnlyAnOrder(plain)) return { text: '', orders: plain };
  const found: string[] = [];
  const text = orders.reduce(
    (rest, pattern) =>
      rest.replace(pattern, (order) => {
        found.push(order);
        return ' ';
      }),
    plain,
  );
  return { text, orders: found.join(' ').trim() };
};

const isOnlyAnOrder = (text: string): boolean =>
  /(?:지시|명령|규칙)[^.!?\n]{0,8}무시|시스템\s?프롬프트|prompt/iu.test(text) &&
  !/회사|해고|직원|월급|임금|짤|잘[렸리림]|사장|근로|노동|사직|계약|퇴사/u.test(text);

const orders: readonly RegExp[] = [
  /\[\s*(?:system|시스템|관리자)[^\]]{0,400}\][^.!?\n]*[.!?]?(?:\s*그리고[^.!?\n]*[.!?]?)?/giu,
  /(?:본|이|위)?\s*(?:안내문?|글|문서|메시지)?[을를]?\s*(?:읽는\s*(?:인공지능|ai|AI|챗봇)|ai에게|AI에게)[^.!?\n]{0,400}(?:것|라|하라)[.!?]?/gu,
  /(?:이전|앞|위)의?\s*(?:지시|명령|규칙)[^.!?\n]{0,10}무시[^.!?\n]*[.!?]?/gu,
];
