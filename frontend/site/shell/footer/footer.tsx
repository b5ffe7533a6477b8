import type { Firm } from '@nomucheck/domain/kernel/contract/site.ts';
import { Link } from 'react-router';
import { useSiteInfo } from '../site-info.ts';

export const policyLinks = [
  { label: '이용약관', to: '/policy/service' },
  { label: '개인정보 처리방침', to: '/policy/privacy', isStrong: true },
  { label: '개인정보 수집·이용', to: '/policy/personal_info' },
  { label: '마케팅 정보 수신', to: '/policy/marketing' },
];

/** A link to the firm's own site only if it is a web address. */
const webAddress = (site: string | undefined): string | null =>
  site !== undefined && /^https?:\/\//.test(site) ? site : null;

const Detail = ({ name, value }: { name: string; value: string | undefined }) =>
  value ? (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ) : null;

const FirmDetails = ({ firm }: { firm: Partial<Firm> }) => (
  <dl className="footer-firm">
    <Detail name="상호" value={firm.name} />
    <Detail name="대표" value={firm.representative} />
    <Detail name="사업자등록번호" value={firm.businessNumber} />
    <Detail name="통신판매업신고" value={firm.mailOrderNumber} />
    <Detail name="전화" value={firm.phone} />
    <Detail name="이메일" value={firm.email} />
    <Detail name="주소" value={firm.address} />
    <Detail name="호스팅 제공" value={firm.hosting} />
  </dl>
);

const channelName = { email: '이메일', sms: '문자' } as const;

export const Footer = () => {
  const { firm, sandbox, pretended, signInWith } = useSiteInfo();
  const social = signInWith.some((each) => each.sandbox) ? ['소셜 로그인'] : [];
  const site = webAddress(firm.site);
  return (
    <footer className="footer">
      <div className="footer-row">
        <nav aria-label="약관과 정책">
          <ul className="footer-links">
            {policyLinks.map(({ label, to, isStrong }) => (
              <li key={to}>
                <Link to={to}>{isStrong ? <strong>{label}</strong> : label}</Link>
              </li>
            ))}
            <li>
              <Link to="/check/orderInfo">가격과 환불</Link>
            </li>
            <li>
              <Link to="/verify">문서 확인</Link>
            </li>
            {site !== null && (
              <li>
                <a href={site} target="_blank" rel="noreferrer">
                  회사 홈페이지<span className="visually-hidden"> (새 창)</span>
                </a>
              </li>
            )}
          </ul>
        </nav>
        <FirmDetails firm={firm} />
        {sandbox && (
          <p className="footer-sandbox">
            시험 운영 중이에요. 실제로 이루어지지 않는 것:{' '}
            {['결제', ...pretended.map((channel) => channelName[channel]), ...social].join(', ')}
          </p>
        )}
        <p className="footer-right">© 2018 {firm.name ?? 'nomucheck'}</p>
      </div>
    </footer>
  );
};
