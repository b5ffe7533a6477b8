import { koreanDate } from '../../shared/formats.ts';
import { useSession } from '../../shared/session.ts';
import { fetchOrderOfCheck } from '../checks/check-api.ts';
import { useLoaded } from '../checks/form-loader.ts';

/** The leading decisions on the grounds of one's check, by name. Without them the page says enough. */
export const LeadingDecisions = ({ checkId }: { checkId: string }) =>
  useSession().status === 'signed_in' ? <Loaded checkId={checkId} key={checkId} /> : null;

const Loaded = ({ checkId }: { checkId: string }) => {
  const [loading] = useLoaded(() => fetchOrderOfCheck(checkId), checkId);
  if (loading.state !== 'ready') return null;
  const { precedents } = loading.value.product;
  if (precedents.length === 0) return null;
  return (
    <>
      <h2>이 해고 사유의 대표 판례</h2>
      <ul>
        {precedents.map(({ court, caseNumber, decidedOn }) => (
          <li key={`${court} ${caseNumber}`}>
            {court} {caseNumber}
            {decidedOn !== null && <span className="soft"> {koreanDate(decidedOn)}</span>}
          </li>
        ))}
      </ul>
      <p className="soft">전체 결과에서는 답변과 가까운 판례를 골라 요지와 결론을 함께 보여 드려요.</p>
    </>
  );
};
