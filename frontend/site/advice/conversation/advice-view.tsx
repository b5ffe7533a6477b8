import type { AdviceOut } from '@nomucheck/domain/advice/contract/advice.ts';
import { maskedInWords } from '@nomucheck/domain/advice/masking.ts';
import { isWithTheFirm, stageNames } from '@nomucheck/domain/advice/stages.ts';
import { useCallback, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Notice } from '../../forms/notice.tsx';
import { Page } from '../../shell/page/page.tsx';
import { fetchAdvice } from '../advice-api.ts';
import { Flags } from '../published/flags.tsx';
import { PublishedAdvice } from '../published/published-advice.tsx';
import { Rating } from '../published/rating.tsx';
import { RequestReview } from '../review/request-review.tsx';
import { returnedFor } from '../review/steps.ts';
import { showTimeline, Timeline } from '../review/timeline.tsx';
import { arrivalOf } from './arrival.ts';
import { BeginCheck } from './begin-check.tsx';
import { Conversation } from './conversation.tsx';

type AdviceViewProps = { readonly advice: AdviceOut; readonly onRead: (advice: AdviceOut) => void };

export const AdviceView = ({ advice, onRead }: AdviceViewProps) => {
  const { stage, published } = advice;
  const { state } = useLocation();
  const { begins, masked } = arrivalOf(state);
  const show = useRef(onRead);
  show.current = onRead;
  const onShow = useCallback((read: AdviceOut) => show.current(read), []);
  const readAgain = useCallback(async () => {
    const reply = await fetchAdvice(advice.id);
    if (reply.ok) onShow(reply.value);
  }, [advice.id, onShow]);
  useFreshOnReturn(isWithTheFirm(stage), readAgain);

  const requested = async () => {
    await readAgain();
    // The form is gone with what was asked for: the focus goes to what happens now.
    setTimeout(() => showTimeline());
  };
  const maskedWords = maskedInWords(masked);
  const returned = returnedFor(stage, advice.timeline);
  // What happens now is what its asker wants to know then.
  const isReviewed = isWithTheFirm(stage);
  const talk = <Conversation advice={advice} begins={begins} onRead={onShow} />;
  return (
    <Page title="AI 노무자문" className="advice-page" footer={stage !== 'drafting'}>
      <p className="caption">
        <Link to="/advices/list">내 질문</Link>
      </p>
      <h1>
        AI 노무자문 <span className={`stage-mark stage-${stage}`}>{stageNames[stage]}</span>
      </h1>
      {maskedWords !== null && (
        <Notice title={maskedWords}>
          <p>개인을 알아볼 수 있는 번호는 저장하지 않아요. 답을 쓰는 데에도 쓰지 않았어요.</p>
        </Notice>
      )}
      {stage === 'withdrawn' && (
        <Notice tone="warning" title="이 자문은 거두었어요">
          <p>
            {isErased(advice)
              ? '민감정보 처리 동의를 거두셔서 글을 지웠어요. 궁금한 점은 새로 물어봐 주세요.'
              : '내용을 더는 믿고 쓰지 말아 주세요. 궁금한 점은 다시 물어봐 주세요.'}
          </p>
        </Notice>
      )}
      <Flags flags={advice.flags} />
      {returned !== null && (
        <Notice tone="warning" title="노무사가 더 알려 달라고 했어요">
          {returned.reason !== null && <p className="turn-own">{returned.reason}</p>}
          <p>아래의 대화에 이어서 적고, 답을 받은 뒤에 다시 검토를 요청해 주세요.</p>
        </Notice>
      )}
      {published !== undefined && stage !== 'withdrawn' && <PublishedAdvice advice={advice} published={published} />}
      {published !== undefined && stage === 'published' && <Rating advice={advice} onRated={readAgain} />}
      {isReviewed && <Timeline {...advice} />}
      {published === undefined ? (
        talk
      ) : (
        <details className="talk-folded">
          <summary>주고받은 대화 보기</summary>
          {talk}
        </details>
      )}
      {stage === 'drafting' && <RequestReview key={advice.chats.length} advice={advice} onRequested={requested} />}
      {stage === 'drafting' && <BeginCheck {...advice} />}
      {!isReviewed && (stage !== 'drafting' || returned !== null) && <Timeline {...advice} />}
    </Page>
  );
};

/** Its texts went with the consent that they rested on. */
const isErased = ({ draft }: AdviceOut): boolean => draft !== undefined && draft.text === null;

/** While the firm has it, something may have happened whenever its asker looks again. */
const useFreshOnReturn = (isOn: boolean, readAgain: () => Promise<void>): void => {
  useEffect(() => {
    if (!isOn) return;
    const look = () => {
      if (document.visibilityState === 'visible') void readAgain();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isOn, readAgain]);
};
