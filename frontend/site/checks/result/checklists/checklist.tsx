import type { ReactNode } from 'react';
import { useTicks } from '../../../ticks/use-ticks.ts';
import { wording } from '../../wording.ts';
import { Row } from '../rows/row.tsx';

type ChecklistProps = {
  /** Also the first part of the name under which the ticks are kept. */
  readonly id: 'papers' | 'procedure';
  readonly checkId: string;
  readonly title: string;
  readonly lead: string;
  readonly count: (done: number, all: number) => string;
  readonly items: readonly { readonly key: string; readonly name: string; readonly more: ReactNode }[];
  /** Below the list. */
  readonly children?: ReactNode;
};

/** A row with things to tick; the ticks are kept with the person's account. */
export const Checklist = ({ id, checkId, title, lead, count, items, children }: ChecklistProps) => {
  const { ticked, toggle, state } = useTicks(`${id}.${checkId}`);
  const done = items.filter(({ key }) => ticked.has(key)).length;
  return (
    <Row id={id} title={title} state={`${done}/${items.length}`}>
      <p>{lead}</p>
      <p className="soft" role="status">
        {count(done, items.length)}
        {state === 'failed' && ` ${wording.papers.failed}`}
      </p>
      <ul className="papers">
        {items.map(({ key, name, more }) => (
          <li key={key}>
            <label className="paper">
              <input
                type="checkbox"
                checked={ticked.has(key)}
                disabled={state === 'loading'}
                onChange={() => toggle(key)}
              />
              <span>
                <strong>{name}</strong>
                <span className="paper-keep">{more}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {children}
    </Row>
  );
};
