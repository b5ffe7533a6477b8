import { Link } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { useCounts } from './home-data.ts';
import { publishedStatistics } from './published-statistics.ts';

const { year, decided, upheld } = publishedStatistics;

/** What a figure rests on, how sure it is, and what it can't tell. */
export const HowSure = () => (
  <>
    <ol className="home-steps">
      <li>
        <h3>발표된 통계에서 출발해요</h3>
        <p>
          {year}년에 노동위원회가 판정한 부당해고 등 사건 {decided}건 가운데 {upheld}가 인정됐어요(중앙노동위원회
          통계연보). 징계와 인사를 다툰 사건도 들어 있어요.
        </p>
      </li>
      <li>
        <h3>비슷한 사건이 모이면 그 비율로 옮겨요</h3>
        <p>
          <Counted /> <Link to="/search">어떤 판례를 찾아볼 수 있는지 보기</Link>
        </p>
      </li>
      <li>
        <h3>답마다 숫자가 오르내려요</h3>
        <p>얼마나 오르내릴지는 사건에 맞춘 값이 아니라 법인의 판단이에요. 그래서 그만큼 범위를 넓혀 잡아요.</p>
      </li>
      <li>
        <h3>범위로 말해요</h3>
        <p>숫자 하나로 단정하지 않고, 5%보다 낮거나 95%보다 높게 말하지 않아요. 어떤 사건도 확실하지 않으니까요.</p>
      </li>
    </ol>
    <p>
      과거의 결정으로 계산한 추정이에요. 같은 사건은 하나도 없어서, 실제 결과는 증거와 다투는 방법에 따라 달라져요.{' '}
      <Link to="/services">계산 방법 자세히 보기</Link>
    </p>
  </>
);

/** Cases that were picked by hand are shown and not counted, so at first there may be none. */
const Counted = () => {
  const [counts] = useCounts();
  const decided = counts.state === 'ready' ? counts.value.decided : 0;
  return decided > 0
    ? `빠짐없이 모은 판정과 판결 ${count(decided)}건을 세고 있어요.`
    : '빠짐없이 모은 사건만 세요. 골라 모은 판례는 한쪽으로 치우칠 수 있어 세지 않아요.';
};
