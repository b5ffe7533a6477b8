import { Link } from 'react-router';
import { CheckboxField } from '../../forms/choices/checkbox-field.tsx';
import {
  type Agreed,
  allOf,
  type Consent,
  consents,
  hasAgreedToAll,
  hasAgreedToRequired,
  requiredOf,
} from '../consents.ts';

export const consentFieldId = (kind: Consent['kind']): string => `terms-${kind}`;

type ConsentListProps = {
  agreed: Agreed;
  onChange: (agreed: Agreed) => void;
  errors: Readonly<Record<string, string>>;
  /** Those that are asked for; all, unless only some were changed. */
  asked?: readonly Consent[];
};

/**
 * A box for the required consents alone, one for all, and one for each; the optional ones are marked as optional and folded, because
 * nobody needs them.
 */
export const ConsentList = ({ agreed, onChange, errors, asked = consents }: ConsentListProps) => {
  const required = asked.filter(({ isRequired }) => isRequired);
  const optional = asked.filter(({ isRequired }) => !isRequired);
  const rows = (some: readonly Consent[]) =>
    some.map((consent) => (
      <ConsentRow
        key={consent.kind}
        consent={consent}
        checked={agreed[consent.kind]}
        error={errors[consentFieldId(consent.kind)]}
        onChange={(checked) => onChange({ ...agreed, [consent.kind]: checked })}
      />
    ));
  const isMixed = required.length > 0 && optional.length > 0;
  return (
    <fieldset className="consents">
      <legend className="field-label">약관 동의</legend>
      <div className="consents-all">
        {isMixed && (
          <CheckboxField
            id="terms-required"
            label={<strong>필수만 동의하기</strong>}
            checked={hasAgreedToRequired(agreed, asked)}
            onChange={(isGiven) => onChange({ ...agreed, ...requiredOf(asked, isGiven) })}
          />
        )}
        <CheckboxField
          id="terms-all"
          label={<strong>모두 동의하기</strong>}
          hint={isMixed ? '선택 항목도 함께 동의돼요.' : '아래에서 하나씩 고를 수도 있어요.'}
          checked={hasAgreedToAll(agreed, asked)}
          onChange={(isGiven) => onChange({ ...agreed, ...allOf(asked, isGiven) })}
        />
      </div>
      {rows(isMixed ? required : asked)}
      {isMixed && (
        <details className="consents-optional">
          <summary>선택 동의 {optional.length}가지</summary>
          {rows(optional)}
        </details>
      )}
    </fieldset>
  );
};

type ConsentRowProps = {
  consent: Consent;
  checked: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
};

const ConsentRow = ({ consent, checked, error, onChange }: ConsentRowProps) => (
  <div className="consent">
    <CheckboxField
      id={consentFieldId(consent.kind)}
      label={`${consent.isRequired ? '[필수]' : '[선택]'} ${consent.label}`}
      hint={consent.about}
      error={error}
      checked={checked}
      onChange={onChange}
    />
    {consent.policy && (
      <Link className="consent-policy" to={consent.policy} target="_blank" rel="noreferrer">
        내용 보기<span className="visually-hidden">: {consent.label} (새 창)</span>
      </Link>
    )}
  </div>
);
