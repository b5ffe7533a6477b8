import type { ConsultationDetail, ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { useEffect } from 'react';
import { useWholeRecord, useWholeRecords } from '../api/whole-record.ts';
import { follow } from '../live/follow.ts';
import { consultationList } from './consultations-data.ts';

/** Read so often, too: a proxy may cut the stream of changes, and an agreed time passes without an event. */
const everyMs = 60_000;

/** One consultation; read again when somebody has changed it. What is being typed on its page stays. */
export const useConsultation = (id: string) => {
  const record = useWholeRecord<ConsultationDetail | ConsultationOut>(consultationList, id, {
    refetchInterval: everyMs,
  });
  const { refetch } = record;
  useEffect(() => {
    const stop = new AbortController();
    void follow('consultation', () => void refetch(), stop.signal);
    return () => stop.abort();
  }, [refetch]);
  return record;
};

/** The server shows their own consultation to somebody of the firm as to everybody who asks for one. */
export const isForFirm = (record: ConsultationDetail | ConsultationOut): record is ConsultationDetail =>
  'person' in record;

/** What to do after a command: reads the consultation again, and the lists. Resolves when the consultation has been read. */
export const useConsultationShown = () => {
  const { askAgain, askForLists } = useWholeRecords(consultationList);
  return (id: string): Promise<void> => {
    askForLists();
    return askAgain(id);
  };
};
