import type { Message } from './message.ts';
import type { MessageTemplate } from './message-events.ts';

/** A message as its reader sees it. */
export type MessageText = { readonly subject: string; readonly text: string };

type Channel = Message['channel'];
type Write = (params: Readonly<Record<string, string>>, channel: Channel) => MessageText;

const written: Readonly<Record<MessageTemplate, Write>> = {
  'password-code': ({ code = '' }, channel) => ({
    subject: '[노무체크] 비밀번호를 바꾸는 인증번호',
    text:
      channel === 'sms'
        ? `[노무체크] 비밀번호 변경 인증번호 ${code} (3분 안에 입력, 남에게 알리지 마세요)`
        : [
            '노무체크 비밀번호를 바꾸기 위한 인증번호예요.',
            '',
            code,
            '',
            '3분 안에 입력해 주세요. 인증번호는 누구에게도 알려 주지 마세요.',
            '비밀번호를 바꾸려 하지 않으셨다면 이 메일은 그냥 두셔도 돼요. 비밀번호는 바뀌지 않아요.',
          ].join('\n'),
  }),
  'verify-code': ({ code = '' }, channel) => ({
    subject: channel === 'sms' ? '[노무체크] 휴대전화를 확인하는 인증번호' : '[노무체크] 이메일을 확인하는 인증번호',
    text:
      channel === 'sms'
        ? `[노무체크] 인증번호 ${code} (3분 안에 입력, 남에게 알리지 마세요)`
        : [
            '이 이메일로 연락이 닿는지 확인하는 인증번호예요.',
            '',
            code,
            '',
            '3분 안에 입력해 주세요. 인증번호는 누구에게도 알려 주지 마세요.',
            '노무체크에서 이메일을 확인하려 하지 않으셨다면 이 메일은 그냥 두셔도 돼요.',
          ].join('\n'),
  }),
  'link-code': ({ code = '' }, channel) => ({
    subject: '[노무체크] 소셜 로그인을 연결하는 인증번호',
    text:
      channel === 'sms'
        ? `[노무체크] 소셜 로그인 연결 인증번호 ${code} (3분 안에 입력, 남에게 알리지 마세요)`
        : [
            '지금 계정에 카카오, 네이버나 구글 로그인을 연결하기 위한 인증번호예요.',
            '',
            code,
            '',
            '3분 안에 입력해 주세요. 이 번호를 아는 사람은 계정에 로그인할 수 있게 되니 누구에게도 알려 주지 마세요.',
            '연결하려 하지 않으셨다면 이 메일은 그냥 두셔도 돼요. 아무것도 연결되지 않아요.',
          ].join('\n'),
  }),
};

/** What the message says, filled in. */
export const textOfMessage = (
  template: MessageTemplate,
  params: Readonly<Record<string, string>>,
  channel: Channel,
): MessageText => written[template](params, channel);
