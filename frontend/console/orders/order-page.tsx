import { Alert, Box, Link } from '@mui/material';
import type { OrderDetailOut } from '@nomucheck/domain/orders/contract.ts';
import { RecordContextProvider } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { koreanDate, koreanMoment, won } from '../../shared/formats.ts';
import { useWholeRecord } from '../api/whole-record.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { OnlyFor } from '../shell/only-for.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { PageWaiting } from '../shell/page-waiting.tsx';
import { Facts } from '../shell/record/facts.tsx';
import { RecordNotLoaded } from '../shell/record/record-not-loaded.tsx';
import { Section } from '../shell/record/section.tsx';
import { BuyerLink, FilteredLink } from './order-links.tsx';
import { OrderStatusChips } from './order-status.tsx';
import { RefundOrder } from './refund-order.tsx';
import { methodName } from './words.ts';

/** /admin/order/{id} */
const OrderPage = () => {
  const { id = '' } = useParams();
  return (
    <OnlyFor entry="order">
      <Loaded id={id} key={id} />
    </OnlyFor>
  );
};

export default OrderPage;

const Loaded = ({ id }: { id: string }) => {
  const { data, error, refetch } = useWholeRecord<OrderDetailOut>('admin/order', id);
  if (data !== undefined)
    return (
      <RecordContextProvider value={data}>
        <Order order={data} />
      </RecordContextProvider>
    );
  if (!error) return <PageWaiting />;
  const list = { to: '/admin/order', name: '주문 목록으로' };
  return <RecordNotLoaded title="주문" error={error} onRetry={() => void refetch()} list={list} />;
};

const Order = ({ order }: { order: OrderDetailOut }) => (
  <>
    <PageHeading title={order.orderName} badge={<OrderStatusChips {...order} />}>
      <RefundOrder order={order} />
    </PageHeading>
    {order.needsAttention && (
      <Alert severity="warning" sx={{ mb: 2 }}>
        돌려줄 돈이 있습니다. 결제 서비스에 5분마다 다시 확인합니다. 오래 남아 있으면 결제 서비스의 관리 화면에서 직접
        살펴보십시오.
      </Alert>
    )}
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Section title="주문">
        <Facts>
          {[
            ['상품', order.orderName],
            ['금액', won(order.amount)],
            ['주문한 때', koreanMoment(order.placedAt)],
            [
              '구매자',
              <span key="buyer">
                <BuyerLink order={order} /> ·{' '}
                <FilteredLink filter={{ owner: order.owner }}>이 회원의 주문</FilteredLink>
              </span>,
            ],
            whatFor(order),
            ['주문 번호', order.id],
          ]}
        </Facts>
      </Section>
      <Section title="결제와 환불">
        <Facts>{paymentFacts(order)}</Facts>
      </Section>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <RecordHistory kind="order" id={order.id} revision={order.revision} />
      </Box>
    </Box>
  </>
);

/** The check or the consultation that was ordered. */
const whatFor = ({ checkId, consultationId }: OrderDetailOut) =>
  consultationId === null
    ? ([
        '진단',
        <span key="check">
          <Link component={RouterLink} to={`/admin/check/${checkId}`}>
            진단 결과
          </Link>{' '}
          · <FilteredLink filter={{ checkId }}>이 진단의 주문</FilteredLink>
        </span>,
      ] as const)
    : ([
        '상담',
        <span key="consultation">
          <Link component={RouterLink} to={`/admin/consult/${consultationId}`}>
            상담 보기
          </Link>{' '}
          · <FilteredLink filter={{ consultationId }}>이 상담의 주문</FilteredLink>
        </span>,
      ] as const);

/** Without a day it ends when the firm begins with the consultation. */
const withdrawalWords = ({ open, lastDay }: NonNullable<OrderDetailOut['withdrawal']>): string =>
  `${open ? '가능' : '불가'}, 기한 ${lastDay === null ? '답변이나 상담 시작 전' : koreanDate(lastDay)}`;

/** Only what is known of the payment so far. */
const paymentFacts = (order: OrderDetailOut) => {
  const { deposit, refund, withdrawal } = order;
  return [
    ...(order.method === null ? [] : [['결제 방법', methodName(order)] as const]),
    ['결제한 때', order.paidAt === null ? '아직 결제하지 않음' : koreanMoment(order.paidAt)] as const,
    ...(deposit ? [['입금 계좌', `${deposit.bank} ${deposit.number}`] as const] : []),
    ...(deposit?.expiresAt ? [['입금 기한', koreanMoment(deposit.expiresAt)] as const] : []),
    ['들어온 돈', won(order.received)] as const,
    ['돌려준 돈', won(order.returned)] as const,
    ...(refund
      ? [['진행 중인 환불', `${won(refund.amount)} (${refund.by === 'buyer' ? '구매자' : '담당자'} 요청)`] as const]
      : []),
    ...(withdrawal ? [['청약철회', withdrawalWords(withdrawal)] as const] : []),
    ...(order.receiptUrl === null
      ? []
      : [
          [
            '영수증',
            <Link key="receipt" href={order.receiptUrl} target="_blank" rel="noopener noreferrer">
              결제 서비스의 영수증 (새 창)
            </Link>,
          ] as const,
        ]),
  ];
};
