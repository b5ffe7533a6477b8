import type { LeadingDecision, SoldOut } from '@nomucheck/domain/orders/contract.ts';
import { useSearchParams } from 'react-router';
import { useSession } from '../../shared/client/session.ts';
import { useLoaded } from '../../shared/client/use-loaded.ts';
import { won } from '../../shared/formats.ts';
import { fetchProduct } from '../checks/check-api.ts';
import { resultPath } from '../checks/question-url.ts';
import { wording } from '../checks/wording.ts';
import { ButtonLink } from '../forms/button.tsx';
import { Notice } from '../forms/notice.tsx';
import { LoadFailed } from '../shell/page/load-failed.tsx';
import { Page } from '../shell/page/page.tsx';
import { PageLoading } from '../shell/page/page-loading.tsx';
import { useSiteInfo } from '../shell/site-info.ts';
import { ConsultationInfo } from './consultation-info.tsx';
import { LeadingDecisions } from './leading-decisions.tsx';
import { NotForSale } from './not-for-sale.tsx';
import { fetchOffer } from './order-api.ts';
import { orderPath } from './ordered.ts';
import { WithdrawalRules } from './withdrawal/withdrawal-rules.tsx';

/**
 * `/check/orderInfo`: what is free, what is paid, its price and the withdrawal; also for visitors who haven't signed in.
 */
const OrderInfoPage = () => {
  const [search] = useSearchParams();
  const [loading, set] = useLoaded(fetchProduct, 'product');
  if (loading.state === 'loading') return <PageLoading label="상품 정보를 불러오고 있어요" />;
  if (loading.state === 'failed') return <LoadFailed message={loading.message} onRetry={() => set(null)} />;
  return <OfCheck sold={loading.value} checkId={search.get('checkId')} />;
};

/** For a visitor the page says what is sold; the owner of a check is told if there is nothing to buy for it. */
const OfCheck = ({ sold, checkId }: { sold: SoldOut; checkId: string | null }) => {
  const isOwn = useSession().status === 'signed_in' && checkId !== null;
  return isOwn ? <OfOwnCheck key={checkId} sold={sold} checkId={checkId} /> : <Info {...sold} checkId={checkId} />;
};

const OfOwnCheck = ({ sold, checkId }: { sold: SoldOut; checkId: string }) => {
  const [loading] = useLoaded(() => fetchOffer({ checkId, consultationId: null }), checkId);
  if (loading.state === 'loading') return <PageLoading label="상품 정보를 불러오고 있어요" />;
  // Without the state of the check the page says enough.
  if (loading.state === 'failed') return <Info {...sold} checkId={checkId} />;
  const { notForSale, product } = loading.value;
  if (notForSale !== undefined) return <NotForSale why={notForSale} of={{ checkId, consultationId: null }} />;
  return <Info {...sold} checkId={checkId} precedents={product.precedents} />;
};

export default OrderInfoPage;

/** For who comes from a result, about the whole of it. */
const ofResult = {
  title: '전체 결과 보기',
  lead: null,
  free: '무료로 보는 것',
  withdrawal: '청약철회와 환불',
} as const;
/** For who looks for the prices of all that is sold. */
const ofAll = {
  title: '가격과 환불',
  lead: '자가진단과 기본 결과는 무료예요. 돈을 내고 쓰는 것의 가격과 환불 방법을 여기에 모았어요.',
  free: '진단 결과에서 무료로 보는 것',
  withdrawal: '전체 결과의 청약철회와 환불',
} as const;

type InfoProps = SoldOut & { readonly checkId: string | null; readonly precedents?: readonly LeadingDecision[] };

const Info = ({ product, paymentsBy, checkId, precedents = [] }: InfoProps) => {
  const { unlocked } = useSiteInfo();
  const words = checkId === null ? ofAll : ofResult;
  return (
    <Page title={words.title} width="form">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead ?? product.description}</p>
      <h2>{words.free}</h2>
      <ul>
        {wording.result.locked.free.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2>결제하면 더 보는 것</h2>
      <ul>
        {wording.result.locked.adds.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <LeadingDecisions precedents={precedents} />
      <section className="card card-sand" aria-labelledby="price-title">
        <h2 id="price-title">{product.name}</h2>
        <p>
          <strong>{won(product.price)}</strong> <span className="soft">{wording.result.locked.priceOf}</span>
        </p>
        <NextStep canPay={paymentsBy !== 'none' && !unlocked} checkId={checkId} />
      </section>
      <WithdrawalRules product="check-result" title={words.withdrawal} />
      <ConsultationInfo checkId={checkId} />
      <ButtonLink to={checkId === null ? '/more/checkList' : resultPath(checkId)} kind="quiet">
        {checkId === null ? '진단 내역 보기' : '결과로 돌아가기'}
      </ButtonLink>
    </Page>
  );
};

const NextStep = ({ canPay, checkId }: { canPay: boolean; checkId: string | null }) => {
  if (!canPay) {
    return (
      <Notice title="지금은 결제할 수 없어요">
        <p>무료로 보는 것은 지금도 모두 볼 수 있어요.</p>
      </Notice>
    );
  }
  // A full page load, because only that page's security policy allows the payment service's script.
  return checkId === null ? (
    <ButtonLink to="/check">자가진단 먼저 하기</ButtonLink>
  ) : (
    <ButtonLink to={orderPath({ checkId, consultationId: null })} reloadDocument>
      주문하기
    </ButtonLink>
  );
};
