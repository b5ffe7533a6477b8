import type { MessageTemplates } from '../kernel/text/message-text.ts';

/** The messages to a buyer about an order, by e-mail only. */
export const orderTemplates = {
  'order-receipt': ({ orderName = '', amount = '', paidAt = '', order = '', link = '' }) => ({
    subject: '[노무체크] 결제 영수증',
    text: [
      `${orderName} 결제가 끝났어요.`,
      '',
      `· 결제 금액: ${amount}원(부가가치세 포함)`,
      `· 결제한 때: ${paidAt}`,
      `· 주문번호: ${order}`,
      '',
      '전체 결과는 아래 주소에서 볼 수 있고, 판례 검색은 결제한 때부터 24시간 동안 열려 있어요.',
      link,
      '',
      '전체 결과를 열어 보거나 판례 검색을 쓰기 전이라면 결제한 날의 다음 날부터 7일 안에 더보기의 결제 내역에서 바로 청약철회할 수 있어요.',
    ].join('\n'),
  }),
  'order-refund': ({ orderName = '', amount = '', order = '', remaining = '0' }) => ({
    subject: '[노무체크] 환불 안내',
    text: [
      `${orderName} 결제를 환불했어요.`,
      '',
      `· 환불 금액: ${amount}원`,
      `· 주문번호: ${order}`,
      ...(remaining === '0'
        ? ['· 전액을 환불해서 전체 결과와 판례 검색은 닫혔어요.']
        : [`· 남은 결제 금액: ${remaining}원`]),
      '',
      '카드사나 은행에 따라 실제로 돌려받기까지 며칠 걸릴 수 있어요.',
    ].join('\n'),
  }),
  'consultation-receipt': ({ orderName = '', amount = '', paidAt = '', order = '', link = '' }) => ({
    subject: '[노무체크] 상담 결제 영수증',
    text: [
      `${orderName} 결제가 끝났어요. 골라 주신 시간 가운데 하나로 정해서 알려 드릴게요.`,
      '',
      `· 결제 금액: ${amount}원(부가가치세 포함)`,
      `· 결제한 때: ${paidAt}`,
      `· 주문번호: ${order}`,
      '',
      '상담이 어디까지 왔는지는 아래 주소에서 볼 수 있어요.',
      link,
      '',
      '노무사가 답을 드리거나 상담이 시작되기 전이라면 더보기의 결제 내역에서 바로 청약철회할 수 있어요.',
    ].join('\n'),
  }),
  'consultation-not-held': ({ orderName = '', amount = '', paidAt = '', order = '', way = '', link = '' }) => ({
    subject: '[노무체크] 상담료를 돌려드려요',
    text: [
      '결제하신 상담을 유료로 진행하지 않게 되어서 낸 돈을 모두 돌려드려요.',
      '',
      `· 상품: ${orderName}`,
      `· 결제 금액: ${amount}원(부가가치세 포함)`,
      `· 결제한 때: ${paidAt}`,
      `· 주문번호: ${order}`,
      '',
      ...(way === 'account'
        ? [
            '입금하신 돈은 받을 계좌를 알려 주시면 보내 드려요. 아래 주소에서 로그인하고 ‘청약철회하기’를 눌러 적어 주세요.',
          ]
        : ['결제한 방법으로 돌려드리고, 마치면 이메일로 알려 드려요. 어디까지 왔는지는 아래 주소에서 볼 수 있어요.']),
      link,
    ].join('\n'),
  }),
  'consultation-refund': ({ orderName = '', amount = '', order = '', remaining = '0' }) => ({
    subject: '[노무체크] 상담 환불 안내',
    text: [
      `${orderName} 결제를 환불했어요.`,
      '',
      `· 환불 금액: ${amount}원`,
      `· 주문번호: ${order}`,
      ...(remaining === '0' ? [] : [`· 남은 결제 금액: ${remaining}원`]),
      '',
      '카드사나 은행에 따라 실제로 돌려받기까지 며칠 걸릴 수 있어요.',
    ].join('\n'),
  }),
} as const satisfies MessageTemplates;
