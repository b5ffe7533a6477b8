import type { Firm } from '@nomucheck/domain/kernel/contract/site.ts';
import { useSearchParams } from 'react-router';
import { PhoneLink } from '../checks/result/phone-link.tsx';
import { wording } from '../checks/wording.ts';
import { ButtonLink } from '../forms/button.tsx';
import { Notice } from '../forms/notice.tsx';
import { Page } from '../shell/page.tsx';
import { isGiven, useSiteInfo } from '../shell/site-info.ts';
import '../checks/check.css';
import './consult.css';

/** `/consult`, the target of question 14: until requests can be made here, how to reach the firm and public bodies. */
const ConsultPage = () => {
  const { firm } = useSiteInfo();
  const [params] = useSearchParams();
  return (
    <Page title="개별 상담 신청 (준비 중)" width="form">
      <ConsultWays firm={firm} checkId={params.get('checkId')} />
    </Page>
  );
};

export default ConsultPage;

/** It loads nothing: `firm` has the known details, `checkId` the check whose result the person came from. */
export const ConsultWays = ({ firm, checkId }: { firm: Partial<Firm>; checkId: string | null }) => (
  <>
    <p className="caption">준비 중이에요</p>
    <h1>개별 상담 신청</h1>
    <p className="lead">이 화면에서 바로 상담을 신청하는 기능은 아직 열지 않았어요. 대신 이렇게 물어보실 수 있어요.</p>
    <Notice tone="warning" title="상담을 기다리는 동안에도 기한은 지나가요">
      <p>노동위원회 구제신청은 해고된 날부터 3개월 안에 내야 해요. 상담을 받지 못했더라도 기한을 먼저 챙겨 주세요.</p>
    </Notice>
    <FirmContacts firm={firm} />
    <h2 className="consult-heading">공공 기관에 물어보기</h2>
    <dl className="answer-list">
      {wording.whomToAsk.places.map(({ name, phone, how }) => (
        <div className="answer-row" key={name}>
          <dt>{name}</dt>
          <dd className="answer-value">
            <PhoneLink phone={phone} /> {how}
          </dd>
        </div>
      ))}
    </dl>
    <div className="actions">
      {checkId === null ? (
        <ButtonLink to="/check">자가진단 하기</ButtonLink>
      ) : (
        <ButtonLink to={`/check/result/${encodeURIComponent(checkId)}`}>진단 결과로 돌아가기</ButtonLink>
      )}
      <ButtonLink to="/" kind="secondary">
        처음으로
      </ButtonLink>
    </div>
  </>
);

const FirmContacts = ({ firm: { name, phone, email } }: { firm: Partial<Firm> }) => {
  // Not loaded yet, or loading failed: it isn't known whether the firm has contacts.
  if (phone === undefined && email === undefined) return null;
  if (!isGiven(phone) && !isGiven(email)) return <p>이 사이트에 등록된 상담 연락처가 아직 없어요.</p>;
  return (
    <>
      <h2 className="consult-heading">{isGiven(name) ? `${name}에 직접 연락하기` : '노무법인에 직접 연락하기'}</h2>
      <dl className="answer-list">
        {isGiven(phone) && (
          <div className="answer-row">
            <dt>전화</dt>
            <dd className="answer-value">
              <a href={`tel:${phone.replace(/[^+\d-]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        {isGiven(email) && (
          <div className="answer-row">
            <dt>이메일</dt>
            <dd className="answer-value">
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
      </dl>
      <p className="soft consult-hint">진단 결과를 인쇄하거나 PDF로 남겨 두면 처음부터 다시 설명하지 않아도 돼요.</p>
    </>
  );
};
