import { expect, it } from 'vitest';
import { declared } from '../../contexts.ts';
import { templatePreviews } from './template-previews.ts';

it('each template of the service shows its variables in both channels', () => {
  const previews = new Map(templatePreviews(declared.messageTemplates).map((each) => [each.name, each]));
  expect([...previews.keys()].sort()).toEqual(Object.keys(declared.messageTemplates).sort());
  expect(previews.get('verify-code')).toMatchObject({
    variables: ['code'],
    sms: { text: '[노무체크] 인증번호 {code} (3분 안에 입력, 남에게 알리지 마세요)' },
  });
  expect(previews.get('notice')?.email).toEqual({ subject: '[노무체크] {title}', text: '{text}' });
  for (const { variables, email } of previews.values()) {
    for (const name of variables) expect(name).toMatch(/^[a-zA-Z]+$/);
    expect(email.subject).not.toBe('');
    expect(email.text).not.toBe('');
  }
});
