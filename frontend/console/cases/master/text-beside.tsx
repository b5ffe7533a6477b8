import { Alert, Box, Button, Tab, Tabs, useMediaQuery } from '@mui/material';
import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { NothingYet } from '../../shell/record/section.tsx';
import { theme } from '../../shell/theme.ts';
import { MarkedText } from '../../texts/marked-text.tsx';
import type { CaseForm, FormField } from '../case-form.ts';
import { useCasesData } from '../cases-data.ts';
import { marksIn } from './passages.ts';

type TextBesideProps = {
  readonly item: MasterCaseDetail;
  /** The text as it stood then (`r3`); without it, as it is now. */
  readonly asOf?: string | undefined;
  /** What the tab beside `본문` is called on a narrow screen. */
  readonly name: string;
  readonly form: CaseForm;
  /** The field whose passage is shown. */
  readonly field: FormField;
  readonly onField: (field: FormField) => void;
  readonly children: ReactNode;
};

const height = '44vh';

/** The decision's text beside what is done to it; on a narrow screen one of both at a time. */
export const TextBeside = ({ item, asOf, name, form, field, onField, children }: TextBesideProps) => {
  const isWide = useMediaQuery(theme.breakpoints.up('lg'));
  const [side, setSide] = useState<'text' | 'form'>('form');
  const text = <Text item={item} asOf={asOf} form={form} field={field} onField={onField} />;
  if (item.text === null) return children;
  if (isWide)
    return (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {text}
        <Box sx={{ maxHeight: height, overflowY: 'auto', pt: 1, pr: 1 }}>{children}</Box>
      </Box>
    );
  return (
    <>
      <Tabs
        value={side}
        onChange={(_event, chosen: 'text' | 'form') => setSide(chosen)}
        variant="fullWidth"
        sx={{ mb: 2 }}
      >
        <Tab value="text" label="본문" />
        <Tab value="form" label={name} />
      </Tabs>
      {side === 'text' ? text : children}
    </>
  );
};

type TextProps = Omit<TextBesideProps, 'name' | 'children'>;

const Text = ({ item, asOf, form, field, onField }: TextProps) => {
  const pane = useRef<HTMLDivElement>(null);
  const { caseText } = useCasesData();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin/data/master', 'text', item.id, item.revision, asOf ?? null],
    queryFn: () => caseText(item.id, asOf === undefined ? {} : { asOf }),
    retry: false,
  });
  const marks = useMemo(
    () => (data === undefined ? [] : marksIn(data.text, item.passages, form)),
    [data, item.passages, form],
  );
  const current = marks.find((mark) => mark.field === field);
  const onMark = (id: string) => {
    const marked = marks.find((mark) => mark.id === id);
    if (marked !== undefined) onField(marked.field);
  };
  const latest = useRef(onMark);
  latest.current = onMark;
  // The same function each time: a long text must not be drawn again with each typed letter.
  const [toldOnce] = useState(() => (id: string) => latest.current(id));
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>다시 시도</Button>}>
        {messageOf(error)}
      </Alert>
    );
  if (data === undefined)
    return (
      <div role="status">
        <NothingYet>본문을 불러오는 중</NothingYet>
      </div>
    );
  return (
    <MarkedText
      content={data.text}
      marks={marks}
      current={current?.id ?? null}
      onMark={toldOnce}
      pane={pane}
      maxHeight={height}
    />
  );
};
