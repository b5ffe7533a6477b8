import { ButtonLink } from '../../forms/button.tsx';
import { type Continuation, dDay } from './continuation.ts';

/** The check to continue, with the days that are left. It takes its place while that is awaited, so that the page stays still. */
export const ContinueStrip = ({ found }: { found: Continuation | 'looking' }) => (
  <div className="home-continue">
    {found !== 'looking' && (
      <section aria-label={buttons[found.kind]}>
        <p>{sentences[found.kind]}</p>
        <ButtonLink to={found.to}>
          <span>
            {buttons[found.kind]}
            {found.daysLeft !== null && (
              <>
                <span aria-hidden="true"> · {dDay(found.daysLeft)}</span>
                <span className="visually-hidden">, 기한까지 {found.daysLeft}일</span>
              </>
            )}
          </span>
        </ButtonLink>
      </section>
    )}
  </div>
);

const buttons = { draft: '이어서 하기', result: '결과 보기' } as const;

const sentences = {
  draft: '답하던 진단이 있어요.',
  result: '결과가 나온 진단이 있어요.',
} as const;
