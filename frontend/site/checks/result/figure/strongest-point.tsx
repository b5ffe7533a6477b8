import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { strongestObstacleTitle, strongestPointTitle } from '@nomucheck/domain/checks/result-words.ts';
import { wording } from '../../wording.ts';
import { Row } from '../rows/row.tsx';

type Point = NonNullable<Result['strongestPoint']>;

/**
 * Above any figure: what has to be shown first, and then the strongest legal point for the worker, each with its law. A result of
 * the first questionnaire has none.
 */
export const StrongestPoint = ({ result }: { result: Result }) => (
  <>
    {result.strongestObstacle && (
      <section className="strongest-point point-obstacle">
        <h2>{strongestObstacleTitle[result.side]}</h2>
        <Sentence point={result.strongestObstacle} />
      </section>
    )}
    {result.strongestPoint && (
      <section className={lookOf(result)}>
        <h2>{strongestPointTitle[result.side]}</h2>
        <Sentence point={result.strongestPoint} />
      </section>
    )}
  </>
);

/** The facts that make the dismissal void, apart from the figure; the one that was shown above it isn't repeated. */
export const VoidingFacts = ({ result }: { result: Result }) => {
  const others = (result.voidingFacts ?? []).filter(({ text }) => text !== result.strongestPoint?.text);
  if (others.length === 0) return null;
  return (
    <Row id="voiding" title={wording.result.voidingFacts} state={`${others.length}가지`}>
      {others.map((point) => (
        <Sentence key={point.text} point={point} />
      ))}
    </Row>
  );
};

const lookOf = ({ side }: Result): string =>
  side === 'employer' ? 'strongest-point point-against' : 'strongest-point';

const Sentence = ({ point }: { point: Point }) => (
  <p>
    {point.text} <span className="soft">({point.law})</span>
  </p>
);
