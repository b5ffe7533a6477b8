import type { OrderSubject } from '@nomucheck/domain/orders/products.ts';
import { ButtonLink } from '../forms/button.tsx';
import { Page } from '../shell/page/page.tsx';
import { subjectPath } from './ordered.ts';

/** Nothing is sold for this check, whose result has no figure; or for this consultation. */
export const NotForSale = ({ why, of }: { why: string; of: OrderSubject }) => (
  <Page title="결제할 것이 없어요" width="form">
    <h1>결제할 것이 없어요</h1>
    <p>{why}</p>
    <ButtonLink to={subjectPath(of)}>{of.consultationId === null ? '결과 보기' : '상담 보기'}</ButtonLink>
  </Page>
);
