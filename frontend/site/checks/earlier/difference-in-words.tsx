import type { PlainDifference, ResultInTime } from '@nomucheck/domain/checks/contract/results.ts';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { percent } from '../../../shared/formats.ts';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { fetchDifference } from './results-api.ts';

type DifferenceProps = { readonly before: ResultInTime; readonly after: ResultInTime };

export const DifferenceInWords = ({ before, after }: DifferenceProps) => {
  const key = `${before.calculationId} ${after.calculationId}`;
  const [loading, set] = useLoaded<PlainDifference>(() => fetchDifference(before, after), key);
  if (loading.state === 'loading') return <p role="status">두 결과를 견주고 있어요.</p>;
  if (loading.state === 'failed') return <LoadFailed message={loading.message} onRetry={() => set(null)} />;
  return <Differences difference={loading.value} />;
};

type Shares = NonNullable<PlainDifference['shares']>;

/** What changed, in plain words, with the share of each where the whole result is open. Tests render it without a server. */
export const Differences = ({ difference }: { difference: PlainDifference }) => {
  const { before, after, answers, ruleset, cases, shares } = difference;
  const isSame = answers.length === 0 && !ruleset && !cases && pointsOf(shares, 'rest') === 0;
  return (
    <>
      <p>
        그때 {figure(before)}, 지금 {figure(after)}
      </p>
      {isSame && <p>달라진 답도, 새 질문지도, 바뀐 자료도 없어요.{shares !== null && ' 날짜만 지났어요.'}</p>}
      <ul>
        {answers.length > 0 && (
          <li>
            답 {answers.length}개가 달라요{share(shares, 'answers')}.
            <ul>
              {answers.map(({ title, before: was, after: is }) => (
                <li key={title}>
                  {title}
                  <br />
                  {was ?? '묻지 않았어요'} → {is ?? '묻지 않았어요'}
                </li>
              ))}
            </ul>
          </li>
        )}
        {ruleset && <li>질문지가 새로 나왔어요{share(shares, 'ruleset')}.</li>}
        {cases && <li>근거로 센 판정 자료가 달라졌어요{share(shares, 'cases')}.</li>}
        {pointsOf(shares, 'day') !== 0 && <li>날짜가 지났어요{share(shares, 'day')}.</li>}
        {pointsOf(shares, 'rest') !== 0 && <li>계산 방법이 바뀌었거나 지워진 답이 있어요{share(shares, 'rest')}.</li>}
      </ul>
      {shares === null && before.shownRate !== null && after.shownRate !== null && !isSame && (
        <p className="soft">무엇이 얼마나 움직였는지는 두 결과를 모두 결제해 열었을 때 보여 드려요.</p>
      )}
    </>
  );
};

const figure = ({ shownRate }: ResultInTime): string => (shownRate === null ? '수치 없음' : percent(shownRate));

const pointsOf = (shares: Shares | null, cause: Shares[number]['cause']): number =>
  shares?.find((each) => each.cause === cause)?.points ?? 0;

const share = (shares: Shares | null, cause: Shares[number]['cause']): string => {
  if (shares === null) return '';
  const points = pointsOf(shares, cause);
  if (points === 0) return ' (수치는 1%p도 움직이지 않았어요)';
  return ` (${Math.abs(points)}%p ${points > 0 ? '올랐어요' : '내렸어요'})`;
};
