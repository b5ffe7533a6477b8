import { Link } from 'react-router';
import { ButtonLink } from '../forms/button.tsx';
import { Page } from '../shell/page/page.tsx';
import { AboutAdvice } from './about-advice.tsx';
import { questions } from './questions.ts';
import { ServiceList } from './service-list.tsx';
import './services.css';

const Services = () => (
  <Page title="서비스 소개">
    <h1>서비스 소개</h1>
    <p className="lead">무엇을 도와드리는지, 무엇이 무료인지, 누가 검토하는지 적어 두었어요.</p>
    <ServiceList />

    <h2 className="services-heading">승소 가능성은 무엇을 뜻하나요?</h2>
    <p>
      노동위원회가 발표한 통계와 쟁점이 같은 과거 사건에서 출발해 내 답을 반영한 <strong>추정</strong>이에요. 화해나
      취하로 끝난 사건은 이기고 진 것으로 세지 않고, 일부만 인정된 사건은 절반으로 세요.
    </p>
    <table className="services-terms">
      <caption className="visually-hidden">결과 화면에 나오는 말과 그 뜻</caption>
      <thead>
        <tr>
          <th scope="col">용어</th>
          <th scope="col">뜻</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">출발점</th>
          <td>
            노동위원회가 발표한 비율에서 시작해, 쟁점이 같은 사건이 모일수록 그 사건들의 비율 쪽으로 옮겨요. 셀 사건이
            없으면 발표된 비율 그대로예요.
          </td>
        </tr>
        <tr>
          <th scope="row">계산 과정</th>
          <td>
            답마다 숫자를 얼마나 올리거나 내렸는지, 그 이유가 되는 법과 함께 적어요. 올리고 내리는 배수는 사건에 맞춘
            값이 아니라 법인의 판단이에요.
          </td>
        </tr>
        <tr>
          <th scope="row">범위</th>
          <td>출발한 비율과 배수가 얼마나 확실한지를 함께 담은 폭이에요. 비슷한 사건이 적을수록 넓어요.</td>
        </tr>
        <tr>
          <th scope="row">다툴 수 있는 길</th>
          <td>노동위원회 구제신청, 법원 소송과 그 밖의 신청 가운데 지금 열려 있는 길, 신청하는 곳과 기한이에요.</td>
        </tr>
      </tbody>
    </table>
    <p>승소 가능성은 5%보다 낮거나 95%보다 높게 나오지 않아요. 어떤 사건도 확실하다고 말할 수 없기 때문이에요.</p>
    <Link to="/accuracy" className="link-alone">
      추정은 얼마나 맞았나요?
    </Link>

    <AboutAdvice />

    <h2 className="services-heading">자주 묻는 것</h2>
    {questions.map(({ question, answer }) => (
      <details key={question} className="services-question">
        <summary>{question}</summary>
        <div>
          <p>{answer}</p>
        </div>
      </details>
    ))}

    <div className="card card-sand services-start">
      <h2>이제 시작해 볼까요?</h2>
      <p>해고된 날, 입사한 날, 해고를 알린 방법을 떠올려 두시면 답하기 쉬워요. 서류가 없어도 시작할 수 있어요.</p>
      <ButtonLink to="/check">자가진단 시작하기</ButtonLink>
    </div>
  </Page>
);

export default Services;
