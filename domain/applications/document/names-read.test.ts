import { expect, test } from 'vitest';
import { dismissedByMessenger, today } from '../application.fixture.ts';
import { documentOf } from '../documents.ts';
import { asText } from './document.ts';
import { withNamesInHangul } from './names-read.ts';

const basis = dismissedByMessenger();
const contactOf = (name: string) => ({
  ...{ section: 'intake', numbering: 13, key: 'intake/contact', title: '이름과 연락처' },
  value: { name },
});

test('a name in Chinese characters is printed as the person is called, and named to whoever signs', () => {
  const fields = { name: '金哲秀', representative: '林樂園', companyName: '金星産業㈜' };
  const named = withNamesInHangul(basis, fields);
  expect(named.fields).toEqual({ name: '김철수', representative: '임낙원', companyName: '金星産業㈜' });
  expect(named.read).toEqual(['김철수', '임낙원']);
  expect(asText(documentOf('relief_application', named.basis, named.fields, today))).toContain('김철수');
});

test('a name that is filled in from the account is read, too', () => {
  const answers = basis.answers.filter(({ key }) => key !== 'intake/contact');
  const byAccount = { ...basis, answers, account: { ...basis.account, name: '李英姬' } };
  expect(withNamesInHangul(byAccount, {}).basis.account.name).toBe('이영희');
  expect(withNamesInHangul(byAccount, { name: '이영희' }).read).toEqual([]);
  const byContact = { ...basis, answers: [...answers, contactOf('柳寬順')] };
  expect(withNamesInHangul(byContact, {}).read).toEqual(['유관순']);
});

test('names in Hangul stay as they are', () => {
  expect(withNamesInHangul(basis, { name: '김철수' })).toEqual({ basis, fields: { name: '김철수' }, read: [] });
});
