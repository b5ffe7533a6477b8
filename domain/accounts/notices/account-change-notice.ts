import { koreanDateOf, koreanText, koreanTimeOf } from '../../kernel/korean/korean-date.ts';
import type { AccountChangeTemplate, AccountTemplate } from '../message-templates.ts';
import { socialTitles } from '../social-titles.ts';
import type { AccountChange } from './account-changes.ts';

/**
 * The template of the e-mail about these changes, and its parameters: one change has a template of its own, several changes
 * are listed in one e-mail.
 */
export type AccountNotice = {
  readonly template: AccountTemplate;
  readonly params: Readonly<Record<string, string>>;
};

/** `changes` are in the order in which they happened; null where there are none. */
export const noticeOfChanges = (changes: readonly AccountChange[]): AccountNotice | null => {
  const last = changes.at(-1);
  if (!last) return null;
  if (changes.length > 1)
    return { template: 'account-changes', params: { at: momentOf(last.at), changes: linesOf(changes).join('\n') } };
  const { template, at, provider, removed } = last;
  return {
    template,
    params: {
      at: momentOf(at),
      ...(provider === undefined ? {} : { service: socialTitles[provider] }),
      ...(removed === undefined ? {} : { removed: removed.join('\n') }),
    },
  };
};

/**
 * A reader skips a longer list. So above this number of lines equal changes are grouped: then many changes of one kind
 * can't hide a change of another kind.
 */
const mostLines = 30;

const linesOf = (changes: readonly AccountChange[]): readonly string[] =>
  changes.length <= mostLines
    ? changes.map((change) => `${momentOf(change.at)} ${inWords(change)}`)
    : [...Map.groupBy(changes, inWords)].map(([words, same]) => lineOfSame(words, same));

const lineOfSame = (words: string, same: readonly AccountChange[]): string => {
  const moments = same.map(({ at }) => momentOf(at));
  const [first = '', last = ''] = [moments.at(0), moments.at(-1)];
  if (same.length === 1) return `${first} ${words}`;
  const when = first === last ? first : `${first}부터 ${last}까지`;
  return `${when} ${same.length.toLocaleString('ko-KR')}번: ${words}`;
};

const inWords = ({ template, provider, removed = [] }: AccountChange): string =>
  words[template]({ service: provider ? socialTitles[provider] : '소셜', removed });

type Details = { readonly service: string; readonly removed: readonly string[] };
const words: Readonly<Record<AccountChangeTemplate, (details: Details) => string>> = {
  'password-changed': () => '비밀번호가 바뀌었어요.',
  'second-factor-on': () => '2단계 인증을 켰어요.',
  'second-factor-off': () => '2단계 인증을 껐어요.',
  'social-linked': ({ service }) => `${service} 로그인을 연결했어요.`,
  'social-unlinked': ({ service }) => `${service} 로그인 연결을 끊었어요.`,
  'phone-changed': () => '휴대전화 번호를 바꾸거나 지웠어요.',
  'phone-verified': () => '문자로 확인한 휴대전화 번호가 계정의 번호가 되었어요.',
  'phone-yielded': () =>
    '다른 분이 문자를 받아 본인 번호임을 확인해서, 계정에 적혀 있던 그 휴대전화 번호를 뺐어요. 지금도 쓰는 번호라면 더보기의 ‘휴대전화 인증’에서 문자로 확인해 주세요.',
  'strangers-shut-out': ({ removed }) =>
    `이 이메일 주소를 처음으로 확인해서, 그 전에 다른 사람이 남겨 두었을지 모르는 것(${removed.join(', ')})을 없앴어요. 직접 쓰시던 것이라면 더보기에서 다시 등록해 주세요.`,
};

/** To the minute, in Korean time and in the form that Koreans use. */
const momentOf = (instant: string): string =>
  `${koreanText(koreanDateOf(instant))} ${koreanTimeOf(instant).slice(11, 16)}`;
