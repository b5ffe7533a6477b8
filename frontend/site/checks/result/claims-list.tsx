import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import type { Claim } from '@nomucheck/domain/claims/claim.ts';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { answerOfResultPath } from '../question-url.ts';
import { wording } from '../wording.ts';
import { Row } from './rows/row.tsx';

const text = wording.claims;
/** Of a claim without an amount nothing was computed. */
const more = '더 알아보기';

/** `checkId`: null where the reader answers nothing. */
type ClaimsListProps = { claims: readonly Claim[]; side: Result['side']; checkId: string | null };

/** The money besides the dispute, each with its figure, its rule and its law, and what to answer for it. */
export const ClaimsList = ({ claims, side, checkId }: ClaimsListProps) =>
  claims.length === 0 ? null : (
    <Row id="claims" title={text.title[side]} state={amountsOf(claims)}>
      <p className="soft">{text.lead}</p>
      {claims.map((claim) => (
        <ClaimCard key={claim.kind} claim={claim} checkId={checkId} />
      ))}
    </Row>
  );

/** A longer one would break the row. */
const longestState = 20;

/** The first amount, and whether there are more. */
const amountsOf = (claims: readonly Claim[]): string => {
  const [first, ...others] = claims.flatMap(({ amount }) => (amount === null ? [] : [text.inShort(amount)]));
  if (first === undefined || first.length > longestState) return `${claims.length}가지`;
  return others.length === 0 ? first : text.andMore(first);
};

const ClaimCard = ({ claim, checkId }: { claim: Claim; checkId: string | null }) => (
  <div className="card claim">
    <h3>{claim.title}</h3>
    {claim.amount !== null && <p className="claim-amount">{claim.amount}</p>}
    <p>{claim.lead}</p>
    <Needed needs={claim.needs} hasAmount={claim.amount !== null} checkId={checkId} />
    <details>
      <summary>
        {claim.amount === null ? more : text.how}
        <span className="visually-hidden">: {claim.title}</span>
      </summary>
      <ul>
        {claim.how.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>{claim.law}</li>
      </ul>
    </details>
  </div>
);

type NeededProps = { needs: readonly string[]; hasAmount: boolean; checkId: string | null };

/** What to answer for an amount, or for a closer one. */
const Needed = ({ needs, hasAmount, checkId }: NeededProps) =>
  needs.length === 0 || checkId === null ? null : (
    <p className="no-print">
      {hasAmount ? text.closer : text.needed}{' '}
      {needs.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ', '}
          <Link to={answerOfResultPath(checkId, key)}>{text.question(key)}</Link>
        </Fragment>
      ))}
    </p>
  );
