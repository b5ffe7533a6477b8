import type { Firm } from '@nomucheck/domain/kernel/contract/site.ts';
import { wording } from '../../checks/wording.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { PhoneLink } from '../../shell/phone-link.tsx';
import { isGiven } from '../../shell/site-info.ts';
import { DeadlineNotice } from './deadline-notice.tsx';

/**
 * While the firm takes no requests: public bodies and the firm's own contacts. `firm` has the known details, `checkId` the check
 * whose result the person came from.
 */
export const OtherWays = ({ firm, checkId }: { firm: Partial<Firm>; checkId: string | null }) => (
  <>
    <h1>개별 상담</h1>
    <p className="lead">지금은 이 화면에서 상담 신청을 받지 않아요. 대신 바로 물어볼 수 있는 곳이 있어요.</p>
    <DeadlineNotice checkId={checkId} />
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
    <FirmContacts firm={firm} />
    <div className="actions">
      {checkId === null ? (
        <ButtonLink to="/check">자가진단 하기</ButtonLink>
      ) : (
        <ButtonLink to={`/check/result/${encodeURIComponent(checkId)}`}>진단 결과로 돌아가기</ButtonLink>
      )}
      <ButtonLink to="/advices" kind="secondary">
        글로 물어보기
      </ButtonLink>
    </div>
  </>
);

/** Only what the firm has given: an example isn't its contact. */
const FirmContacts = ({ firm: { name, phone, email } }: { firm: Partial<Firm> }) => {
  if (!isGiven(phone) && !isGiven(email)) return null;
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
