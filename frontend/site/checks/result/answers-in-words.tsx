import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';

/** The answers in words: folded on the screen, printed in full. Contact details don't go onto paper that is handed on. */
export const AnswersInWords = ({ answers }: Pick<CheckRecord, 'answers'>) => {
  const rows = answers.filter(({ key, text }) => key !== 'intake/contact' && text !== undefined);
  return rows.length === 0 ? null : (
    <section>
      <details id="my-answers">
        <summary>내 답변 보기</summary>
        <dl className="answer-list">
          {rows.map(({ key, title, text }) => (
            <div className="answer-row" key={key}>
              <dt>{title}</dt>
              <dd className="answer-value">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
};
