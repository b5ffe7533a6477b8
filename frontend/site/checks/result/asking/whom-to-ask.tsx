import { responsibleCommission } from '@nomucheck/domain/commissions/labour-commissions.ts';
import type { AnswerValue } from '@nomucheck/domain/rulesets/ruleset.ts';
import { Link } from 'react-router';
import { PhoneLink } from '../../../shell/phone-link.tsx';
import { answerOfResultPath } from '../../question-url.ts';
import { wording } from '../../wording.ts';
import { Row } from '../rows/row.tsx';

const { title, commission: commissionWords, places } = wording.whomToAsk;

type WhomToAskProps = { region: AnswerValue | undefined; checkId: string };

/** The labour commission of the workplace and the two numbers that cost nothing to call. */
export const WhomToAsk = ({ region, checkId }: WhomToAskProps) => (
  <Row id="whom-to-ask" title={title} state={nameOf(region)}>
    <div className="whom-to-ask">
      <Commission region={region} checkId={checkId} />
      {places.map(({ name, phone, how }) => (
        <div className="card" key={phone}>
          <h3>{name}</h3>
          <p>
            <PhoneLink phone={phone} /> <span className="soft">{how}</span>
          </p>
        </div>
      ))}
    </div>
  </Row>
);

const nameOf = (region: AnswerValue | undefined): string => {
  const found = responsibleCommission(region);
  return found.known ? found.commission.name : (places[0]?.phone ?? '');
};

const Commission = ({ region, checkId }: WhomToAskProps) => {
  const found = responsibleCommission(region);
  if (!found.known)
    return (
      <div className="card">
        <h3>{commissionWords.unknown}</h3>
        <p>{found.why}</p>
        <p className="no-print">
          <Link to={answerOfResultPath(checkId, 'intake/region')}>{commissionWords.answer}</Link>
        </p>
      </div>
    );
  const { name, phone, address, website } = found.commission;
  return (
    <div className="card">
      <h3>{name}</h3>
      <p>
        <PhoneLink phone={phone} />
      </p>
      <p>
        {address} <MapLink address={address} />
      </p>
      <p className="soft">
        {found.why} {commissionWords.check}{' '}
        <a href={website} target="_blank" rel="noopener noreferrer">
          {commissionWords.website}
          <span className="visually-hidden"> (새 창)</span>
        </a>
      </p>
    </div>
  );
};

const MapLink = ({ address }: { address: string }) => (
  <a
    className="no-print"
    href={`https://map.naver.com/p/search/${encodeURIComponent(address)}`}
    target="_blank"
    rel="noopener noreferrer"
  >
    {commissionWords.map}
    <span className="visually-hidden"> (새 창)</span>
  </a>
);
