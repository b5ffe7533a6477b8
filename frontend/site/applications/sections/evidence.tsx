import { linesOf } from '@nomucheck/domain/applications/document/reasons.ts';
import { usualEvidence } from '@nomucheck/domain/applications/document/relief-application.ts';
import { Button } from '../../forms/button.tsx';
import type { Asking } from './asking.ts';
import { TextQuestion } from './questions.tsx';

/** The evidence that goes with the application, a line each; what is usual can be added with a press. */
export const Evidence = ({ asking }: { asking: Asking }) => {
  const { material, onType } = asking;
  const named = linesOf(material.fields.evidence ?? '');
  const more = usualEvidence(material).filter((each) => !named.includes(each));
  return (
    <section>
      <h2>증거</h2>
      <TextQuestion
        asking={asking}
        field="evidence"
        label="함께 내는 증거"
        hint="한 줄에 하나씩 적어 주세요. 가지고 있는 것만 적어요."
        rows={5}
      />
      {more.length > 0 && (
        <div>
          <p className="soft">눌러서 더할 수 있어요</p>
          {more.map((each) => (
            <Button key={each} kind="quiet" onClick={() => onType({ evidence: [...named, each].join('\n') })}>
              + {each}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
};
