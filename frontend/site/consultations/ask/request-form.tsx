import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { toldName } from '@nomucheck/domain/accounts/told-name.ts';
import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import type { ConsultationTerms } from '@nomucheck/domain/consultations/contract.ts';
import { lengths } from '@nomucheck/domain/consultations/lengths.ts';
import { topicIds } from '@nomucheck/domain/consultations/topics.ts';
import { shownPhone } from '@nomucheck/domain/kernel/text/contact.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Reply } from '../../../shared/client/ask.ts';
import { sendingOf } from '../../../shared/client/sending.ts';
import { currentSession } from '../../../shared/client/session.ts';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { randomId } from '../../../shared/device/random-id.ts';
import { useSensitiveConsent } from '../../advice/use-sensitive-consent.tsx';
import { fetchCheck } from '../../checks/check-api.ts';
import { Button } from '../../forms/button.tsx';
import { Counter } from '../../forms/counter.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { consultAboutPath, consultationPath } from '../../shell/consult-paths.ts';
import { withReturn } from '../../shell/internal-path.ts';
import { SlotPicker } from '../../slots/slot-picker.tsx';
import { keepWished } from '../../slots/wished-slots.ts';
import { requestConsultation } from '../consultation-api.ts';
import { hasHidden } from '../hidden-numbers.ts';
import { ChanceReview, KindChoice, TopicChoice } from './choices.tsx';
import { contactIn } from './from-check.ts';
import { Parties } from './parties.tsx';
import { bodyOf, type Known, shownWith } from './request-draft.ts';
import { fields, refusedFields, requestMistakes } from './request-mistakes.ts';
import { forgetRequest, useRequestDraft } from './use-request-draft.ts';
import { isAbsentCheck, WhatFirmSees } from './what-firm-sees.tsx';

type RequestFormProps = {
  readonly user: SessionUser | null;
  /** The check that the person came from. */
  readonly checkId: string | null;
  readonly terms: ConsultationTerms;
};

const noCheck = async (): Promise<Reply<CheckRecord>> => ({ ok: false, code: 'not_found', message: '', details: {} });

/** The request. Without a sign-in it can be written, too: it is kept until the person has signed in. */
export const RequestForm = ({ user, checkId, terms }: RequestFormProps) => {
  const { kept, change, noteSending } = useRequestDraft(user?.id ?? null, checkId);
  const isAboutCheck = user !== null && checkId !== null;
  const [loading, set] = useLoaded(isAboutCheck ? () => fetchCheck(checkId) : noCheck, checkId ?? 'none');
  const { errors, mistakes, message, attempt, refuse, accept } = useMistakes();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const check = loading.state === 'ready' ? loading.value : null;
  const shown = shownWith(kept.draft, knownOf(user, check, checkId), terms);
  const withCheck = isAboutCheck && !isAbsentCheck(loading) ? checkId : null;

  const send = async () => {
    const topic = topicIds.find((id) => id === shown.topic);
    if (topic === undefined) return;
    const body = bodyOf(shown, topic, withCheck);
    const sending = sendingOf(kept.sending, body, randomId);
    noteSending(sending);
    const reply = await requestConsultation(body, sending.key);
    if (!reply.ok && sensitive.heldBy(reply)) return;
    if (!reply.ok) {
      const wrong = refusedFields(reply.errors);
      return refuse(wrong, wrong.length > 0 ? undefined : (reply.errors?.[''] ?? `${reply.message} ${stillThere}`));
    }
    forgetRequest();
    if (checkId !== null) keepWished(checkId, null);
    const hid = hasHidden(body.body, reply.value.body);
    await navigate(consultationPath(reply.value.id), { state: { requested: true, hid } });
  };

  const sendOnce = async () => {
    setBusy(true);
    await send();
    setBusy(false);
  };
  const sensitive = useSensitiveConsent('consultation', fields.body, sendOnce);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = requestMistakes(shown);
    if (wrong.length > 0) return refuse(wrong);
    accept();
    if (currentSession().status !== 'signed_in') {
      await navigate(withReturn('/loginCover', consultAboutPath(checkId)));
      return;
    }
    if (!sensitive.holds(shown.body)) await sendOnce();
  };
  const changeBody = (body: string) => {
    sensitive.letGo();
    change({ body });
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="consult-form">
      <ErrorSummary mistakes={mistakes} message={message} attempt={attempt} />
      {isAboutCheck && <WhatFirmSees loading={loading} onRetry={() => set(null)} />}
      <TopicChoice value={shown.topic} error={errors[fields.topic]} onChange={(topic) => change({ topic })} />
      <TextField
        id={fields.body}
        label="무엇을 상담받고 싶으세요?"
        hint={
          withCheck === null
            ? '언제 무슨 일이 있었는지, 무엇을 알고 싶은지 적어 주세요. 주민등록번호는 적지 마세요.'
            : '진단에 없는 사정과 알고 싶은 것을 적어 주세요. 주민등록번호는 적지 마세요.'
        }
        rows={7}
        value={shown.body}
        error={errors[fields.body]}
        describedBy="body-count"
        onChange={changeBody}
      />
      <Counter id="body-count" text={shown.body} most={lengths.body} />
      <SlotPicker
        id={fields.slots}
        label="언제 상담받을 수 있으세요?"
        slots={shown.slots}
        error={errors[fields.slots]}
        onChange={(slots) => change({ slots })}
      />
      <Parties shown={shown} errors={errors} onChange={change} />
      <ChanceReview
        value={shown.chanceReview}
        error={errors[fields.chanceReview]}
        onChange={(chanceReview) => change({ chanceReview })}
      />
      <KindChoice terms={terms} value={shown.kind} error={errors[fields.kind]} onChange={(kind) => change({ kind })} />
      {sensitive.panel ?? (
        <Button type="submit" wide busy={busy} busyLabel="신청하고 있어요">
          {user === null ? '로그인하고 신청하기' : '상담 신청하기'}
        </Button>
      )}
      <p className="soft consult-hint">
        {user === null
          ? '신청하려면 로그인해야 해요. 적은 내용은 이 기기에 남아 있어서 로그인한 뒤에 그대로 보낼 수 있어요.'
          : '적은 내용은 본인과 담당 노무법인만 볼 수 있도록 암호화해 보관해요.'}
      </p>
    </form>
  );
};

const stillThere = '적은 내용은 그대로 있어요.';

/** What the check and the account know already. */
const knownOf = (user: SessionUser | null, check: CheckRecord | null, checkId: string | null): Known => {
  const left = check === null ? {} : contactIn(check);
  const contact = left.contact ?? user?.phoneNumber ?? user?.email ?? '';
  return {
    topic: checkId === null ? '' : 'dismissal',
    client: left.name ?? toldName(user?.name) ?? '',
    contact: shownPhone(contact),
  };
};
