import type { DocumentName } from '@nomucheck/domain/applications/standing.ts';
import { RadioGroup } from '../forms/choices/radio-group.tsx';
import { documentWords } from './words.ts';

type DocumentChoiceProps = {
  documents: readonly DocumentName[];
  chosen: DocumentName;
  isHere: boolean;
  onChoose: (name: string) => void;
};

/** Which of the documents that the check leads to; before the first step. */
export const DocumentChoice = ({ documents, chosen, isHere, onChoose }: DocumentChoiceProps) => (
  <div className="application-step" data-here={isHere || undefined}>
    <RadioGroup
      id="document"
      label="어떤 서류를 쓸까요?"
      options={documents.map((each) => ({
        value: each,
        label: documentWords[each].name,
        hint: documentWords[each].to,
      }))}
      value={chosen}
      onChange={onChoose}
    />
  </div>
);
