import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { shownBusinessNumber } from '@nomucheck/domain/companies/business-number.ts';
import { type Company, companyDecider, companyStream } from '@nomucheck/domain/companies/company.ts';
import type { CompanyEvent } from '@nomucheck/domain/companies/company-events.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { count, won } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { Folding } from '../engine/command-handling/folded-record.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { HistoryView } from '../engine/history/history-entries.ts';
import type { RecordHistory } from '../engine/history/record-histories.ts';
import { requireId } from '../engine/history/record-histories.ts';
import type { RecordStories } from '../engine/history/record-stories.ts';
import type { CompanyKeeping } from './companies.ts';

type Parts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly keeping: Pick<CompanyKeeping, 'load' | 'change'>;
  readonly stories: RecordStories;
};

/** The history of a company, its members by name. Members aren't put back: each of them was let in or taken out for a reason of its own. */
export const companyHistory = ({ commands, keeping, stories }: Parts): RecordHistory => ({
  kind: 'company',
  find: async (id, caller) => {
    authorize(caller.actor, 'company.keep');
    requireId(id);
    const stream = companyStream(id);
    const { company, revision } = await keeping.load(id);
    const { state: members } = await commands.load(membersEver, stream, { current: revision });
    return {
      title: company.name,
      story: stories({ stream, revision }, historyView, caller),
      discloses: { purpose: 'detail', people: [...members] },
      ...(company.isClosed
        ? {}
        : {
            putBack: {
              fields: putsBack,
              to: async (earlier, context, expectedRevision) => {
                const then = await commands.load(companyDecider, stream, { to: earlier });
                if (!then.state || then.revision !== earlier) throw new DomainError('not_found');
                const { name, businessNumber, representative, note, quotas } = then.state;
                const wanted = { name, businessNumber, representative, note, quotas };
                return (await keeping.change(id, wanted, context, expectedRevision)).position;
              },
            },
          }),
    };
  },
});

const putsBack = ['이름', '사업자등록번호', '대표자', '메모', '월 질문', '월 토큰', '월 비용'];

/** Whoever has been a member at any time. */
const membersEver: Folding<ReadonlySet<string>, CompanyEvent> = {
  initialState: new Set(),
  evolve: (members, { type, data }) =>
    type === 'CompanyMemberAdded' && !members.has(data.userId) ? new Set([...members, data.userId]) : members,
};

const historyView: HistoryView<Company | null, CompanyEvent> = {
  initialState: companyDecider.initialState,
  evolve: companyDecider.evolve,
  seen: (company) => (company ? wordsOf(company) : {}),
  people: ['구성원'],
  // No event of a company is about a question.
  sentenceContext: { question: (key) => key },
};

const limit = (most: number | null, words: (most: number) => string): string =>
  most === null ? '제한 없음' : words(most);

const wordsOf = ({ name, businessNumber, representative, note, quotas, members, isClosed }: Company) => ({
  이름: name,
  사업자등록번호: shownBusinessNumber(businessNumber),
  대표자: representative === '' ? null : representative,
  메모: note === '' ? null : note,
  '월 질문': limit(quotas.questions, (most) => `${count(most)}건`),
  '월 토큰': limit(quotas.tokens, (most) => `${count(most)}개`),
  '월 비용': limit(quotas.costWon, won),
  구성원: members.length === 0 ? null : members,
  목록: isClosed ? '내림' : null,
});
