import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import type { NextStep } from '@nomucheck/domain/checks/next-steps.ts';
import { Figure } from '../figure/figure.tsx';
import { NoRate } from '../figure/no-rate.tsx';
import { LastDay } from './last-day.tsx';
import { TodayList } from './today-list.tsx';

type ResultCardProps = {
  readonly result: Result;
  readonly checkId: string;
  /** At most three. */
  readonly today: readonly NextStep[];
  readonly hasDocuments: boolean;
  readonly isOnlyRead: boolean;
};

/** What nobody should have to look for: the figure with its band, the last day, and what to do today. */
export const ResultCard = ({ result, checkId, today, hasDocuments, isOnlyRead }: ResultCardProps) => (
  <div className="result-card">
    {result.rate === null ? <NoRate result={result} /> : <Figure result={result} />}
    <LastDay result={result} isOnlyRead={isOnlyRead} />
    <TodayList steps={today} checkId={checkId} hasDocuments={hasDocuments} isOnlyRead={isOnlyRead} />
  </div>
);
