import { Link } from 'react-router';
import { Drawing } from './drawing.tsx';

/** What the service does, from the first question to the last day. */
export const WhatWeDo = () => (
  <ol className="home-does">
    <li>
      <Drawing of="questions" />
      <h3>질문에 답해요</h3>
      <p>한 화면에 하나씩 여쭤보고, 답할 때마다 저장해요. 모르는 것은 ‘잘 모르겠어요’로 넘어가도 돼요.</p>
    </li>
    <li>
      <Drawing of="estimate" />
      <h3>가능성과 길을 알려 드려요</h3>
      <p>승소 가능성과 그 범위, 지금 열려 있는 길, 신청하는 곳과 마지막 날을 한자리에서 보여 드려요.</p>
    </li>
    <li>
      <Drawing of="reviews" />
      <h3>노무사 두 명이 검토해요</h3>
      <p>
        더 궁금한 것을 물으면 근거와 함께 바로 답해요. 검토를 요청하면 노무사 한 명이 먼저 고치고, 다른 노무사가 다시
        확인해 자문으로 드려요. <Link to="/advices">AI 노무자문에 물어보기</Link>
      </p>
    </li>
    <li>
      <Drawing of="reminder" />
      <h3>마지막 날을 잊지 않게 알려 드려요</h3>
      <p>결과에서 신청해 두면 구제신청 마지막 날 30일, 14일, 3일 전에 이메일이나 문자로 알려 드려요.</p>
    </li>
  </ol>
);
