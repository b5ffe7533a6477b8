import { Link } from 'react-router';
import { CheckboxField } from '../forms/checkbox-field.tsx';
import { type Agreed, type Consent, consents, hasAgreedToAll } from './consents.ts';

export const consentFieldId = (kind: Consent['kind']): string => `terms-${kind}`;

type ConsentListProps = {
  agreed: Agreed;
  onChange: (agreed: Agreed) => void;
  errors: Readonly<Record<string, string>>;
  /** Those that are asked for; all, unless only some were changed. */
  asked?: readonly Consent[];
};

/** A box for all consents and one for each; optional ones are marked as optional. */
export const ConsentList = ({ agreed, onChange, errors, asked = consents }: ConsentListProps) => (
  <fieldset className="consents">
    <legend className="field-label">약관 동의</legend>
    <div className="consents-all">
      <CheckboxField
        id="terms-all"
        label={<strong>모두 동의하기</strong>}
        hint={
          asked.every(({ isRequired }) => isRequired)
            ? '아래에서 하나씩 고를 수도 있어요.'
            : '선택 항목도 함께 동의돼요. 아래에서 하나씩 고를 수도 있어요.'
        }
        checked={hasAgreedToAll(agreed, asked)}
        onChange={(all) => onChange({ ...agreed, ...Object.fromEntries(asked.map(({ kind }) => [kind, all])) })}
      />
    </div>
    {asked.map((consent) => (
      <ConsentRow
        key={consent.kind}
        consent={consent}
        checked={agreed[consent.kind]}
        error={errors[consentFieldId(consent.kind)]}
        onChange={(checked) => onChange({ ...agreed, [consent.kind]: checked })}
      />
    ))}
  </fieldset>
);

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
