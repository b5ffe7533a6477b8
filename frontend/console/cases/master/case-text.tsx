import { Alert, Box, Button } from '@mui/material';
import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { count } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { NothingYet, Section } from '../../shell/record/section.tsx';
import { MarkedText } from '../../texts/marked-text.tsx';
import { SideBySide } from '../../texts/word-changes.tsx';
import { useCasesData } from '../cases-data.ts';
import { CaseHeadline } from '../shared/case-headline.tsx';
import { useMasterShown } from './use-master-case.ts';

/** The text of the decision; it is read when it is opened. */
export const CaseText = ({ item, asOf }: { item: MasterCaseDetail; asOf: string | null }) => {
  const [open, setOpen] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  const { caseText } = useCasesData();
  const { data, error } = useQuery({
    queryKey: ['admin/data/master', 'text', item.id, item.revision, asOf],
    queryFn: () => caseText(item.id, asOf === null ? {} : { asOf }),
    enabled: open,
    retry: false,
  });
  return (
    <Section
      title="본문"
      action={
        item.text !== null && (
          <Button onClick={() => setOpen(!open)} aria-expanded={open} sx={{ minHeight: 44 }}>
            {open ? '접기' : `${count(item.text.chars)}자 보기`}
          </Button>
        )
      }
    >
      {item.text === null && <NothingYet>본문이 없는 자료입니다. 원문은 출처에서 볼 수 있습니다.</NothingYet>}
      {open && error && <Alert severity="error">{messageOf(error)}</Alert>}
      {open && data === undefined && !error && <NothingYet>불러오는 중</NothingYet>}
      {open && data !== undefined && (
        <MarkedText content={data.text} marks={[]} current={null} onMark={() => {}} pane={pane} />
      )}
    </Section>
  );
};

/** The source has a newer text: shows the differences and a button that takes it. */
export const NewText = ({ item }: { item: MasterCaseDetail }) => {
  const [open, setOpen] = useState(false);
  const [taking, setTaking] = useState(false);
  const show = useMasterShown();
  const { caseText, correctCase } = useCasesData();
  const notify = useNotify();
  const { newText } = item;
  const { data, error } = useQuery({
    queryKey: ['admin/data/master', 'text', item.id, item.revision, 'both'],
    queryFn: () => Promise.all([caseText(item.id).catch(() => null), caseText(item.id, { newer: 'true' })]),
    enabled: open && newText !== null,
    retry: false,
  });
  if (newText === null) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}
      action={
        <Button color="inherit" onClick={() => setOpen(!open)} aria-expanded={open}>
          {open ? '접기' : '달라진 곳 보기'}
        </Button>
      }
    >
      출처의 본문이 승인한 뒤에 바뀌었습니다.
      {open && error && <p>{messageOf(error)}</p>}
      {open && data !== undefined && (
        <Box sx={{ color: 'text.primary', mt: 1.5 }}>
          <SideBySide
            left={{ title: '지금 기록의 본문', text: data[0]?.text ?? '' }}
            right={{ title: '출처의 새 본문', text: data[1].text }}
          />
          <Button variant="contained" onClick={() => setTaking(true)} sx={{ mt: 1.5, minHeight: 44 }}>
            새 본문 받기
          </Button>
        </Box>
      )}
      {taking && (
        <ReasonedDialog
          title="새 본문 받기"
          action="받기"
          onClose={() => setTaking(false)}
          command={(reason) => correctCase(item, { text: newText }, reason)}
          onDone={(corrected) => {
            show(corrected);
            notify('새 본문을 받았습니다. 변경 이력에서 되돌릴 수 있습니다.', { type: 'info' });
            setTaking(false);
          }}
        >
          <CaseHeadline item={item} />
          기록의 본문을 출처의 새 본문으로 바꿉니다. 나머지 항목은 그대로입니다.
        </ReasonedDialog>
      )}
    </Alert>
  );
};
