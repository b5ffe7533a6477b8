import { Box, Button } from '@mui/material';
import type { EndedDispute } from '@nomucheck/domain/calibration/contract.ts';
import { endings, places } from '@nomucheck/domain/calibration/endings.ts';
import { isLocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { useState } from 'react';
import { Choice, DayField } from '../list/filter-fields.tsx';
import { ReasonedDialog } from '../shell/record/reasoned-dialog.tsx';
import { useKeptState } from '../typing/use-kept-state.ts';
import { useCalibrationData } from './calibration-data.ts';
import { endingNames, placeNames } from './words.ts';

type ReportEndingProps = { readonly checkId: string; readonly onReported: () => void };

/** The button and dialog in which a person of the firm writes down how a client's dispute ended. */
export const ReportEnding = ({ checkId, onReported }: ReportEndingProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        사건 결과 기록
      </Button>
      {isOpen && (
        <EndingDialog
          checkId={checkId}
          onClose={() => setOpen(false)}
          onReported={() => {
            setOpen(false);
            onReported();
          }}
        />
      )}
    </>
  );
};

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  values.some((value) => value === text);

const nothingTyped = { ended: '', where: '', on: '' };

const EndingDialog = ({ checkId, onReported, onClose }: ReportEndingProps & { readonly onClose: () => void }) => {
  const kept = useKeptState('ending', nothingTyped);
  const { ended, where, on } = kept.typed;
  const set = (changed: Partial<typeof nothingTyped>) => kept.type((before) => ({ ...before, ...changed }));
  const { reportEnding } = useCalibrationData();
  const ending: Pick<EndedDispute, 'ended' | 'where' | 'on'> | null =
    isOneOf(endings, ended) && isOneOf(places, where) && isLocalDate(on) ? { ended, where, on } : null;
  return (
    <ReasonedDialog
      title="사건 결과 기록"
      action="기록"
      isHarmless
      kept={kept}
      isReady={ending !== null}
      onClose={onClose}
      command={async (reason) => (ending ? reportEnding(checkId, { ...ending, reason }) : undefined)}
      onDone={onReported}
    >
      {(errors) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <span>의뢰인에게 들은 결과를 적습니다. 추정이 얼마나 맞았는지 견주는 데에만 씁니다.</span>
          <Choice label="어떻게 끝났는지" value={ended} onChoose={(chosen) => set({ ended: chosen })} all={false}>
            {endings.map((each) => [each, endingNames[each]])}
          </Choice>
          <Choice label="어디에서" value={where} onChoose={(chosen) => set({ where: chosen })} all={false}>
            {places.map((each) => [each, placeNames[each]])}
          </Choice>
          <DayField label="끝난 날" value={on} onChange={(day) => set({ on: day })} />
          {errors.on && <span role="alert">{errors.on}</span>}
        </Box>
      )}
    </ReasonedDialog>
  );
};
