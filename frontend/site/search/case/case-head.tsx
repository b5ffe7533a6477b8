import type { PublishedCase } from '@nomucheck/domain/search/contract/published-case.ts';
import type { ReactNode } from 'react';
import { decidedOnText, outcomeMeanings } from '../../../shared/search/case-words.ts';
import { OutcomeMark } from '../found/outcome-mark.tsx';

type Headed = Omit<PublishedCase, 'id' | 'url'> & {
  /** null where the text isn't published. */
  readonly url: string | null;
};

type CaseHeadProps = {
  of: Headed;
  /** The outcome in the decision's own words. */
  outcomeText?: string | null;
  /** The title with its marks. */
  title?: ReactNode;
  /** More facts below those that every case has. */
  facts?: ReactNode;
  children?: ReactNode;
};

export const caseName = ({ court, caseNumbers }: Pick<Headed, 'court' | 'caseNumbers'>): string =>
  `${court} ${caseNumbers[0] ?? ''}`;

/** What a case is called, when it was decided, how it ended, and where it is published. */
export const CaseHead = ({ of, outcomeText = null, title = of.title, facts, children }: CaseHeadProps) => {
  const { court, caseNumbers, decidedOn, outcome, url } = of;
  const name = caseName(of);
  return (
    <header className="case-head">
      <p className="result-card-top">
        <OutcomeMark outcome={outcome} />
        {outcomeText !== null && <span className="soft">주문: {outcomeText}</span>}
      </p>
      <h1>{name}</h1>
      {of.title !== '' && of.title !== name && of.title !== caseNumbers[0] && <p className="case-title">{title}</p>}
      <p className="soft">{outcomeMeanings[outcome]}</p>
      <dl className="case-facts">
        <Fact name="결정한 날">{decidedOnText(decidedOn)}</Fact>
        <Fact name="기관">{of.kind === 'case-low-meeting' ? `${court} (심문회의 기록)` : court}</Fact>
        {caseNumbers.length > 1 && <Fact name="사건번호">{caseNumbers.join(', ')}</Fact>}
        {facts}
      </dl>
      {children}
      {url !== null && (
        <p className="case-public">
          <a href={url} target="_blank" rel="noopener noreferrer">
            공개된 원문 보기<span className="visually-hidden"> (새 창)</span>
          </a>
        </p>
      )}
    </header>
  );
};

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
