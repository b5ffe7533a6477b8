import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';

/** The answers in words, on paper alone: on the screen they have a page. Contact details don't go onto what is handed on. */
export const AnswersInWords = ({ answers }: Pick<CheckRecord, 'answers'>) => {
  const rows = answers.filter(({ key, text }) => key !== 'intake/contact' && text !== undefined);
  return rows.length === 0 ? null : (
    <section className="answers-in-words">
      <h2>내 답변</h2>
      <dl className="answer-list">
        {rows.map(({ key, title, text }) => (
          <div className="answer-row" key={key}>
            <dt>{title}</dt>
            <dd className="answer-value">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
