import type { ConsultationTerms } from '@nomucheck/domain/consultations/contract.ts';
import { productAt } from '@nomucheck/domain/orders/products.ts';
import { useLoaded } from '../../shared/client/use-loaded.ts';
import { won } from '../../shared/formats.ts';
import { fetchConsultTerms } from '../checks/check-api.ts';
import { ButtonLink } from '../forms/button.tsx';
import { consultAboutPath } from '../shell/consult-paths.ts';
import { WithdrawalRules } from './withdrawal/withdrawal-rules.tsx';

/** The paid consultation, where one is sold. Without the terms the page says enough of the result. */
export const ConsultationInfo = ({ checkId }: { checkId: string | null }) => {
  const [terms] = useLoaded(fetchConsultTerms, 'terms');
  return terms.state === 'ready' ? <SoldConsultation terms={terms.value} checkId={checkId} /> : null;
};

type SoldConsultationProps = { readonly terms: ConsultationTerms; readonly checkId: string | null };

export const SoldConsultation = ({ terms: { open, price }, checkId }: SoldConsultationProps) => {
  if (!open || price === null) return null;
  const { name, description } = productAt('consultation', price);
  return (
    <>
      <section className="card card-sand order-part" aria-labelledby="consultation-title">
        <h2 id="consultation-title">{name}</h2>
        <p>{description}</p>
        <p>
          <strong>{won(price)}</strong> <span className="soft">부가가치세 포함 · 상담 한 건의 가격이에요</span>
        </p>
        <ButtonLink to={consultAboutPath(checkId)} kind="secondary">
          상담 신청하기
        </ButtonLink>
      </section>
      <WithdrawalRules product="consultation" title="상담의 청약철회와 환불" />
    </>
  );
};
