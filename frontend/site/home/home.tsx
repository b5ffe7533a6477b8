import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../forms/button.tsx';
import { Page } from '../shell/page/page.tsx';
import { siteTitleOf, useSiteInfo } from '../shell/site-info.ts';
import { ContinueStrip } from './first-screen/continue-strip.tsx';
import { DeadlineCalculator } from './first-screen/deadline-calculator.tsx';
import { OwnCase } from './first-screen/own-case.tsx';
import { useContinuation } from './first-screen/use-continuation.ts';
import { FreeAndPaid } from './parts/free-and-paid.tsx';
import { HowSure } from './parts/how-sure.tsx';
import { promises } from './parts/promises.ts';
import { Reviews } from './parts/reviews.tsx';
import { ShownAdvices } from './parts/shown-advices.tsx';
import { WhatWeDo } from './parts/what-we-do.tsx';
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
    text: '아직 통보받기 전이라도 진단해 보고, 무엇을 남겨 둘지 미리 준비할 수 있어요.',
  },
  {
    to: '/check?role=employer',
    title: '직원을 내보내야 할지 고민이에요',
    text: '사업주라면 지금 방식으로 해고했을 때 부당해고로 인정될 위험을 미리 확인할 수 있어요.',
  },
];

const Home = () => {
  const { firm } = useSiteInfo();
  return (
    <Page title={siteTitleOf(firm)} width="bare" className="home">
      <FirstScreen />

      <section className="home-part" aria-labelledby="home-whom">
        <h2 id="home-whom">이런 분께 필요해요</h2>
        <ul className="home-cards home-audiences">
          {audiences.map(({ to, title, text }) => (
            <li key={title}>
              <h3>
                <Link to={to}>{title}</Link>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="home-band" aria-labelledby="home-does">
        <div className="home-part">
          <h2 id="home-does">이렇게 도와드려요</h2>
          <WhatWeDo />
        </div>
      </section>

      <section className="home-part" aria-labelledby="home-sure">
        <h2 id="home-sure">이 숫자를 얼마나 믿을 수 있나요?</h2>
        <HowSure />
      </section>

      <section className="home-band" aria-labelledby="home-prices">
        <div className="home-part">
          <h2 id="home-prices">어디까지 무료인가요?</h2>
          <FreeAndPaid />
        </div>
      </section>

      <section className="home-part" aria-labelledby="home-promise">
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

      <ShownAdvices />
      <Reviews />

      <section className="home-part">
        <div className="home-banner">
          <h2>지금 답할 수 있는 것부터 시작해 보세요</h2>
          <p>서류가 없어도, 모르는 것이 있어도 괜찮아요.</p>
          <ButtonLink to="/check">자가진단 시작하기</ButtonLink>
        </div>
      </section>
    </Page>
  );
};

export default Home;

/** What it is, the last day, and the visitor's own case. */
const FirstScreen = () => {
  const continuation = useContinuation();
  const [dismissed, setDismissed] = useState<LocalDate | null>(null);
  return (
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
          <p className="lead">질문에 답하면 승소 가능성과 신청할 곳, 마지막 날을 알려 드려요.</p>
          <ButtonLink to="/check" kind={continuation === null ? 'primary' : 'secondary'}>
            자가진단 시작하기
          </ButtonLink>
          <p className="home-hero-small">
            <strong>승소 가능성과 기한은 무료, 계산 과정과 판례는 유료예요.</strong> 질문에는 로그인 없이 답하고, 결과는
            가입하고 봐요, 1분이면 돼요. <Link to="/check?role=employer">회사라면 위험부터 확인해요</Link>
          </p>
        </div>
        <DeadlineCalculator onAnswer={setDismissed} />
      </div>
      <OwnCase dismissed={dismissed} />
    </section>
  );
};
