import { Link } from 'react-router';
import { won } from '../../../shared/formats.ts';
import { useProduct } from '../../services/prices.ts';
import { useSiteInfo } from '../../shell/site-info.ts';

/** What costs nothing and what is paid for, before anybody starts. The price is the server's; without it, none is named. */
export const FreeAndPaid = () => {
  const { unlocked } = useSiteInfo();
  const [sold] = useProduct();
  return (
    <>
      <dl className="home-prices">
        <div>
          <dt>무료</dt>
          <dd>승소 가능성과 그 범위, 가장 힘이 되는 법적 쟁점, 다툴 수 있는 길과 기한, 다음에 할 일</dd>
        </div>
        <div>
          <dt>유료{sold.state === 'ready' && <span> · 진단 하나에 {won(sold.value.product.price)}</span>}</dt>
          <dd>답변마다 숫자가 오르내린 계산 과정, 비슷한 판정례와 원문 링크, 결과 PDF, 24시간 판례 검색</dd>
        </div>
      </dl>
      <p className="soft">
        {unlocked
          ? '지금은 모든 결과를 결제 없이 볼 수 있어요.'
          : '결제는 결과를 본 다음에 정하면 돼요. 미리 카드를 등록하지 않아요.'}{' '}
        <Link to="/check/orderInfo">가격과 환불 자세히 보기</Link>
      </p>
    </>
  );
};
