import type { CompanyEvent } from '@nomucheck/domain/companies/company-events.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

export const companySentences: SentencesOf<CompanyEvent> = {
  CompanyRegistered: () => '회사를 등록했어요.',
  CompanyDetailsChanged: () => '회사 정보를 고쳤어요.',
  CompanyQuotasSet: () => '한 달 이용 한도를 바꿨어요.',
  CompanyMemberAdded: () => '구성원 한 명을 넣었어요.',
  CompanyMemberRemoved: ({ why }) => (why === 'removed' ? '구성원 한 명을 뺐어요.' : '서비스를 떠난 구성원을 뺐어요.'),
  CompanyClosed: () => '회사를 목록에서 내렸어요.',
};
