import { randomInt } from 'node:crypto';
import { checkRecord } from '@nomucheck/domain/checks/contract/check.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { fillIn } from '../../checks/testing/fill-in.fixture.ts';
import { type PersonKind, personKinds, personOfKind, proveAddress } from '../people-of-roles.fixture.ts';
import type { TestService } from '../test-service.fixture.ts';
import type { Asking, Owner } from './route-request.fixture.ts';

export type Owners = Readonly<Record<PersonKind, Owner>>;
/** The records that the calls of the table are about, apart from those of single people. */
export type Given = Omit<Asking, 'target' | 'caller' | 'about'>;

export type Records = {
  readonly owners: Owners;
  readonly given: Given;
  /** Somebody of the firm who neither calls nor owns anything. */
  readonly colleague: string;
};

/** People of all kinds with records of their own, and the records that all calls share. */
export const makeRecords = async (test: TestService): Promise<Records> => {
  const owners = await ownersOf(test);
  const { email: loginEmail } = await test.person();
  const [form, colleague, caseId, draftCaseId, importId, documentId, searchWordId, messageId, answers] =
    await Promise.all([
      test.call('GET', '/api/check/form'),
      personOfKind(test, 'advisor'),
      someSeeded(test, 'case'),
      someDraftCase(test, owners.super),
      someImport(test, owners.super),
      someDocument(test, owners.super),
      someSeeded(test, 'searchword'),
      someMessage(test),
      givenAnswers(test, owners.user),
    ]);
  const { rulesetVersion } = form.body;
  return {
    owners,
    colleague: colleague.id,
    given: {
      ...{ caseId, draftCaseId, importId, documentId, searchWordId, messageId },
      ...{ rulesetVersion, loginEmail, answers },
    },
  };
};

const ownersOf = async (test: TestService): Promise<Owners> => {
  const made = await Promise.all(personKinds.map(async (kind) => [kind, await ownerOf(test, kind)] as const));
  const ownerOfKind = (kind: PersonKind): Owner => {
    const owner = made.find(([each]) => each === kind)?.[1];
    if (!owner) throw new Error(`nobody is ${kind}`);
    return owner;
  };
  return {
    user: ownerOfKind('user'),
    other: ownerOfKind('other'),
    partner: ownerOfKind('partner'),
    advisor: ownerOfKind('advisor'),
    admin: ownerOfKind('admin'),
    super: ownerOfKind('super'),
  };
};

const ownerOf = async (test: TestService, kind: PersonKind): Promise<Owner> => {
  const person = await personOfKind(test, kind);
  await proveAddress(test, person.id);
  const { id: finished } = await fillIn(test, person, { questionnaire: 'basic' });
  await test.call('POST', '/api/check/checkResult', { token: person.token, body: { id: finished } });
  const { body } = await test.call('POST', '/api/check/form', {
    token: person.token,
    body: { questionnaire: 'basic' },
  });
  return { ...person, finished, draft: body.id };
};

const givenAnswers = async (test: TestService, { token, finished }: Owner): Promise<Asking['answers']> => {
  const { body } = await test.call('GET', `/api/check/${finished}`, { token });
  return checkRecord
    .parse(body)
    .answers.filter(({ derivedFrom }) => !derivedFrom)
    .map(({ section, numbering, value }) => ({ section, numbering, value }));
};

const someSeeded = async (test: TestService, category: string): Promise<string> => {
  const { events } = await test.service.store.readAll({ after: START, limit: 500 });
  const stream = events.map(({ stream }) => stream).find((name) => name.startsWith(`${category}-`));
  if (!stream) throw new Error(`no ${category} was seeded`);
  return stream.slice(category.length + 1);
};

/** A case with a text that nobody has refined. */
const someDraftCase = async (test: TestService, { token }: Owner): Promise<string> => {
  const body = {
    kind: 'case-high',
    sampling: 'curated',
    caseNumbers: [`2020두${randomInt(1, 10_000_000)}`],
    content: '판결문의 글',
  };
  const { body: added } = await test.call('POST', '/api/refines/data', { token, body });
  return added.id;
};

/** An import that ended after its dry run. */
const someImport = async (test: TestService, { token }: Owner): Promise<string> => {
  const sent = await test.call('POST', '/api/crawls/upload?fileName=a.csv&sampling=curated&dryRun=true', {
    token,
    raw: '기관,사건번호\n중앙노동위원회,중앙2023부해1\n',
  });
  const { id } = sent.body;
  for (let tries = 0; tries < 400; tries += 1) {
    const { body } = await test.call('GET', `/api/crawls/upload/${id}`, { token });
    if (body.stage === 'finished') return id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the file was never looked through');
};

const someDocument = async (test: TestService, { token }: Owner): Promise<string> => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const raw = '--b\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n--b--\r\n';
  const sent = await test.call('POST', '/api/ocr/pdf', { token, raw, headers });
  const { id } = sent.body.files[0];
  for (let tries = 0; tries < 1_000; tries += 1) {
    const { body } = await test.call('GET', `/api/ocr/pdf/${id}`, { token });
    if (body.status === 'failed') return id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the document was never looked at');
};

/** Requests a code and waits until the sandbox has received it. */
const someMessage = async (test: TestService): Promise<string> => {
  const { email } = await test.person();
  await test.call('POST', '/api/user/code', { body: { channel: 'email', address: email, purpose: 'password' } });
  for (let tries = 0; tries < 200; tries += 1) {
    const { body } = await test.call('GET', '/api/sandbox/mailbox');
    const letter = body.items.find(({ to }: { to: string }) => to === email);
    if (letter) return letter.id;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the code never reached the mailbox');
};
