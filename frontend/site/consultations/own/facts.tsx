import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { slotText } from '@nomucheck/domain/consultations/slots.ts';
import { topics } from '@nomucheck/domain/consultations/topics.ts';
import { shownPhone } from '@nomucheck/domain/kernel/text/contact.ts';
import { Link } from 'react-router';
import { resultPath } from '../../checks/question-url.ts';

/** What was asked for. */
export const Facts = ({ consultation }: { consultation: ConsultationOut }) => {
  const { topic, slots, client, opponent, contact, wantsCall, wantsChanceReview, checkId } = consultation;
  const rows: readonly (readonly [string, string | null])[] = [
    ['상담할 일', topics[topic]],
    ['원하는 시간', slots.map(slotText).join(', ')],
    ['상담받는 분', client],
    ['상대방', opponent],
    [wantsCall ? '전화받을 번호' : '연락처', contact === null ? null : shownPhone(contact)],
    ['승소 가능성 검토', wantsChanceReview ? '따로 검토해 달라고 했어요' : null],
  ];
  return (
    <details className="consult-more">
      <summary>신청한 내용 보기</summary>
      <dl className="answer-list">
        {rows.map(([name, text]) =>
          text === null || text === '' ? null : (
            <div className="answer-row" key={name}>
              <dt>{name}</dt>
              <dd className="answer-value">{text}</dd>
            </div>
          ),
        )}
      </dl>
      {checkId !== null && (
        <p>
          <Link to={resultPath(checkId)} className="link-alone">
            함께 보낸 진단 결과 보기
          </Link>
        </p>
      )}
    </details>
  );
};
