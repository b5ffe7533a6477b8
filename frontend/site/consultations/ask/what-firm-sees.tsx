import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import { Link } from 'react-router';
import type { Loading } from '../../../shared/client/use-loaded.ts';
import { resultPath } from '../../checks/question-url.ts';
import { Button } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { rowsOf } from './from-check.ts';

type WhatFirmSeesProps = { readonly loading: Loading<CheckRecord>; readonly onRetry: () => void };

/** A check of another account, or one that was erased: the request goes without it. */
export const isAbsentCheck = (loading: Loading<CheckRecord>): boolean =>
  (loading.state === 'failed' && ['not_found', 'check_fetch_failed', 'invalid_request'].includes(loading.code)) ||
  (loading.state === 'ready' && loading.value.result === null);

/** Before anything is sent: what the firm reads of the check that the person came from. */
export const WhatFirmSees = ({ loading, onRetry }: WhatFirmSeesProps) => {
  if (loading.state === 'loading') return <p role="status">진단을 불러오고 있어요</p>;
  if (isAbsentCheck(loading)) {
    return (
      <Notice tone="warning" title="진단 결과를 찾지 못했어요">
        <p>진단 없이도 상담을 신청할 수 있어요. 아래에 사정을 적어 주세요.</p>
      </Notice>
    );
  }
  if (loading.state === 'failed') {
    return (
      <Notice tone="warning" title={loading.message} role="alert">
        <Button kind="secondary" onClick={onRetry}>
          진단 다시 불러오기
        </Button>
      </Notice>
    );
  }
  return (
    <section className="card card-sand consult-seen" aria-labelledby="seen-title">
      <h2 id="seen-title">노무사가 볼 내용</h2>
      <dl className="answer-list">
        {rowsOf(loading.value).map(({ name, text }) => (
          <div className="answer-row" key={name}>
            <dt>{name}</dt>
            <dd className="answer-value">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">
        진단의 다른 답과 계산 과정도 함께 보기 때문에 같은 것을 다시 적지 않아도 돼요.{' '}
        <Link to={resultPath(loading.value.id)}>진단 결과 보기</Link>
      </p>
    </section>
  );
};
