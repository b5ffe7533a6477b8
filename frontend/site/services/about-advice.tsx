import { useSiteInfo } from '../shell/site-info.ts';

/** What writes the answers of the advice, what it is not, and who reads along. */
export const AboutAdvice = () => {
  const { advisor } = useSiteInfo();
  return (
    <section aria-labelledby="about-advice">
      <h2 className="services-heading" id="about-advice">
        AI 노무자문의 답은 누가 쓰나요?
      </h2>
      {advisor !== null && <p>{written[advisor]}</p>}
      <ul>
        <li>
          바로 받는 답은 <strong>노무사가 검토하기 전</strong>의 글이에요. 이해하지 못한 질문에는 아는 척하지 않고,
          물어볼 수 있는 곳을 알려 드려요.
        </li>
        <li>근거를 확인하지 못한 문장과 해가 될 수 있는 문장은 보여 드리기 전에 빼요. 결과를 약속하지 않아요.</li>
        <li>
          질문과 답은 본인만 봐요. 검토를 요청한 글, 맞지 않는다고 알려 주신 답, 스스로를 해칠 위험이 보이는 글은
          노무사도 살펴봐요.
        </li>
      </ul>
    </section>
  );
};

const written = {
  embedded:
    '노무사가 주제별로 정리해 둔 글에서, 적어 주신 사정에 맞는 것을 컴퓨터가 골라 답으로 엮어요. 글을 지어내는 언어 모델(생성형 AI)은 쓰지 않아요. 기한과 금액은 자가진단과 같은 계산으로 세요.',
  openai:
    '언어 모델(생성형 AI)이 노무사가 주제별로 정리해 둔 글과 조문, 판정례 안에서 답을 써요. 기한과 금액은 자가진단과 같은 계산으로 세고, 노무사의 글과 다르게 쓴 문장은 빼요.',
} as const;
