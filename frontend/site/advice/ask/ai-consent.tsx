import { Link } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { CheckboxField } from '../../forms/choices/checkbox-field.tsx';
import { fields } from './question-draft.ts';

/** Whether the person still has to agree. Who agreed to a text whose new version needs it again is asked anew. */
export const useNeedsAiConsent = (): boolean => {
  const { user } = useSession();
  return !user?.consents.aiProcessing || user.consentsToAnswer.includes('aiProcessing');
};

type AiConsentProps = {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error: string | undefined;
};

/** Asked once, with the first question, where its purpose is clear. */
export const AiConsent = ({ checked, onChange, error }: AiConsentProps) => (
  <fieldset className="card card-sand ask-consent">
    <legend className="visually-hidden">AI 자문을 위한 처리 동의</legend>
    <p>
      적은 질문과 고른 진단의 답을 읽어 답을 만들어요. 이름, 이메일, 연락처는 쓰지 않고, AI를 학습시키는 데에도 쓰지
      않아요. 동의는 내 메뉴에서 언제든 거둘 수 있어요.{' '}
      <Link to="/policy/ai_processing" target="_blank" rel="noreferrer">
        동의서 전문<span className="visually-hidden"> (새 창)</span>
      </Link>
    </p>
    <CheckboxField
      id={fields.consent}
      label="AI 자문을 위한 처리에 동의해요"
      checked={checked}
      onChange={onChange}
      error={error}
    />
  </fieldset>
);
