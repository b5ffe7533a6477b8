import { materialOf } from '@nomucheck/domain/applications/basis.ts';
import type { ApplicationBasis } from '@nomucheck/domain/applications/contract.ts';
import { isToCome } from '@nomucheck/domain/applications/document/act.ts';
import { sentByOtherFirm } from '@nomucheck/domain/applications/document/parties.ts';
import type { FieldChanges } from '@nomucheck/domain/applications/fields.ts';
import type { DocumentName } from '@nomucheck/domain/applications/standing.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean-date.ts';
import type { Asking } from './asking.ts';
import { ClientCompany } from './client-company.tsx';
import { Evidence } from './evidence.tsx';
import { FactChoices } from './fact-choices.tsx';
import { CaseNumber, FirstDecision } from './first-decision.tsx';
import { DateQuestion, TextQuestion } from './questions.tsx';
import { ReliefQuestion } from './relief-question.tsx';

type SectionsProps = {
  basis: ApplicationBasis;
  fields: FieldChanges;
  document: DocumentName;
  today: LocalDate;
  errors: Readonly<Record<string, string>>;
  onType: (fields: FieldChanges) => void;
  onWrong: (field: string, message: string | null) => void;
};

/** What the answers don't say, asked in the order of the document. Nothing has to be filled in. */
export const Sections = ({ basis, fields, document, today, errors, onType, onWrong }: SectionsProps) => {
  const asking: Asking = { material: materialOf(basis, fields, today), errors, onType, onWrong };
  const isRelief = document === 'relief_application';
  const isReview = document === 'review_application';
  const isRequest = document === 'money_compensation_request' || document === 'representative_request';
  const toCome = isToCome(asking.material);
  return (
    <>
      <section>
        <h2>신청하는 사람</h2>
        <TextQuestion asking={asking} field="name" label="성명" autoComplete="name" />
        <DateQuestion
          asking={asking}
          field="birthDate"
          label="생년월일"
          hint="주민등록번호는 적지 않아요."
          autoComplete="bday"
        />
        <TextQuestion
          asking={asking}
          field="address"
          label="주소"
          autoComplete="street-address"
          hint="결과를 우편으로 받을 곳을 적어 주세요."
        />
        <TextQuestion asking={asking} field="phone" label="연락처" inputMode="tel" autoComplete="tel" />
      </section>
      <section>
        <h2>{sentByOtherFirm(asking.material) === null ? '회사' : '회사(소속 업체)'}</h2>
        <TextQuestion
          asking={asking}
          field="companyName"
          label="회사 이름"
          hint="급여명세서나 4대 보험 가입 내역에 적힌 이름이 정확해요."
        />
        <TextQuestion asking={asking} field="representative" label="대표자 이름" />
        <TextQuestion asking={asking} field="companyAddress" label="회사 주소" />
        <TextQuestion asking={asking} field="companyPhone" label="회사 전화번호" inputMode="tel" />
        <TextQuestion
          asking={asking}
          field="businessKind"
          label="업종"
          hint="예: 음식점, 전자 부품 제조, 소프트웨어 개발"
        />
        <TextQuestion
          asking={asking}
          field="workplace"
          label="실제로 일한 곳의 주소"
          hint="회사 주소와 다를 때만 적어 주세요."
          optional
        />
      </section>
      {document !== 'labour_office_petition' && <ClientCompany asking={asking} />}
      <section>
        <h2>일과 임금</h2>
        <TextQuestion
          asking={asking}
          field="duty"
          label="담당한 업무"
          hint="부서나 직위도 함께 적어요. 예: 생산관리팀 자재 구매"
        />
        <TextQuestion
          asking={asking}
          field="monthlyPay"
          label="한 달 임금"
          hint="세금을 떼기 전 금액이에요. 예: 280만 원"
        />
      </section>
      {isReview && <FirstDecision asking={asking} />}
      {isRequest && <CaseNumber asking={asking} wantsMoney={document === 'money_compensation_request'} />}
      {!isRequest && (
        <>
          <section>
            <h2>해고</h2>
            {!isReview && <DateQuestion asking={asking} field="noticedOn" label="해고를 통보받은 날" />}
            {(isRelief || isReview) && <ReliefQuestion asking={asking} />}
          </section>
          {!isReview && (
            <section>
              <h2>있었던 일과 이유</h2>
              <FactChoices asking={asking} />
              <TextQuestion
                asking={asking}
                field="course"
                label={toCome ? '해고를 예고받기까지 있었던 일' : '해고에 이르기까지 있었던 일'}
                hint="날짜 순서로, 누가 무엇을 말하고 했는지 적어 주세요."
                rows={8}
              />
              {isRelief && (
                <>
                  <TextQuestion
                    asking={asking}
                    field="procedure"
                    label="절차에서 잘못된 점"
                    hint="징계위원회가 열렸는지, 소명할 기회가 있었는지, 통지서를 받았는지 적어 주세요."
                    rows={5}
                  />
                  <TextQuestion
                    asking={asking}
                    field="grounds"
                    label="회사가 말한 이유가 맞지 않는 까닭"
                    hint="사실과 다른 점, 지나친 점, 다른 직원과 다르게 대한 점을 적어 주세요."
                    rows={8}
                  />
                </>
              )}
            </section>
          )}
          <Evidence asking={asking} />
        </>
      )}
      <section>
        <h2>내는 날</h2>
        <DateQuestion
          asking={asking}
          field="filedOn"
          label="서류를 내는 날"
          hint="서명하는 날에 손으로 적어도 돼요."
          optional
        />
      </section>
    </>
  );
};
