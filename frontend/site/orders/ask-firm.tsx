import { isGiven, useSiteInfo } from '../shell/site-info.ts';

/** How the firm is reached about a payment, for buyers who fear for their money. */
export const AskFirm = () => {
  const { phone, email } = useSiteInfo().firm;
  if (!isGiven(phone) && !isGiven(email)) {
    return (
      <p className="soft order-help">
        돈이 나갔는데 결과가 열리지 않으면 사이트 아래에 적힌 이메일이나 전화로 알려 주세요.
      </p>
    );
  }
  return (
    <p className="soft order-help">
      돈이 나갔는데 결과가 열리지 않으면 알려 주세요.{' '}
      {isGiven(phone) && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
      {isGiven(phone) && isGiven(email) && ' · '}
      {isGiven(email) && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );
};
