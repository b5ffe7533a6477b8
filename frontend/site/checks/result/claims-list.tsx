import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import type { Claim } from '@nomucheck/domain/claims/claim.ts';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { answerOfResultPath } from '../question-url.ts';
import { wording } from '../wording.ts';

const text = wording.claims;
/** Of a claim without an amount nothing was computed. */
const more = '더 알아보기';

/** `checkId`: null where the reader answers nothing. */
type ClaimsListProps = { claims: readonly Claim[]; side: Result['side']; checkId: string | null };

/** The money besides the dispute, each with its figure, its rule and its law, and what to answer for it. */
export const ClaimsList = ({ claims, side, checkId }: ClaimsListProps) =>
  claims.length === 0 ? null : (
    <section id="claims">
      <h2>{text.title[side]}</h2>
      <p className="soft">{text.lead}</p>
      {claims.map((claim) => (
        <ClaimCard key={claim.kind} claim={claim} checkId={checkId} />
      ))}
    </section>
  );

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
