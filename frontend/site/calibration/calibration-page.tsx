import type { CalibrationForAll } from '@nomucheck/domain/calibration/contract.ts';
import { Link } from 'react-router';
import { ask } from '../../shared/client/ask.ts';
import { useLoaded } from '../../shared/client/use-loaded.ts';
import { count, percent } from '../../shared/formats.ts';
import { LoadFailed } from '../shell/page/load-failed.tsx';
import { Page } from '../shell/page/page.tsx';
import './calibration.css';

/** `/accuracy`: how the estimates fit what really happened, for everybody to see. */
const CalibrationPage = () => {
  const [loading, set] = useLoaded(() => ask<CalibrationForAll>({ url: '/api/win-rate/calibration' }), '');
  return (
    <Page title="추정과 실제" width="form">
      <h1>추정은 얼마나 맞았나요?</h1>
      <p className="lead">저희가 보여 드린 승소 가능성을, 사건이 실제로 끝난 결과와 견주어 그대로 보여 드려요.</p>
      {loading.state === 'loading' && <p role="status">불러오고 있어요</p>}
      {loading.state === 'failed' && <LoadFailed message={loading.message} onRetry={() => set(null)} />}
      {loading.state === 'ready' && <Fits calibration={loading.value} />}
      <h2 className="calibration-how">어떻게 견주나요?</h2>
      <ul>
        <li>사건이 끝난 뒤 이용하신 분이나 담당 노무사가 결과를 알려 주면, 끝나기 전에 마지막으로 낸 추정과 견줘요.</li>
        <li>일부만 인정된 사건은 절반으로 세고, 화해하거나 취하한 사건은 세지 않아요.</li>
        <li>이름이나 회사는 쓰지 않아요. 이 비교가 추정을 저절로 바꾸지는 않아요. 바꿀 때는 노무사가 정해요.</li>
      </ul>
      <Link to="/check" className="link-alone">
        자가진단 시작하기
      </Link>
    </Page>
  );
};

export default CalibrationPage;

const Fits = ({ calibration }: { readonly calibration: CalibrationForAll }) => {
  const { decided, needed, bands, brier, brierOfShare } = calibration;
  if (decided < needed.all)
    return (
      <section className="card" aria-label="지금까지 모인 결과">
        <p>
          <strong>아직 보여 드릴 만큼 모이지 않았어요.</strong>
        </p>
        <p>
          결정으로 끝난 사건이 {needed.all}건 모이면 여기에 보여 드려요. 지금까지 {count(decided)}건이 모였고,{' '}
          {count(needed.all - decided)}건이 더 필요해요. 더 적은 수로는 맞고 틀림이 우연일 수 있어요.
        </p>
        <p>결과를 받으셨다면 진단 결과 화면 아래의 ‘사건이 끝났나요?’에서 알려 주세요.</p>
      </section>
    );
  return (
    <section className="card" aria-label="추정과 실제">
      <p>결정으로 끝난 사건 {count(decided)}건이에요.</p>
      <table className="calibration-table">
        <thead>
          <tr>
            <th scope="col">추정</th>
            <th scope="col">실제로 인정된 비율</th>
            <th scope="col">사건</th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <tr key={band.from}>
              <th scope="row">
                {percent(band.from)}~{percent(band.to)}
              </th>
              <td>
                <Share fit={band.fit} least={needed.band} />
              </td>
              <td>{band.fit === null ? '' : `${count(band.fit.decided)}건`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">
        초록 표시는 실제 비율, 황갈색 띠는 그 비율이 있을 법한 범위(90%), 검은 줄은 그 구간에서 낸 추정의 평균이에요.
      </p>
      {brier !== null && brierOfShare !== null && (
        <p>
          추정과 결과가 어긋난 정도(브라이어 점수)는 {brier.toFixed(2)}점이에요. 0에 가까울수록 잘 맞아요. 모든 사건에
          같은 비율만 말했다면 {brierOfShare.toFixed(2)}점이었을 거예요.
        </p>
      )}
    </section>
  );
};

type FitOfBand = CalibrationForAll['bands'][number]['fit'];

/** The real share as words and, where there are enough disputes, as a drawing. */
const Share = ({ fit, least }: { readonly fit: FitOfBand; readonly least: number }) => {
  if (fit === null) return <span className="soft">{least}건이 되면 보여 드려요</span>;
  const { real, interval, predicted } = fit;
  if (real === null || interval === null || predicted === null) return null;
  return (
    <>
      {percent(real)}{' '}
      <span className="soft">
        ({percent(interval.low)}~{percent(interval.high)})
      </span>
      <svg className="calibration-bar" aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
        <rect width="100" height="10" className="calibration-bar-whole" />
        <rect
          x={interval.low * 100}
          width={(interval.high - interval.low) * 100}
          height="10"
          className="calibration-bar-interval"
        />
        <rect x={real * 100 - 1} width="2" height="10" className="calibration-bar-real" />
        <line x1={predicted * 100} x2={predicted * 100} y1="0" y2="10" className="calibration-bar-predicted" />
      </svg>
    </>
  );
};
