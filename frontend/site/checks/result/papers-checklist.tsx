import type { Paper } from '@nomucheck/domain/checks/papers.ts';
import { useTicks } from '../../ticks/use-ticks.ts';
import { wording } from '../wording.ts';
import { Row } from './rows/row.tsx';

const text = wording.papers;

/** The papers for this case, each to tick; the ticks are kept with the person's account. */
export const PapersChecklist = ({ papers, checkId }: { papers: readonly Paper[]; checkId: string }) => {
  const { ticked, toggle, state } = useTicks(`papers.${checkId}`);
  const done = papers.filter(({ key }) => ticked.has(key)).length;
  return (
    <Row id="papers" title={text.title} state={`${done}/${papers.length}`}>
      <p>{text.lead}</p>
      <p className="soft" role="status">
        {text.count(done, papers.length)}
        {state === 'failed' && ` ${text.failed}`}
      </p>
      <ul className="papers">
        {papers.map((paper) => (
          <li key={paper.key}>
            <label className="paper">
              <input
                type="checkbox"
                checked={ticked.has(paper.key)}
                disabled={state === 'loading'}
                onChange={() => toggle(paper.key)}
              />
              <span>
                <strong>{paper.name}</strong>
                <span className="paper-keep">{paper.keep}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Row>
  );
};
