import { written } from '@nomucheck/domain/applications/basis.ts';
import { linesOf, usualEvidence } from '@nomucheck/domain/applications/document/evidence.ts';
import { Button } from '../../forms/button.tsx';
import type { Asking } from './asking.ts';
import { TextQuestion } from './questions.tsx';

/** The evidence that goes with the application, a line each; what is usual can be added with a press. */
export const Evidence = ({ asking }: { asking: Asking }) => {
  const { material, onType } = asking;
  const named = linesOf(written(material, 'evidence')?.value ?? '');
  const more = usualEvidence(material).filter((each) => !named.includes(each));
  return (
    <>
      <TextQuestion
        asking={asking}
        field="evidence"
        label="함께 내는 증거"
        hint="사정에 맞는 서류의 이름으로 채워 두었어요. 가지고 있지 않은 것은 지우고, 더 있으면 한 줄에 하나씩 적어 주세요."
        rows={Math.max(7, named.length + 2)}
      />
      {more.length > 0 && (
        <div className="evidence-more">
          <p className="soft">눌러서 더할 수 있어요</p>
          {more.map((each) => (
            <Button key={each} kind="quiet" onClick={() => onType({ evidence: [...named, each].join('\n') })}>
              + {each}
            </Button>
          ))}
        </div>
      )}
    </>
  );
};
