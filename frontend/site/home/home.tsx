import { Link } from 'react-router';
import { ButtonLink } from '../forms/button.tsx';
import { Page } from '../shell/page.tsx';
import { siteTitleOf, useSiteInfo } from '../shell/site-info.ts';
import { ContinueStrip } from './continue-strip.tsx';
import { DeadlineCalculator } from './deadline-calculator.tsx';
import { ReviewDrawing } from './drawings.tsx';
import { ExampleResult } from './example-result.tsx';
import { FreeAndPaid } from './free-and-paid.tsx';
import { useContinuation } from './use-continuation.ts';
import './home.css';

/** The start page of the questionnaire reads the role from the address, and removes it there. */
const audiences = [
  {
    to: '/check?role=worker',
    title: '해고를 통보받았어요',
    text: '말로 들었든, 문자나 서류로 받았든 괜찮아요. 절차와 사유를 차례로 짚어 드려요.',
  },
  {
    to: '/check?role=worker',
    title: '해고될까 봐 걱정돼요',
    text: '아직 통보받기 전이라도, 예상되는 사유와 절차로 진단해 보고 무엇을 남겨 둘지 준비할 수 있어요.',
  },
  {
    to: '/check?role=employer',
    title: '직원을 내보내야 할지 고민이에요',
    text: '사업주라면 지금 방식으로 해고했을 때 부당해고로 인정될 위험을 미리 확인할 수 있어요.',
  },
];

const steps = [
  {
    title: '발표된 통계와 비슷한 결정을 찾아요',
    text: '노동위원회가 발표한 통계와, 판정과 판결 가운데 해고 사유와 쟁점이 같은 사건을 모아요.',
  },
  {
    title: '근로자가 이긴 비율에서 시작해요',
    text: '세어 볼 비슷한 사건이 아직 없으면 발표된 통계에서, 있으면 그 사건들의 비율 쪽으로 옮겨 시작해요. 몇 건인지도 밝혀요.',
  },
  {
    title: '답변마다 숫자가 오르내려요',
    text: '해고를 서면으로 알렸는지, 해명할 기회를 줬는지 같은 답이 숫자를 바꿔요. 얼마나 바꾸었는지는 전체 결과(유료)에서 하나씩 볼 수 있어요.',
  },
  {
    title: '범위와 함께 보여 드려요',
    text: '숫자 하나로 단정하지 않아요. 비슷한 사건이 적고 답변의 판단이 많을수록 범위가 넓어져요.',
  },
];

const promises = [
  { title: '답은 본인만 봐요', text: '이름, 이메일과 직접 쓴 글은 사람마다 다른 열쇠로 잠가 보관해요.' },
  { title: '언제든 지울 수 있어요', text: '이 기기에 남은 답은 버튼 하나로 지우고, 화면도 바로 빠져나갈 수 있어요.' },
  { title: '숫자를 부풀리지 않아요', text: '불리한 사정도 그대로 보여 드려요. 결과를 보장한다고 말하지 않아요.' },
];

const Home = () => {
  const { firm } = useSiteInfo();
  const continuation = useContinuation();
  return (
    <Page title={siteTitleOf(firm)} width="bare" className="home">
      <section className="home-hero">
        {continuation !== null && <ContinueStrip found={continuation} />}
        <div className="home-hero-row">
          <div>
            <p className="caption">부당해고 자가진단</p>
            <h1>
              해고, 다툴 수 있는지
              <br />
              먼저 확인해 보세요
            </h1>
            <p className="lead">
              질문에 답하면 발표된 통계와 비슷한 사건에서 출발해 승소 가능성을 계산하고, 언제까지 어디에 신청할 수
              있는지 알려 드려요.
            </p>
            <div className="actions">
              <ButtonLink to="/check" kind={continuation === null ? 'primary' : 'secondary'}>
                자가진단 시작하기
              </ButtonLink>
            </div>
            <p className="home-hero-small">
              <strong>승소 가능성과 기한은 무료, 계산 과정과 판례는 유료예요.</strong> 한 화면에 질문 하나씩, 답할
              때마다 저장되어 멈췄다가 이어서 할 수 있어요.
            </p>
          </div>
          <ExampleResult />
        </div>
      </section>

      <section className="home-part" aria-labelledby="home-deadline">
        <div className="home-deadline">
          <div>
            <h2 id="home-deadline">기한부터 확인하세요</h2>
            <p>
              노동위원회에 부당해고 구제를 신청할 수 있는 기간은 <strong>해고된 날부터 3개월</strong>이에요. 지나면 이
              길은 닫혀요.
            </p>
            <p className="soft">근로기준법 제28조 제2항. 마지막 날이 토요일이나 공휴일이면 그다음 평일까지예요.</p>
            <p className="soft">
              공무원과 교원은 여기에 해당하지 않아요. 처분사유 설명서를 받은 날부터 30일 안에 소청심사를 청구해야 해요.
            </p>
          </div>
          <DeadlineCalculator />
        </div>
      </section>

      <section className="home-band" aria-labelledby="home-whom">
        <div className="home-part">
          <h2 id="home-whom">이런 분께 필요해요</h2>
          <ul className="home-audiences">
            {audiences.map(({ to, title, text }) => (
              <li key={title}>
                <h3>
                  <Link to={to}>{title}</Link>
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section className="home-part" aria-labelledby="home-how">
        <h2 id="home-how">승소 가능성은 이렇게 나와요</h2>
        <ol className="home-steps">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p>
          승소 가능성은 과거의 결정으로 계산한 추정이에요. 같은 사건은 하나도 없어서, 실제 결과는 증거와 다투는 방법에
          따라 달라져요. <Link to="/services">계산 방법 자세히 보기</Link>
        </p>
      </section>

      <section className="home-band" aria-labelledby="home-prices">
        <div className="home-part">
          <h2 id="home-prices">어디까지 무료인가요?</h2>
          <FreeAndPaid />
        </div>
      </section>

      <section className="home-part" aria-labelledby="home-review">
        <div className="home-review">
          <ReviewDrawing />
          <div>
            <h2 id="home-review">AI가 쓰고, 노무사 두 명이 검토해요</h2>
            <p>
              결과를 보고 더 묻고 싶은 것이 있으면 AI가 판정례를 근거로 바로 답해요. 검토를 요청하면 서로 다른 노무사 두
              명이 차례로 고치고 확인해 자문으로 드려요.
            </p>
            <p>
              <Link to="/advices">AI 노무자문에 물어보기</Link>
            </p>
          </div>
        </div>
      </section>

      <section className="home-part home-promise" aria-labelledby="home-promise">
        <h2 id="home-promise">이렇게 지킬게요</h2>
        <ul className="home-promises">
          {promises.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="home-part">
        <div className="home-banner">
          <h2>지금 답할 수 있는 것부터 시작해 보세요</h2>
          <p>모르는 질문은 ‘잘 모르겠어요’로 넘어가도 괜찮아요.</p>
          <ButtonLink to="/check">자가진단 시작하기</ButtonLink>
        </div>
      </section>
    </Page>
  );
};

export default Home;
