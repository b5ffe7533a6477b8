import { ButtonLink } from '../../forms/button.tsx';

/** Below the result: questions about it, without telling anything twice. */
export const AdviceOffer = ({ checkId }: { checkId: string }) => (
  <section className="no-print">
    <h2>더 궁금한 것이 있나요?</h2>
    <p>이 진단의 답을 그대로 써서 물어볼 수 있어요. 판정례와 조문을 찾아 답하고, 요청하면 노무사 두 명이 검토해요.</p>
    <ButtonLink to={`/advices?check=${encodeURIComponent(checkId)}`} kind="secondary">
      이 진단으로 자문 받기
    </ButtonLink>
  </section>
);
