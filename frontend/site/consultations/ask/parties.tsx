import { CheckboxField } from '../../forms/choices/checkbox-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import type { RequestDraft, ShownRequest } from './request-draft.ts';
import { fields } from './request-mistakes.ts';

type PartiesProps = {
  readonly shown: ShownRequest;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<RequestDraft>) => void;
};

/** How to be reached, for whom, and against whom. What the account knows stands there already. */
export const Parties = ({ shown, errors, onChange }: PartiesProps) => (
  <>
    <CheckboxField
      id={fields.wantsCall}
      label="전화로 상담받고 싶어요"
      checked={shown.wantsCall}
      error={errors[fields.wantsCall]}
      onChange={(wantsCall) => onChange({ wantsCall })}
    />
    <TextField
      id={fields.contact}
      label={shown.wantsCall ? '전화받을 번호' : '연락처'}
      hint={
        shown.wantsCall
          ? '정한 시간에 이 번호로 전화드려요.'
          : '휴대전화 번호나 이메일이에요. 노무사가 따로 연락할 일이 있을 때만 써요.'
      }
      optional={!shown.wantsCall}
      inputMode={shown.wantsCall ? 'tel' : 'text'}
      autoComplete={shown.wantsCall ? 'tel' : 'off'}
      value={shown.contact}
      error={errors[fields.contact]}
      onChange={(contact) => onChange({ contact })}
    />
    <TextField
      id={fields.client}
      label="상담받는 분의 이름"
      optional
      size={20}
      autoComplete="name"
      value={shown.client}
      error={errors[fields.client]}
      onChange={(client) => onChange({ client })}
    />
    <TextField
      id={fields.opponent}
      label="다투는 상대방의 이름"
      hint="회사나 사업주의 이름이에요. 양쪽을 함께 도울 수는 없어서, 저희가 그쪽의 일을 맡고 있지 않은지 먼저 확인해요."
      optional
      value={shown.opponent}
      error={errors[fields.opponent]}
      onChange={(opponent) => onChange({ opponent })}
    />
  </>
);
