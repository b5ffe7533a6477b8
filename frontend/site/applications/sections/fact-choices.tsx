import type { FactPart } from '@nomucheck/domain/applications/facts/fact.ts';
import { factOf } from '@nomucheck/domain/applications/facts/facts.ts';
import { CheckboxField } from '../../forms/choices/checkbox-field.tsx';
import { partNames } from '../words.ts';
import type { Asking } from './asking.ts';

const parts: readonly FactPart[] = ['employment', 'course', 'procedure', 'grounds'];

type Said = { readonly key: string; readonly text: string };

/** The sentences that the answers make. It is the person's document: each can be left out. */
export const FactChoices = ({ asking: { material, onType } }: { asking: Asking }) => {
  const { omitted = [] } = material.fields;
  const choose = (key: string, isIn: boolean): void =>
    onType({ omitted: isIn ? omitted.filter((other) => other !== key) : [...omitted, key] });
  return (
    <details className="fact-choices">
      <summary>진단에서 옮긴 문장 고르기</summary>
      <p>
        진단에서 고른 답 가운데 신청에 도움이 되는 사실만 옮겼어요. 사실과 다르거나 적고 싶지 않은 문장은 빼 주세요.
      </p>
      {parts.map((part) => {
        const sentences = saidIn(material.stated, part);
        return sentences.length === 0 ? null : (
          <fieldset key={part}>
            <legend>{partNames[part]}</legend>
            {sentences.map(({ key, text }) => (
              <CheckboxField
                key={key}
                id={`said-${key.replace('/', '-')}`}
                label={text}
                checked={!omitted.includes(key)}
                onChange={(isIn) => choose(key, isIn)}
              />
            ))}
          </fieldset>
        );
      })}
    </details>
  );
};

/** Each text once: several sections may ask for one fact. */
const saidIn = (answers: Asking['material']['stated'], part: FactPart): readonly Said[] => {
  const byText = new Map<string, Said>();
  for (const [key, value] of answers) {
    const fact = factOf(key, value);
    if (fact?.part === part && !byText.has(fact.text)) byText.set(fact.text, { key, text: fact.text });
  }
  return [...byText.values()];
};
