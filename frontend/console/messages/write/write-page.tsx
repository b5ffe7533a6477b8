import { Alert, Box, Button, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import type { MessageOut } from '@nomucheck/domain/messages/contract.ts';
import { channelNames } from '@nomucheck/domain/messages/message-names.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { useNotify } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { fieldErrorsOf, messageOf } from '../../api/api-error.ts';
import { useWholeRecords } from '../../api/whole-record.ts';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useFirstWrongFocused } from '../../typing/first-wrong.ts';
import { useKeptState } from '../../typing/use-kept-state.ts';
import { WasKept } from '../../typing/was-kept.tsx';
import { useMessagesData, useMessageTemplates } from '../messages-data.ts';
import { AdvertisingChoice } from './advertising-choice.tsx';
import { BothChannels } from './both-channels.tsx';
import { countedFor, previewOf, whyNotSms } from './preview.ts';

type Channel = MessageOut['channel'];

/** /admin/message/create: a message to one person, shown in both channels while it is typed. `?to` names a person by id. */
const WritePage = () => (
  <OnlyFor entry="message">
    <PageHeading title="메시지 쓰기">
      <Button component={Link} to="/admin/message">
        메시지 목록
      </Button>
    </PageHeading>
    <Form />
  </OnlyFor>
);

export default WritePage;

const isChannel = (name: string): name is Channel => name in channelNames;

/** What is typed is kept for the person that the address names. */
const Form = () => {
  const [address] = useSearchParams();
  const recipient = address.get('to') ?? '';
  return <WriteForm key={recipient} recipient={recipient} />;
};

type Typed = {
  readonly to: string;
  readonly channel: string;
  readonly title: string;
  readonly text: string;
  readonly isAdvertising: boolean;
};

const WriteForm = ({ recipient }: { readonly recipient: string }) => {
  const { sendMessage } = useMessagesData();
  const { askForLists } = useWholeRecords('admin/message');
  const notify = useNotify();
  const navigate = useNavigate();
  const begun = { to: recipient, channel: 'email', title: '', text: '', isAdvertising: false };
  const kept = useKeptState<Typed>(`message.${recipient}`, begun);
  const { to, title, text, isAdvertising } = kept.typed;
  const set = (changed: Partial<Typed>) => kept.type((before) => ({ ...before, ...changed }));
  const channel: Channel = isChannel(kept.typed.channel) ? kept.typed.channel : 'email';
  const { data: templates } = useMessageTemplates();
  // Who advertises is part of the text: without it, no advertisement is sent.
  const sender = isAdvertising ? templates?.sender : undefined;
  const written = { title: title.trim(), text: text.trim(), sender };
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      sendMessage(channel, {
        ...{ to: to.trim(), template: 'notice', params: { title: written.title, text: written.text } },
        ...(isAdvertising ? { advertising: true } : {}),
      }),
    onSuccess: ({ id }) => {
      kept.forget();
      askForLists();
      notify('메시지를 보내도록 했습니다.', { type: 'info' });
      void navigate(`/admin/message/${id}`);
    },
  });
  const errors = fieldErrorsOf(error);
  const counted = countedFor(written);
  const refusal = channel === 'sms' ? whyNotSms(counted) : null;
  const isWritten = [to, title, text].every((typed) => typed.trim() !== '');
  const isReady = isWritten && refusal === null && !(isAdvertising && sender === undefined);
  const form = useRef<HTMLFormElement>(null);
  useFirstWrongFocused(form, error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isPending) mutate();
  };
  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {!isSuccess && <WasKept kept={kept} onEmpty={() => kept.type(begun)} />}
      <TextField
        label="받는 사람"
        required
        value={to}
        onChange={(event) => set({ to: event.target.value })}
        error={errors.to !== undefined}
        helperText={errors.to ?? '가입한 이메일, 휴대전화 번호 전부나 회원 번호'}
        slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off', spellCheck: false } }}
      />
      <RadioGroup row aria-label="발송 수단" value={channel} onChange={(_event, chosen) => set({ channel: chosen })}>
        {Object.entries(channelNames).map(([value, label]) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
      <TextField
        label="제목"
        required
        value={title}
        onChange={(event) => set({ title: event.target.value })}
        error={errors['params.title'] !== undefined}
        helperText={errors['params.title'] ?? '짧은 문자에는 보이지 않습니다.'}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
      <TextField
        label="내용"
        required
        multiline
        minRows={5}
        value={text}
        onChange={(event) => set({ text: event.target.value })}
        error={errors.params !== undefined || errors['params.text'] !== undefined || refusal !== null}
        helperText={refusal ?? errors.params ?? errors['params.text'] ?? ' '}
        slotProps={{ htmlInput: { maxLength: 10_000 } }}
      />
      <AdvertisingChoice
        isAdvertising={isAdvertising}
        onChoose={(chosen) => set({ isAdvertising: chosen })}
        error={errors.advertising}
      />
      <BothChannels email={previewOf(written, 'email')} sms={previewOf(written, 'sms')} />
      <Button
        type="submit"
        variant="contained"
        disabled={!isReady || isPending}
        sx={{ justifySelf: 'start', minHeight: 44 }}
      >
        {channelNames[channel]} 보내기
      </Button>
    </Box>
  );
};
