import type { Choice } from '@nomucheck/domain/rulesets/ruleset.ts';
import { CheckboxGroup } from '../../../forms/choices/checkbox-group.tsx';
import { chosenOf, pressed, textOfChosen } from './chosen.ts';
import { ConsentBox } from './consent-box.tsx';
import type { TypedFieldsProps } from './typed-fields.ts';

/** Several choices; below them the consent that the chosen ones may need. */
export const SeveralChoices = (props: TypedFieldsProps) => {
  const { choices, fields, errors, heading, field, set, onTap, needsConsent, onWithhold } = props;
  const chosen = chosenOf(field('chosen'));
  const alone = choices.find((choice) => choice.alone === true);
  const asksOfSensitive = choices.some((choice) => choice.sensitive === true);
  const isApart = (choice: Choice, place: number): boolean =>
    asksOfSensitive && place === choices.length - 1 && choice.sensitive !== true;
  return (
    <>
      <CheckboxGroup
        {...heading}
        hint={[heading.hint ?? '', alone === undefined ? '' : tapGoesOn(alone.label)].join(' ').trim()}
        error={errors.chosen}
        options={choices.map((choice, place) => ({
          value: choice.value,
          label: choice.label,
          hint: choice.hint,
          isAlone: choice.alone === true,
          isApart: isApart(choice, place),
        }))}
        chosen={chosen}
        onPress={(value) => set('chosen')(textOfChosen(pressed(choices, chosen, value)))}
        onTapAlone={(value, click) => onTap({ ...fields, chosen: value }, click)}
      />
      <p className="visually-hidden" role="status">
        {needsConsent ? '선택지 아래에 동의를 묻는 칸이 생겼어요.' : ''}
      </p>
      {needsConsent && (
        <ConsentBox
          isGiven={field('consent') === 'yes'}
          error={errors.consent}
          onChange={(isGiven) => set('consent')(isGiven ? 'yes' : '')}
          onWithhold={onWithhold}
        />
      )}
    </>
  );
};

/** Said before anybody presses it, because a page that changes by itself surprises (WCAG 3.2.2). */
const tapGoesOn = (label: string): string => `‘${label}’는 손가락이나 마우스로 누르면 바로 넘어가요.`;
