import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import type { FormEvent } from 'react';
import { useCreate, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { count } from '../../../../shared/formats.ts';
import { fieldErrorsOf, messageOf } from '../../../api/api-error.ts';
import { OnlyFor } from '../../../shell/only-for.tsx';
import { PageHeading } from '../../../shell/page-heading.tsx';
import { Section } from '../../../shell/record/section.tsx';
import { keptStrings, useKeptState } from '../../../typing/use-kept-state.ts';
import { type CaseForm, contentOf, emptyForm, errorsByField, type FormField, formFields } from '../../case-form.ts';
import { DataNav } from '../../data-nav.tsx';
import { FieldInput } from '../../shared/field-input.tsx';
import { useRefineShown } from '../../use-refine-case.ts';

/** /admin/data/add: enters a case by hand. Proposals are read from its text after it is saved. */
const AddCase = () => (
  <OnlyFor entry="data">
    <PageHeading title="자료 직접 입력" />
    <DataNav />
    <AddForm />
  </OnlyFor>
);

export default AddCase;

const needed: readonly FormField[] = ['kind', 'sampling', 'tribunal', 'caseNumbers', 'decidedOn', 'outcome', 'title'];
const more: readonly FormField[] = ['outcomeText', 'sections', 'keywords', 'point', 'summary', 'statutes', 'citations'];

const helps: Partial<Record<FormField, string>> = {
  kind: '지방노동위원회는 초심 판정, 중앙노동위원회와 법원은 재심 판정·판례입니다',
  sampling: '어느 기간을 빠짐없이 모은 자료만 승소율 집계에 들어갑니다',
  tribunal: '예: 서울지방노동위원회, 대법원',
  caseNumbers: '병합된 사건은 번호를 모두 적습니다',
  outcome: '근로자 쪽에서 본 결과입니다. 모르면 비워 두고 본문을 읽은 뒤 정합니다',
  sourceAt: '인터넷 주소나 문서 이름',
};

const mostText = 400_000;

const nothing: CaseForm & { readonly content: string } = { ...emptyForm, content: '' };
const keptCase = keptStrings([...formFields, 'content']);

const AddForm = () => {
  const work = useKeptState('add', nothing, keptCase);
  const { content, ...form } = work.typed;
  const navigate = useNavigate();
  const notify = useNotify();
  const [create, { isPending, isSuccess, error: failure }] = useCreate<RefineCase, Error>();
  const { askForLists } = useRefineShown();
  const isTouched = work.typed !== nothing;

  const told = fieldErrorsOf(failure);
  const errors = errorsByField(told);
  const fieldOf = (field: FormField, required = false) => (
    <FieldInput
      key={field}
      field={field}
      value={form[field]}
      required={required}
      onChange={(value) => work.type((before) => ({ ...before, [field]: value }))}
      error={errors[field]}
      help={helps[field]}
    />
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void create(
      'admin/data',
      { data: { ...contentOf(form), content: content.trim() === '' ? null : content } },
      {
        onSuccess: ({ id }) => {
          work.forget();
          askForLists();
          notify('자료를 넣었습니다. 이어서 정제하십시오.', { type: 'info' });
          void navigate(`/admin/data/${id}`);
        },
        onError: () => window.scrollTo({ top: 0 }),
      },
    );
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {failure !== null && <Alert severity="error">{messageOf(failure)}</Alert>}
      {work.wasKept && isTouched && !isSuccess && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" onClick={() => work.type(nothing)}>
              비우기
            </Button>
          }
        >
          넣지 않고 둔 내용을 불러왔습니다.
        </Alert>
      )}
      <Typography color="text.secondary">
        종류와 수집 방식만 정하면 넣을 수 있습니다. 나머지는 본문에서 제안이 나오니 정제하면서 채워도 됩니다. 승인하려면
        * 표시한 항목이 모두 있어야 합니다.
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Section title="기본 내용">
            <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
              {needed.map((field) => fieldOf(field, field !== 'decidedOn'))}
            </Box>
          </Section>
          <Section title="출처">
            <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
              {fieldOf('sourceHow')}
              {fieldOf('sourceAt')}
            </Box>
          </Section>
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Section title="본문">
            <TextField
              id="case-content"
              label="결정문 전체"
              multiline
              minRows={12}
              maxRows={24}
              fullWidth
              value={content}
              onChange={({ target }) => work.type((before) => ({ ...before, content: target.value }))}
              error={told.content !== undefined}
              helperText={
                told.content ??
                (content === ''
                  ? '통째로 붙여 넣으십시오. 판시사항, 주문, 이유 같은 제목은 알아서 나눕니다'
                  : `${count(content.length)}자 / ${count(mostText)}자`)
              }
              slotProps={{ htmlInput: { maxLength: mostText, spellCheck: false }, inputLabel: { shrink: true } }}
              sx={{ mt: 1 }}
            />
          </Section>
          <Section title="나머지 내용">
            <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>{more.map((field) => fieldOf(field))}</Box>
          </Section>
        </Box>
      </Box>
      <Box>
        <Button type="submit" variant="contained" disabled={isPending || isSuccess} sx={{ minHeight: 44 }}>
          넣고 정제하기
        </Button>
      </Box>
    </Box>
  );
};
