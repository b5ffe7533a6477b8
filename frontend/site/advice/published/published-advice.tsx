import type { AdviceOut, PublishedText } from '@nomucheck/domain/advice/contract/advice.ts';
import { adviceDisclaimer } from '@nomucheck/domain/advice/document/disclaimer.ts';
import {
  isChangedAfterReview1,
  readingName,
  reviewerName,
  reviewName,
} from '@nomucheck/domain/advice/document/source-words.ts';
import { koreanDate } from '../../../shared/formats.ts';
import { Button } from '../../forms/button.tsx';
import { AnswerText } from '../text/answer-text.tsx';
import { Sources } from '../text/sources.tsx';
import { AdvicePdf } from './advice-pdf.tsx';
import { DeadlineLink } from './deadline-link.tsx';

type PublishedAdviceProps = {
  readonly advice: Pick<AdviceOut, 'id' | 'checkId'>;
  readonly published: PublishedText;
};

/** The reviewed advice: its text with its sources, who answers for it, and what it can't say. */
export const PublishedAdvice = ({ advice, published }: PublishedAdviceProps) => {
  const { text, citations, reviewers, lawDate, at } = published;
  return (
    <section className="published" aria-labelledby="published-title">
      <h2 id="published-title">노무사가 검토한 자문</h2>
      <p className="soft">{koreanDate(at)}에 나왔어요</p>
      {text === null ? (
        <p>지워진 자문이에요.</p>
      ) : (
        <AnswerText text={text} citations={citations} of="published" opensCases />
      )}
      <Sources citations={citations} of="published" opensCases />
      <dl className="answer-list published-by">
        {reviewers.map((reviewer) => (
          <div className="answer-row" key={reviewer.stage}>
            <dt>{reviewName[reviewer.stage]}</dt>
            <dd className="answer-value">
              {reviewerName(reviewer)}
              {reviewer.read !== null && <span className="soft published-read">{readingName[reviewer.read]}</span>}
            </dd>
          </div>
        ))}
        <div className="answer-row">
          <dt>기준</dt>
          <dd className="answer-value">{adviceDisclaimer.lawDate(lawDate)}</dd>
        </div>
      </dl>
      {isChangedAfterReview1(published) && <p className="soft">{adviceDisclaimer.changedAfterReview1}</p>}
      <DeadlineLink checkId={advice.checkId} />
      <ul className="soft published-limits">
        {adviceDisclaimer.reviewed.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="actions no-print">
        <AdvicePdf adviceId={advice.id} />
        <Button kind="secondary" onClick={() => window.print()}>
          인쇄하기
        </Button>
      </div>
    </section>
  );
};
