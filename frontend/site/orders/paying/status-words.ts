import type { OrderOut, OrderStatus } from '@nomucheck/domain/orders/contract.ts';

type StatusWords = { readonly title: string; readonly text: string };

/** A row of the list doesn't say whether the consultation has ended. */
type Shown = Pick<OrderOut, 'product' | 'status' | 'method'> & Partial<Pick<OrderOut, 'ended'>>;

/** The state of an order, and its meaning for the buyer. */
export const statusWords = ({ product, status, ended, method }: Shown): StatusWords => {
  const afterEnd = ended ? ofEnded(status, ended, method) : undefined;
  if (afterEnd !== undefined) return { ...ofCheck[status], ...afterEnd };
  const text = product === 'consultation' ? ofConsultation[status] : undefined;
  return { ...ofCheck[status], ...(text === undefined ? {} : { text }) };
};

const ofCheck: Readonly<Record<OrderStatus, StatusWords>> = {
  placed: {
    title: '결제가 확인되지 않았어요',
    text: '결제를 마쳤다면 다시 결제하지 말고 잠시 뒤에 ‘결제 다시 확인하기’를 눌러 주세요. 저희도 계속 확인해서, 결제되었으면 전체 결과를 열고 이메일로 알려 드려요.',
  },
  awaiting_deposit: { title: '입금을 기다리고 있어요', text: '입금하면 전체 결과가 열리고 이메일로 알려 드려요.' },
  failed: { title: '결제하지 못했어요', text: '돈은 나가지 않았어요. 다른 방법으로 다시 결제할 수 있어요.' },
  paid: { title: '결제가 끝났어요', text: '전체 결과가 열렸고, 판례 검색은 결제한 때부터 24시간 동안 쓸 수 있어요.' },
  refunded: {
    title: '모두 환불했어요',
    text: '전체 결과와 판례 검색은 닫혔어요. 카드로 결제했다면 카드사에 따라 취소가 보이기까지 며칠 걸릴 수 있어요.',
  },
  forged: {
    title: '인정할 수 없는 결제예요',
    text: '주문한 것과 다른 결제라서 전체 결과를 열지 않았어요. 나간 돈은 3영업일 안에 모두 돌려드려요.',
  },
  cancelled: {
    title: '취소된 결제예요',
    text: '결제가 확인되기 전에 취소되었어요. 돈이 나갔다면 결제한 방법으로 돌아가요.',
  },
};

/** Where it differs from the result of a check. */
const ofConsultation: Partial<Readonly<Record<OrderStatus, string>>> = {
  placed:
    '결제를 마쳤다면 다시 결제하지 말고 잠시 뒤에 ‘결제 다시 확인하기’를 눌러 주세요. 저희도 계속 확인해서, 결제되었으면 상담을 접수하고 이메일로 알려 드려요.',
  awaiting_deposit: '입금하면 상담을 접수하고 이메일로 알려 드려요.',
  paid: '상담을 접수했어요. 골라 주신 시간 가운데 하나로 정해서 알려 드릴게요.',
  refunded: '카드로 결제했다면 카드사에 따라 취소가 보이기까지 며칠 걸릴 수 있어요.',
  forged: '주문한 것과 다른 결제라서 상담을 접수하지 않았어요. 나간 돈은 3영업일 안에 모두 돌려드려요.',
};

/** Of a consultation that has ended, or became a free one: nothing is promised any more. */
const ofEnded = (
  status: OrderStatus,
  ended: NonNullable<OrderOut['ended']>,
  method: OrderOut['method'],
): Partial<StatusWords> | undefined => {
  if (status === 'awaiting_deposit')
    return {
      title: '이제 입금하지 않아도 돼요',
      text: '이 상담은 유료로 진행하지 않게 되었어요. 그사이에 입금하셨다면 돌려드려요.',
    };
  if (status !== 'paid') return undefined;
  if (ended === 'rendered') return { text: '상담을 마쳤어요. 주고받은 글은 상담에서 다시 볼 수 있어요.' };
  const why = '이 상담을 유료로 진행하지 않게 되었어요.';
  return {
    title: '낸 돈을 모두 돌려드려요',
    text:
      method === 'virtual_account'
        ? `${why} 입금하신 돈을 받을 계좌를 아래의 청약철회에서 알려 주세요.`
        : `${why} 결제한 방법으로 돌려드리고, 마치면 이메일로 알려 드려요.`,
  };
};

/** The payment service couldn't be asked: the buyer may have paid. */
export const unconfirmedWords = {
  title: '결제를 아직 확인하지 못했어요',
  text: '결제 서비스와 연결이 잠시 어려워요. 결제를 마쳤다면 다시 결제하지 마세요. 저희가 계속 확인해서 결제되었으면 이메일로 알려 드려요.',
} as const;
