import { describe, expect, it } from 'vitest';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import { type CompanyCommand, companyDecider, mostMembers } from './company.ts';
import type { CompanyEvent } from './company-events.ts';
import { noLimits } from './quotas.ts';

const companyId = '018f0000-0000-7000-8000-0000000000c1';
const userId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const details = { name: '보기 물산', businessNumber: '1108141272', representative: '김대표', note: '' };
const quotas = { questions: 100, tokens: null, costWon: 50_000 };

const registered: CompanyEvent = { type: 'CompanyRegistered', data: { companyId, ...details, quotas } };
const added: CompanyEvent = { type: 'CompanyMemberAdded', data: { companyId, userId } };
const closed: CompanyEvent = { type: 'CompanyClosed', data: { companyId } };
const change = (changes: Partial<Extract<CompanyCommand, { type: 'ChangeCompany' }>>): CompanyCommand => ({
  type: 'ChangeCompany',
  ...details,
  quotas,
  ...changes,
});
const spec = deciderSpec(companyDecider);

describe('a company', () => {
  it('is registered once', () => {
    const register: CompanyCommand = { type: 'RegisterCompany', companyId, ...details, quotas };
    spec.given().when(register).thenHappens(registered);
    spec.given(registered).when(register).thenRefused('conflict');
  });

  it('changes by what is different alone', () => {
    spec.given(registered).when(change({})).thenHappens();
    spec
      .given(registered)
      .when(change({ name: '보기 물산(주)' }))
      .thenHappens({ type: 'CompanyDetailsChanged', data: { companyId, ...details, name: '보기 물산(주)' } });
    spec
      .given(registered)
      .when(change({ quotas: noLimits }))
      .thenHappens({ type: 'CompanyQuotasSet', data: { companyId, quotas: noLimits } });
    expect(
      spec
        .given(registered)
        .when(change({ quotas: noLimits, note: '새 메모' }))
        .state(),
    ).toMatchObject({
      quotas: noLimits,
      note: '새 메모',
    });
  });

  it('has a person as a member once, and takes them out once', () => {
    const add: CompanyCommand = { type: 'AddMember', userId };
    const remove: CompanyCommand = { type: 'RemoveMember', userId, why: 'removed' };
    spec.given(registered).when(add).thenHappens(added);
    spec.given(registered, added).when(add).thenHappens();
    spec
      .given(registered, added)
      .when(remove)
      .thenHappens({ type: 'CompanyMemberRemoved', data: { companyId, userId, why: 'removed' } });
    spec.given(registered).when(remove).thenHappens();
    expect(spec.given(registered, added).when(remove).state()?.members).toEqual([]);
  });

  it('has a limited number of members', () => {
    const all = Array.from({ length: mostMembers }, (_, index): CompanyEvent => {
      const id = `018f0000-0000-7000-8000-${String(index).padStart(12, '0')}`;
      return { type: 'CompanyMemberAdded', data: { companyId, userId: id } };
    });
    spec
      .given(registered, ...all)
      .when({ type: 'AddMember', userId })
      .thenRefused('stage_wrong', { errors: { userId: '한 회사에 500명까지 넣을 수 있어요.' } });
  });

  it('that was closed changes no more, except that people who leave are taken out of it', () => {
    spec.given(registered).when({ type: 'CloseCompany' }).thenHappens(closed);
    const after = spec.given(registered, added, closed);
    after.when({ type: 'CloseCompany' }).thenHappens();
    after.when(change({ name: '다른 이름' })).thenRefused('stage_wrong');
    after.when({ type: 'AddMember', userId: companyId }).thenRefused('stage_wrong');
    after
      .when({ type: 'RemoveMember', userId, why: 'left_service' })
      .thenHappens({ type: 'CompanyMemberRemoved', data: { companyId, userId, why: 'left_service' } });
  });

  it('that was never registered takes no command', () => {
    spec.given().when({ type: 'CloseCompany' }).thenRefused('not_found');
    spec.given().when({ type: 'AddMember', userId }).thenRefused('not_found');
  });
});
