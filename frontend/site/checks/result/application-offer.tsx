import { standingOf } from '@nomucheck/domain/applications/standing.ts';
import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean-date.ts';
import { ButtonLink } from '../../forms/button.tsx';

type ApplicationOfferProps = { checkId: string; result: Pick<Result, 'side' | 'routes'>; today: LocalDate };

/** On the result: the next step for a worker is a document in their own name. */
export const ApplicationOffer = ({ checkId, result, today }: ApplicationOfferProps) => {
  const { documents } = standingOf(result, today);
  if (documents.length === 0) return null;
  const isRelief = documents.includes('relief_application');
  return (
    <section className="card card-sand no-print">
      <h2>{isRelief ? '노동위원회에 낼 신청서 쓰기' : '지금 낼 수 있는 서류 쓰기'}</h2>
      <p>
        {isRelief ? '부당해고등 구제 신청서' : '진정서처럼 지금 낼 수 있는 서류'}의 칸을 진단의 답으로 채워 두었어요. 빈
        곳을 적고 PDF나 글로 받아 본인의 이름으로 내면 돼요.
      </p>
      <ButtonLink to={`/check/application/${checkId}`} kind="secondary">
        {isRelief ? '신청서 쓰기' : '서류 쓰기'}
      </ButtonLink>
    </section>
  );
};
