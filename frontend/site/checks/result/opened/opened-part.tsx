import type { FullResult } from '@nomucheck/domain/checks/contract/check.ts';
import { percent } from '../../../../shared/formats.ts';
import { PdfButton } from '../../pdf-button.tsx';
import { wording } from '../../wording.ts';
import { Basis, Weights } from '../figure/how-it-came-about.tsx';
import { StepsTable } from '../figure/steps-table.tsx';
import { Precedents } from '../precedents.tsx';
import { Row, RowLink } from '../rows/row.tsx';
import { Chart } from './chart.tsx';

const text = wording.result.opened;

type OpenedPartProps = {
  readonly result: FullResult;
  readonly rate: number;
  readonly checkId: string;
  /** Open without payment by a setting of the service. */
  readonly isUnlockedBySetting: boolean;
  readonly isOnlyRead: boolean;
  /** Where the search begins: with the reason that the person was given. */
  readonly search: string;
};

/** What was paid for: the chart in sight, and all that stands behind it as rows. */
export const OpenedPart = ({ result, rate, checkId, isUnlockedBySetting, isOnlyRead, search }: OpenedPartProps) => (
  <section id="opened" className="opened" aria-labelledby="opened-title">
    <h2 id="opened-title">{isUnlockedBySetting ? wording.result.unlockedBySetting : text.title}</h2>
    <Chart result={result} rate={rate} />
    <div className="rows">
      <Row id="weights" title={text.weights[result.side]}>
        <Weights result={result} />
      </Row>
      <Row id="steps" title={text.table} state={text.steps(result.steps.length)}>
        <StepsTable base={result.base.rate} rate={rate} steps={result.steps} side={result.side} />
        <h3>{text.basis(percent(result.base.rate))}</h3>
        <Basis result={result} />
      </Row>
      {result.precedents.length > 0 && (
        <Row id="precedents" title={text.precedents} state={`${result.precedents.length}건`}>
          <Precedents precedents={result.precedents} />
        </Row>
      )}
      {!isOnlyRead && !isUnlockedBySetting && (
        <>
          <RowLink to={search} title={text.search} state={text.searchUntil} />
          <div className="row row-file no-print">
            <PdfButton checkId={checkId} kind="secondary" />
          </div>
        </>
      )}
    </div>
  </section>
);
