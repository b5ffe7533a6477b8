import type { MessageTemplates, WriteMessage } from '../kernel/text/message-text.ts';

/** The notices to a person whose ways to sign in, address or number have changed. */
const accountChangeTemplates = {
  'password-changed': ({ at = '' }, channel) => ({
    subject: '[노무체크] 비밀번호가 바뀌었어요',
    text:
      channel === 'sms'
        ? `[노무체크] ${at} 비밀번호가 바뀌었어요. 본인이 아니면 다시 바꿔 주세요.`
        : notice(`${at}에 노무체크 계정의 비밀번호가 바뀌었어요.`, 'password'),
  }),
  'second-factor-on': ({ at = '' }, channel) => ({
    subject: '[노무체크] 2단계 인증을 켰어요',
    text:
      channel === 'sms'
        ? `[노무체크] ${at} 2단계 인증을 켰어요. 본인이 아니면 비밀번호를 바꾸세요.`
        : notice(
            `${at}에 노무체크 계정의 2단계 인증을 켰어요. 이제 로그인할 때 인증 앱의 번호를 함께 물어봐요.`,
            'firm',
          ),
  }),
  'second-factor-off': ({ at = '' }, channel) => ({
    subject: '[노무체크] 2단계 인증을 껐어요',
    text:
      channel === 'sms'
        ? `[노무체크] ${at} 2단계 인증을 껐어요. 본인이 아니면 비밀번호를 바꾸세요.`
        : notice(`${at}에 노무체크 계정의 2단계 인증을 껐어요. 이제 비밀번호만으로 로그인할 수 있어요.`, 'password'),
  }),
  'social-linked': ({ at = '', service = '소셜' }, channel) => ({
    subject: `[노무체크] ${service} 로그인을 연결했어요`,
    text:
      channel === 'sms'
        ? `[노무체크] ${at} ${service} 로그인을 연결했어요. 본인이 아니면 끊어 주세요.`
        : notice(
            `${at}에 노무체크 계정에 ${service} 로그인을 연결했어요. 이제 ${service} 계정으로도 로그인할 수 있어요.`,
            'unlink',
          ),
  }),
  'social-unlinked': ({ at = '', service = '소셜' }, channel) => ({
    subject: `[노무체크] ${service} 로그인 연결을 끊었어요`,
    text:
      channel === 'sms'
        ? `[노무체크] ${at} ${service} 연결을 끊었어요. 본인이 아니면 비밀번호를 바꾸세요.`
        : notice(`${at}에 노무체크 계정의 ${service} 로그인 연결을 끊었어요.`, 'password'),
  }),
  'phone-changed': ({ at = '' }, channel) => ({
    subject: '[노무체크] 휴대전화 번호가 바뀌었어요',
    text:
      channel === 'sms'
        ? `[노무체크] ${at} 계정의 휴대전화 번호를 바꾸거나 지웠어요.`
        : notice(`${at}에 노무체크 계정의 휴대전화 번호를 바꾸거나 지웠어요.`, 'password'),
  }),
  'phone-verified': ({ at = '' }, channel) => ({
    subject: '[노무체크] 휴대전화 번호를 확인했어요',
    text:
      channel === 'sms'
        ? `[노무체크] ${at} 이 번호를 계정의 번호로 확인했어요.`
        : notice(`${at}에 문자로 확인한 휴대전화 번호가 노무체크 계정의 번호가 되었어요.`, 'password'),
  }),
  'strangers-shut-out': ({ at = '', removed = '' }, channel) => ({
    subject: '[노무체크] 이메일을 처음 확인해 다른 로그인 방법을 없앴어요',
    text:
      channel === 'sms'
        ? `[노무체크] ${at} 이메일을 처음 확인해 다른 로그인 방법을 없앴어요.`
        : [
            `${at}에 이 이메일 주소를 처음으로 확인했어요. 그 전에 다른 사람이 남겨 두었을지 모르는 것을 계정에서 모두 없앴어요.`,
            '',
            ...removed.split('\n').map((each) => `· ${each}`),
            '',
            '다른 기기의 로그인도 모두 끝냈어요.',
            '직접 쓰시던 것이라면 더보기에서 다시 등록해 주세요. 처음 보는 것이라면 하실 일은 없어요.',
          ].join('\n'),
  }),
  'phone-yielded': ({ at = '' }, channel) => ({
    subject: '[노무체크] 등록하신 휴대전화 번호를 계정에서 뺐어요',
    text:
      channel === 'sms'
        ? `[노무체크] ${at} 다른 분이 번호를 문자로 확인해 계정에서 뺐어요.`
        : [
            `${at}에 다른 분이 노무체크 계정에 적힌 휴대전화 번호로 문자를 받아 본인 번호임을 확인했어요. 그래서 확인하지 않은 그 번호를 계정에서 뺐어요.`,
            '',
            '이제 쓰지 않는 번호라면 그냥 두셔도 돼요.',
            '지금도 쓰는 번호라면 더보기의 ‘휴대전화 인증’에서 문자로 확인해 주세요.',
          ].join('\n'),
  }),
} satisfies MessageTemplates;
export type AccountChangeTemplate = keyof typeof accountChangeTemplates;

/** Codes, links, and `account-changes`, which lists several changes at once. */
const otherTemplates = {
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
  // Never sent by text message: only the reader of the mailbox may get it.
  'password-link': ({ link = '' }) => ({
    subject: '[노무체크] 새 비밀번호를 정하는 링크',
    text: [
      '누군가 이 이메일로 비밀번호 인증번호를 요청했지만, 요청이 너무 많아 인증번호를 더 보낼 수 없었어요.',
      '직접 요청하셨다면 인증번호 대신 이 링크에서 새 비밀번호를 정해 주세요. 정하고 나면 그 자리에서 바로 로그인할 수 있어요.',
      '',
      link,
      '',
      '링크는 24시간 동안 한 번만 쓸 수 있어요. 링크를 아는 사람은 비밀번호를 바꿀 수 있으니 누구에게도 알려 주지 마세요.',
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
  'sign-up-code': ({ code = '' }, channel) => ({
    subject: '[노무체크] 회원가입 인증번호',
    text:
      channel === 'sms'
        ? `[노무체크] 회원가입 인증번호 ${code}`
        : `노무체크에 가입하려면 아래 인증번호 여섯 자리를 입력해 주세요.\n\n${code}\n\n3분 동안 쓸 수 있어요. 이미 가입하셨다면 로그인해 주세요. 가입하려 하지 않으셨다면 이 메일은 그냥 두셔도 돼요. 누구에게도 번호를 알려 주지 마세요.`,
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
  'account-changes': ({ at = '', changes = '' }, channel) => ({
    subject: '[노무체크] 계정에서 여러 가지가 바뀌었어요',
    text:
      channel === 'sms'
        ? `[노무체크] ${at}까지 계정에서 여러 가지가 바뀌었어요.`
        : [
            `${at}까지 노무체크 계정에서 바뀐 것을 모아 알려 드려요.`,
            '',
            ...changes.split('\n').map((each) => `· ${each}`),
            '',
            '모두 직접 하셨다면 이 메일은 그냥 두셔도 돼요.',
            '본인이 하지 않은 것이 하나라도 있다면 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 바로 새 비밀번호를 정해 주세요. 그러면 모든 기기에서 로그아웃돼요.',
            '그 뒤에 더보기의 ‘로그인 방법’에서 모르는 연결을 끊어 주세요. 모르는 2단계 인증 때문에 로그인할 수 없다면 사이트 아래에 적힌 이메일이나 전화로 알려 주세요.',
          ].join('\n'),
  }),
} satisfies MessageTemplates;
export type AccountTemplate = AccountChangeTemplate | keyof typeof otherTemplates;

/** All templates of the context accounts. */
export const accountTemplates: Readonly<Record<AccountTemplate, WriteMessage>> = {
  ...accountChangeTemplates,
  ...otherTemplates,
};

/**
 * The text ends with what to do if the owner didn't make the change: a new password ends another person's access, unless a
 * second factor of theirs or another linked service (`wayOut`) remains.
 */
const notice = (what: string, wayOut: 'password' | 'firm' | 'unlink'): string =>
  [
    what,
    '',
    '직접 하셨다면 이 메일은 그냥 두셔도 돼요.',
    '하지 않으셨다면 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 바로 새 비밀번호를 정해 주세요. 그러면 모든 기기에서 로그아웃돼요.',
    ...(wayOut === 'firm'
      ? ['그 뒤에 사이트 아래에 적힌 이메일이나 전화로 알려 주시면 2단계 인증을 풀어 드려요.']
      : []),
    ...(wayOut === 'unlink' ? ['그 뒤에 더보기의 ‘로그인 방법’에서 모르는 연결을 끊어 주세요.'] : []),
  ].join('\n');
