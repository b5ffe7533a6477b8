import { allExamples, examples } from './example-questions.ts';
import { withExample } from './question-draft.ts';

type ExamplesProps = {
  readonly kind: keyof typeof examples;
  readonly typed: string;
  readonly onChoose: (question: string) => void;
};

/** Questions to tap. */
export const Examples = ({ kind, typed, onChoose }: ExamplesProps) => (
  <div className="ask-examples">
    <p className="soft" id="examples-title">
      이렇게 물어볼 수 있어요
    </p>
    <ul aria-labelledby="examples-title">
      {examples[kind].map((example) => (
        <li key={example}>
          <button type="button" onClick={() => onChoose(withExample(typed, example, allExamples))}>
            {example}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
