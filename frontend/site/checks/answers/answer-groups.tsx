import type { ReactNode } from 'react';
import { rowId } from './left-place.ts';
import type { Summary, SummaryGroup, SummaryRow } from './summary.ts';

type AnswerGroupsProps = {
  summary: Summary;
  /** The groups that are open at first, by id. */
  open?: readonly string[];
  /** The link that changes this answer. */
  change?: (row: SummaryRow) => ReactNode;
};

/** The answers in groups, folded, each with what it holds; below them those that aren't used at present. */
export const AnswerGroups = ({ summary, open = [], change }: AnswerGroupsProps) => (
  <>
    {summary.groups.map((group) => (
      <details key={group.id} id={group.id} className="answer-group" open={open.includes(group.id)}>
        <summary>
          <GroupHeading group={group} />
        </summary>
        <Rows rows={group.rows} change={change} />
      </details>
    ))}
    {summary.kept.length > 0 && (
      <details className="kept-answers">
        <summary>지금은 쓰지 않는 답 {summary.kept.length}개</summary>
        <p className="soft">
          앞의 답이 바뀌어 지금은 묻지 않는 질문이에요. 결과에는 쓰지 않고 보관해 두었다가, 다시 필요해지면 채워 드려요.
        </p>
        <Rows rows={summary.kept} />
      </details>
    )}
  </>
);

const GroupHeading = ({ group }: { group: SummaryGroup }) => (
  <div>
    <h2>{group.title}</h2>
    <span className="answer-gist">
      답 {group.rows.length}개 · {group.gist}
    </span>
  </div>
);

const Rows = ({
  rows,
  change,
}: {
  rows: readonly SummaryRow[];
  change?: ((row: SummaryRow) => ReactNode) | undefined;
}) => (
  <dl className="answer-list">
    {rows.map((row) => (
      <div className="answer-row" key={rowId(row)} id={rowId(row)}>
        <dt>{row.title}</dt>
        <dd className={row.isBlank ? 'answer-value soft' : 'answer-value'}>
          {row.answer}
          {row.isDerived && <span className="answer-derived">앞의 답으로 채웠어요</span>}
        </dd>
        {change !== undefined && <dd className="answer-change">{change(row)}</dd>}
      </div>
    ))}
  </dl>
);
