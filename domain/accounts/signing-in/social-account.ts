import { DomainError } from '../../kernel/errors.ts';
import { socialTitles } from '../social-titles.ts';
import type { User } from '../user.ts';

/** The refusal for an account without a password: it names the services through which its person signs in. */
export const signsInThrough = ({ linked }: Pick<User, 'linked'>, field: string): DomainError => {
  const services = linked.map((service) => socialTitles[service]).join('·');
  return new DomainError('code_social_account', {
    errors: {
      [field]:
        services === ''
          ? '소셜 로그인으로 가입한 계정이에요. 아래에서 그 서비스로 로그인해 주세요.'
          : `${services}로 가입한 계정이에요. 비밀번호 대신 ${services}로 로그인해 주세요.`,
    },
  });
};
