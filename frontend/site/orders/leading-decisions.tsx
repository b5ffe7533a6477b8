import type { LeadingDecision } from '@nomucheck/domain/orders/contract.ts';
import { koreanDate } from '../../shared/formats.ts';

/** The leading decisions on the grounds of one's check, by name. */
export const LeadingDecisions = ({ precedents }: { precedents: readonly LeadingDecision[] }) =>
  precedents.length === 0 ? null : (
    <>
      <h2>이 해고 사유의 대표 판례</h2>
      <ul>
        {precedents.map(({ court, caseNumber, decidedOn }) => (
          <li key={`${court} ${caseNumber}`}>
            {court} <span className="case-number">{caseNumber}</span>
            {decidedOn !== null && <span className="soft"> {koreanDate(decidedOn)}</span>}
          </li>
        ))}
      </ul>
      <p className="soft">전체 결과에서는 답변과 가까운 판례를 골라 요지와 결론을 함께 보여 드려요.</p>
    </>
  );
