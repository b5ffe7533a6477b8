import { Button, Link as MuiLink } from '@mui/material';
import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { type Slot, slotText } from '@nomucheck/domain/consultations/slots.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { koreanClock, koreanDateWithDay, koreanMoment, won } from '../../../shared/formats.ts';
import { mayOpen } from '../../access/grants.ts';
import { messageOf } from '../../api/api-error.ts';
import { saveFile } from '../../export/save-file.ts';
import { Facts } from '../../shell/record/facts.tsx';
import { Section } from '../../shell/record/section.tsx';
import { useConsultationsData } from '../consultations-data.ts';
import { kindNames } from '../words.ts';

/** Who asks, against whom, how they can be reached, the wished times and the agreed one. */
export const RequestFacts = ({ item }: { item: ConsultationDetail }) => {
  const { user } = useSession();
  const person = mayOpen(user, 'user') ? (
    <MuiLink component={Link} to={`/admin/user/${item.person.id}`}>
      {item.person.name}
    </MuiLink>
  ) : (
    item.person.name
  );
  return (
    <Section
      title="신청"
      action={item.agreedAt !== null && item.closed === null && <CalendarFile item={item} agreedAt={item.agreedAt} />}
    >
      <Facts>
        {[
          ['신청인', person],
          ['의뢰인', item.client ?? '적지 않음'],
          ['상대방', item.opponent ?? '적지 않음'],
          ...(item.withheld ? [] : [['연락처', item.contact ?? '적지 않음'] as const]),
          ['전화 상담', item.wantsCall ? '바람' : '바라지 않음'],
          ['승소 가능성 검토', item.wantsChanceReview ? '바람' : '바라지 않음'],
          ['희망 시간', item.slots.length === 0 ? '없음' : item.slots.map(wholeSlot).join(', ')],
          ['상담 시간', item.agreedAt === null ? '아직 정하지 않음' : agreedWords(item.agreedAt)],
          ['종류', <Kind key="kind" item={item} />],
          ['신청한 때', koreanMoment(item.requestedAt)],
        ]}
      </Facts>
    </Section>
  );
};

/** `월요일 14:00`, never cut at the end of a line. */
const wholeSlot = (slot: Slot): string => slotText(slot).replace(' ', '\u00a0');

/** `2026년 12월 1일 (화) 14:00`. */
export const agreedWords = (instant: string): string => `${koreanDateWithDay(instant)} ${koreanClock(instant)}`;

const Kind = ({ item: { kind, payment } }: { item: ConsultationDetail }): ReactNode => {
  const { user } = useSession();
  if (payment === null) return kindNames[kind];
  const words = `${kindNames[kind]} ${won(payment.amount)}, ${
    payment.paidAt === null ? '결제 전' : `${koreanMoment(payment.paidAt)} 결제`
  }`;
  return payment.orderId !== null && mayOpen(user, 'order') ? (
    <MuiLink component={Link} to={`/admin/order/${payment.orderId}`}>
      {words}
    </MuiLink>
  ) : (
    words
  );
};

/** The agreed time as a file for a calendar. */
const CalendarFile = ({ item, agreedAt }: { item: ConsultationDetail; agreedAt: string }) => {
  const { consultationCalendar } = useConsultationsData();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => consultationCalendar(item.id),
    onSuccess: (file) => saveFile(file, `상담-${agreedAt.slice(0, 10)}.ics`),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return (
    <Button onClick={() => mutate()} disabled={isPending} sx={{ minHeight: 44 }}>
      일정 파일 (.ics)
    </Button>
  );
};
