/** `제 과실이라 산재가 안 된대요`: it is paid whoever was careless (산재보험법 제37조), and no fault of the company's is asked. */
export const isOwnFault = (question: string): boolean =>
  /(?<!(?:회사|사장|업체|원청|상대|상대방|동료|남의|운전자)(?:의|측|쪽)?\s?)과실|(?<![가-힣])(?:내|제|니|네|너|본인|자기|저의|나의)\s?(?:[가-힣]{1,3}\s)?(?:잘못|실수|탓|책임|부주의)|부주의|(?:내가|제가)\s(?:[가-힣]{1,4}\s)?(?:실수|잘못)|안전\s?(?:모|화|벨트|장갑|수칙)[^.?!\n]{0,6}(?:안\s?(?:쓰|써|썼|차|찼|매|맸|신|지켰|지켜)|어[기겼겨])/u.test(
    question,
  ) && !/(?:내|제)\s?(?:잘못|실수|과실)(?:도|은|이|로)?\s?(?:아니|아닌|없)/u.test(question);

/** `산재가 안 된대요` is denied, `산재 되나요` is answered with yes. */
export const denied = (question: string): string =>
  /안\s?(?:된|되|돼|됨|될)|못\s?(?:받|하|한)/u.test(question)
    ? '아니요, '
    : /되나|되는지|될까|가능|수\s?있|되죠|돼요\?/u.test(question)
      ? '네, '
      : '';
