import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { factorsOf, nothingTyped } from '@nomucheck/domain/accounts/factors-shown.ts';
import { toldName } from '@nomucheck/domain/accounts/told-name.ts';
import type { EditBody } from '@nomucheck/domain/people/contract/own-data.ts';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { ApiFailure } from '../../shared/client/api-client.ts';
import { confirmMe, editProfile, useSession } from '../../shared/client/session.ts';
import { koreanDate } from '../../shared/formats.ts';
import { NameField, PhoneField } from '../accounts/account-fields.tsx';
import { FactorsAgain, missingFactors } from '../accounts/factors-again.tsx';
import { passwordMistakesOfFailure } from '../accounts/new-password.ts';
import { Button } from '../forms/button.tsx';
import { CheckboxField } from '../forms/choices/checkbox-field.tsx';
import { useMistakes } from '../forms/use-mistakes.ts';
import { ActionNotice, type ActionResult } from '../shell/action-notice.tsx';
import { RequireSignIn } from '../shell/gates/require-sign-in.tsx';
import { FormPage } from '../shell/page/form-page.tsx';
import { PhotoField } from './photo/photo-field.tsx';
import { profileChanges, profileFormOf, profileMistakes } from './profile-form.ts';
import '../shell/page/own-pages.css';

/** `/more/editProfile`: the person's own data, with links to export it or to leave. */
const EditProfilePage = () => (
  <RequireSignIn>
    <ForWhoIsHere />
  </RequireSignIn>
);

export default EditProfilePage;

const ForWhoIsHere = () => {
  const { user } = useSession();
  return user && <EditProfile user={user} />;
};

const EditProfile = ({ user }: { user: SessionUser }) => {
  const [form, setForm] = useState(() => profileFormOf(user));
  const [typed, setTyped] = useState(nothingTyped);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ActionResult | null>(null);
  const trouble = useMistakes();
  const { errors, refuse, accept } = trouble;

  // A verified number can set a new password: a stolen sign-in alone must not remove it.
  const touchesNumber = user.phoneVerifiedAt !== null && profileChanges(form, user)?.phoneNumber !== undefined;
  const save = async (changes: EditBody): Promise<ApiFailure | null> => {
    if (!touchesNumber) return editProfile(changes);
    const confirmed = await confirmMe(factorsOf(user, typed));
    return confirmed.ok ? editProfile({ ...changes, confirmation: confirmed.proof }) : confirmed;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setResult(null);
    const found = [...profileMistakes(form, user), ...(touchesNumber ? missingFactors(user, typed) : [])];
    if (found.length > 0) return refuse(found);
    const changes = profileChanges(form, user);
    setBusy(true);
    const failure = changes === null ? null : await save(changes);
    setBusy(false);
    if (failure === null) {
      accept();
      setTyped(nothingTyped);
      return setResult({ tone: 'good', text: changes === null ? '바뀐 내용이 없어요.' : '저장했어요.' });
    }
    const atFields = passwordMistakesOfFailure(failure);
    refuse(atFields, atFields.length > 0 ? undefined : (failure.errors?.[''] ?? failure.message));
  };

  return (
    <FormPage title="내 정보" trouble={trouble}>
      <h1>내 정보</h1>
      <p className="soft">가입일: {koreanDate(user.createdAt)}</p>
      <PhotoField user={user} />
      {result && <ActionNotice result={result} />}
      <form noValidate onSubmit={submit}>
        <dl className="more-facts">
          <dt>이메일</dt>
          <dd>{user.email}</dd>
        </dl>
        <NameField
          optional={toldName(user.name) === null}
          error={errors.name}
          value={form.name}
          onChange={(name) => setForm({ ...form, name })}
        />
        <PhoneField
          hint="번호를 바꾸면 문자로 다시 확인해야 해요. 지우려면 비워 두고 저장해 주세요."
          error={errors.phoneNumber}
          value={form.phoneNumber}
          onChange={(phoneNumber) => setForm({ ...form, phoneNumber })}
        />
        {touchesNumber && <FactorsAgain user={user} typed={typed} errors={errors} onChange={setTyped} />}
        <CheckboxField
          id="marketing"
          label="소식과 안내를 받을게요"
          hint="받지 않아도 서비스는 그대로 쓸 수 있어요."
          error={errors.marketing}
          checked={form.marketing}
          onChange={(marketing) => setForm({ ...form, marketing })}
        />
        <Button type="submit" wide busy={busy} busyLabel="저장하고 있어요">
          저장하기
        </Button>
      </form>
      <ul className="more-next">
        {user.accessType === 0 && user.phoneVerifiedAt === null && (
          <li>
            <Link className="link-alone" to="/more/verification">
              휴대전화 번호를 문자로 확인하기
            </Link>
          </li>
        )}
        <li>
          <Link className="link-alone" to="/more/export">
            내 자료 내려받기
          </Link>
        </li>
        <li>
          <Link className="link-alone" to="/more/leave">
            탈퇴하기
          </Link>
        </li>
      </ul>
    </FormPage>
  );
};
