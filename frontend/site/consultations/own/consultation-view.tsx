import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { outcomeTexts, stageTexts } from '@nomucheck/domain/consultations/stages.ts';
import { topics } from '@nomucheck/domain/consultations/topics.ts';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { koreanDate } from '../../../shared/formats.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { Page } from '../../shell/page/page.tsx';
import { hiddenInWords } from '../hidden-numbers.ts';
import { AgreedTime } from './agreed-time.tsx';
import { Facts } from './facts.tsx';
import { Move } from './move.tsx';
import { Payment, titleId } from './payment.tsx';
import { Refund } from './refund.tsx';
import { StepLine } from './steps/step-line.tsx';
import { TakeBack } from './take-back.tsx';
import { AddMessage } from './talk/add-message.tsx';
import { Attachments } from './talk/attachments.tsx';
import { Thread } from './talk/thread.tsx';

type ConsultationViewProps = {
  readonly consultation: ConsultationOut;
  readonly onChanged: (changed: ConsultationOut) => void;
  /** Reads it again; what is shown stays until then. */
  readonly onBehind: () => void;
};

/** One consultation, as the person who requested it sees it. */
export const ConsultationView = ({ consultation, onChanged, onBehind }: ConsultationViewProps) => {
  const { id, stage, topic, assignee, agreedAt, wantsCall, closed, may, requestedAt } = consultation;
  const { state }: { state: unknown } = useLocation();
  const isNew = typeof state === 'object' && state !== null && 'requested' in state;
  const hasHid = isNew && 'hid' in state && state.hid === true;
  useFreshOnReturn(stage !== 'closed', onBehind);
  const parts = { consultation, onChanged, onBehind };
  return (
    <Page title={`${topics[topic]} 상담`} width="form">
      <p className="caption">
        <Link to="/consult/list">상담 내역</Link>
      </p>
      <h1 id={titleId} tabIndex={-1}>
        {topics[topic]} 상담
      </h1>
      <p className="advice-row-top">
        <span className="stage-mark">{stageTexts[stage]}</span>
        <span className="soft">{koreanDate(requestedAt)}에 신청했어요</span>
      </p>
      {isNew && stage !== 'closed' && (
        <Notice tone="good" title="상담을 신청했어요" role="status">
          <p>
            {may.pay ? '결제하시면 노무사가 답하고 상담 시간을 잡아요. ' : '노무사가 답하면 이메일로 알려 드려요. '}더
            알릴 것이 있으면 아래에 이어서 적어 주세요.
          </p>
          {hasHid && <p>{hiddenInWords}</p>}
        </Notice>
      )}
      {closed !== null && <Closed consultation={consultation} closed={closed} />}
      {may.pay && consultation.payment !== null && <Payment {...parts} amount={consultation.payment.amount} />}
      {stage === 'agreed' && agreedAt !== null && <AgreedTime id={id} at={agreedAt} byPhone={wantsCall} />}
      <StepLine consultation={consultation} />
      <Thread consultation={consultation} />
      <AddMessage {...parts} />
      <Attachments consultation={consultation} />
      <p className="soft consult-part">
        {assignee === null
          ? '이 상담은 본인과 노무법인의 노무사만 읽어요. 누가 언제 읽었는지는 기록으로 남아요.'
          : `${assignee.name} 노무사가 맡았어요. 이 상담은 본인과 노무법인의 노무사만 읽고, 누가 언제 읽었는지는 기록으로 남아요.`}
      </p>
      <Facts consultation={consultation} />
      {may.move && <Move {...parts} />}
      {may.takeBack && <TakeBack {...parts} />}
      {stage === 'closed' && (
        <div className="actions">
          <ButtonLink to="/consult" kind="secondary">
            새 상담 신청하기
          </ButtonLink>
        </div>
      )}
    </Page>
  );
};

type ClosedProps = {
  readonly consultation: ConsultationOut;
  readonly closed: NonNullable<ConsultationOut['closed']>;
};

const Closed = ({ consultation, closed: { at, by, outcome } }: ClosedProps) => (
  <Notice title={by === 'person' ? '거두신 상담이에요' : '마친 상담이에요'} role="status">
    <p>
      {koreanDate(at)}에 끝났어요.
      {outcome !== null && ` ${outcomeTexts[outcome]}`} 더 물어볼 것이 있으면 새로 신청해 주세요.
    </p>
    <Refund consultation={consultation} />
  </Notice>
);

/** While the firm has it, something may have happened whenever the person looks again. */
const useFreshOnReturn = (isOn: boolean, readAgain: () => void): void => {
  useEffect(() => {
    if (!isOn) return;
    const look = () => {
      if (document.visibilityState === 'visible') readAgain();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isOn, readAgain]);
};
