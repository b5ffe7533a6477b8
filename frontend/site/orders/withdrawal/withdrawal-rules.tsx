import type { ProductId } from '@nomucheck/domain/orders/products.ts';
import '../orders.css';

type WithdrawalRulesProps = {
  readonly product: ProductId;
  /** Where the rules of several products stand on one page. */
  readonly title?: string;
};

/** How to withdraw from an order, shown before the payment (전자상거래법 제13조, 제17조). */
export const WithdrawalRules = ({ product, title = '청약철회와 환불' }: WithdrawalRulesProps) => (
  <section className="order-part" aria-labelledby={`withdrawal-of-${product}`}>
    <h2 id={`withdrawal-of-${product}`}>{title}</h2>
    {product === 'consultation' ? <OfConsultation /> : <OfResult />}
  </section>
);

const OfResult = () => (
  <ul>
    <li>
      결제한 날의 다음 날부터 7일 안에는, 전체 결과를 열어 보거나 판례 검색을 쓰기 전이라면 결제 내역에서 바로
      청약철회할 수 있어요.
    </li>
    <li>
      전체 결과를 화면이나 PDF, 내려받은 자료로 열어 보거나 판례 검색을 쓰면 그때부터 청약철회할 수 없어요. 무료로 보는
      결과가 미리 보기예요(전자상거래법 제17조 제2항 제5호, 제6항).
    </li>
    <li>
      환불은 청약철회한 날부터 3영업일 안에 결제한 방법으로 해 드려요. 모두 돌려드리면 전체 결과와 판례 검색은 닫혀요.
    </li>
    <li>결과가 설명과 다르거나 열리지 않았다면 사이트 아래에 적힌 이메일이나 전화로 알려 주세요.</li>
  </ul>
);

const OfConsultation = () => (
  <ul>
    <li>
      노무사가 답을 드리거나 정한 상담 시간이 되기 전이라면 결제 내역에서 언제든 청약철회할 수 있어요. 낸 돈을 모두
      돌려드려요.
    </li>
    <li>노무사가 답을 드렸거나 상담이 시작되면 그때부터 청약철회할 수 없어요(전자상거래법 제17조 제2항 제5호).</li>
    <li>
      그 전에 상담을 거두거나 저희가 맡지 못하면 낸 돈을 결제한 방법으로 돌려드려요. 입금하신 돈은 결제 내역에서 받을
      계좌를 알려 주시면 돌려드려요.
    </li>
    <li>환불은 청약철회한 날부터 3영업일 안에 해 드려요.</li>
  </ul>
);
