import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import { indexOf } from '@nomucheck/domain/checks/form-index.ts';
import { disclosesSensitive } from '@nomucheck/domain/checks/sensitive.ts';
import type { Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useEffect } from 'react';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { fetchCheck } from '../../checks/check-api.ts';
import { useForm } from '../../checks/form-loader.ts';

type WhatIsUsedProps = {
  readonly checkId: string;
  readonly onSide: (side: 'employee' | 'employer' | null) => void;
};

/** What of the chosen check is read for the answer, word for word. */
export const WhatIsUsed = ({ checkId, onSide }: WhatIsUsedProps) => {
  const [loading] = useLoaded<CheckRecord>(() => fetchCheck(checkId), checkId);
  const [form] = useForm();
  const side = loading.state === 'ready' ? (loading.value.result?.side ?? null) : null;
  useEffect(() => onSide(side), [side, onSide]);
  if (loading.state === 'failed') return <p role="alert">{loading.message}</p>;
  if (loading.state === 'loading' || form.state === 'loading') return <p className="soft">진단을 불러오고 있어요</p>;
  const { used, leftOut } = usedOf(loading.value, form.state === 'ready' ? form.value : null);
  return (
    <details className="ask-used">
      <summary>이 진단에서 쓰는 답 {used.length}개 보기</summary>
      <p className="soft">
        진단의 결과와 기한도 함께 써요. 이름과 연락처는 쓰지 않아요.
        {leftOut > 0 && ` 건강이나 노동조합처럼 민감한 답 ${leftOut}개도 쓰지 않으니, 필요하면 질문에 적어 주세요.`}
      </p>
      <dl className="answer-list">
        {used.map(({ key, title, text }) => (
          <div className="answer-row" key={key}>
            <dt>{title}</dt>
            <dd className="answer-value">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

/** The contact and what is sensitive stay out. Without the questionnaire's text nothing is known to be harmless. */
const usedOf = ({ answers, leftPath }: CheckRecord, form: Form | null) => {
  const onPath = answers.filter(
    ({ section, numbering, key, text }) =>
      text !== undefined &&
      key !== 'intake/contact' &&
      !leftPath.some((left) => left.section === section && left.numbering === numbering),
  );
  const { byKey } = form === null ? { byKey: new Map() } : indexOf(form);
  const used = onPath.filter(({ key, value }) => !disclosesSensitive(byKey.get(key), value));
  return { used, leftOut: onPath.length - used.length };
};
