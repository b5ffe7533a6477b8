import { Box, Button, FormControlLabel, MenuItem, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import type { OrderDetailOut } from '@nomucheck/domain/orders/contract.ts';
import { bankNames } from '@nomucheck/domain/orders/paying/banks.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { won } from '../../shared/formats.ts';
import { useFactorsAgain } from '../access/factors-again.tsx';
import { useWholeRecords } from '../api/whole-record.ts';
import { ReasonedDialog } from '../shell/record/reasoned-dialog.tsx';
import { useKeptState } from '../typing/use-kept-state.ts';
import { useOrdersData } from './orders-data.ts';
import {
  amountOf,
  emptyRefund,
  isFilledIn,
  needsAccount,
  type RefundFields,
  refundable,
  refundOf,
} from './refund-fields.ts';

/** The button that opens the refund, and the dialog. */
export const RefundOrder = ({ order }: { order: OrderDetailOut }) => {
  const [open, setOpen] = useState(false);
  if (refundable(order) === 0 && !open) return null;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        환불
      </Button>
      {open && <Refund order={order} onClose={() => setOpen(false)} />}
    </>
  );
};

type RefundProps = { readonly order: OrderDetailOut; readonly onClose: () => void };

/** A refund of all that is left, or of a part. After a refusal the dialog keeps what was typed. */
const Refund = ({ order, onClose }: RefundProps) => {
  const kept = useKeptState('refund', emptyRefund);
  const { typed: fields, type } = kept;
  const { refundOrder } = useOrdersData();
  const again = useFactorsAgain(needsAccount(order));
  const { show, askAgain, askForLists } = useWholeRecords('admin/order');
  const notify = useNotify();

  const refund = async (reason: string): Promise<OrderDetailOut> => {
    try {
      return await again.confirmed((confirmed) =>
        refundOrder(order.id, { ...refundOf(order, fields, reason), ...confirmed }),
      );
    } catch (error) {
      // The refusal itself is an event, or somebody else was first: the next attempt is about the order as it is now.
      await askAgain(order.id);
      throw error;
    }
  };
  const refunded = (answer: OrderDetailOut) => {
    show(answer);
    askForLists('sums');
    notify(answer.refund ? '환불을 요청했습니다. 처리되면 이력에 남습니다.' : '환불했습니다.', { type: 'info' });
    onClose();
  };
  return (
    <ReasonedDialog
      title={`환불: ${order.ownerName}`}
      action="환불"
      kept={kept}
      isReady={isFilledIn(order, fields)}
      onClose={onClose}
      command={refund}
      onDone={refunded}
    >
      {(errors) => (
        <>
          <Inputs
            order={order}
            fields={fields}
            set={(next) => type((before) => ({ ...before, ...next }))}
            errors={errors}
          />
          {again.fields(errors)}
        </>
      )}
    </ReasonedDialog>
  );
};

const numberInput = { htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 30 } } as const;
const holderInput = { htmlInput: { autoComplete: 'off', maxLength: 60 } } as const;

type InputsProps = {
  readonly order: OrderDetailOut;
  readonly fields: RefundFields;
  readonly set: (changed: Partial<RefundFields>) => void;
  readonly errors: Readonly<Record<string, string>>;
};

const Inputs = ({ order, fields, set, errors }: InputsProps) => {
  const left = refundable(order);
  const field = (name: 'bank' | 'number' | 'holder') => ({
    required: true,
    value: fields[name],
    onChange: (event: { readonly target: { readonly value: string } }) => set({ [name]: event.target.value }),
    error: errors[`account.${name}`] !== undefined,
    helperText: errors[`account.${name}`],
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RadioGroup
        aria-label="돌려줄 금액"
        value={fields.all ? 'all' : 'part'}
        onChange={(event) => set({ all: event.target.value === 'all' })}
      >
        <FormControlLabel value="all" control={<Radio autoFocus />} label={`남은 ${won(left)} 모두`} />
        <FormControlLabel value="part" control={<Radio />} label="일부" />
      </RadioGroup>
      {!fields.all && (
        <TextField
          label="금액 (원)"
          required
          value={fields.amount}
          onChange={(event) => set({ amount: event.target.value })}
          error={errors.amount !== undefined || (fields.amount !== '' && amountOf(order, fields) === null)}
          helperText={errors.amount ?? `1원부터 ${won(left)}까지`}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 15 } }}
        />
      )}
      <Typography variant="body2">
        {fields.all
          ? '모두 환불하면 전체 결과와 판례 검색이 다시 닫힙니다. 되돌릴 수 없습니다.'
          : '일부만 환불하면 전체 결과와 판례 검색은 열려 있습니다. 되돌릴 수 없습니다.'}
      </Typography>
      {needsAccount(order) && (
        <>
          <Typography variant="body2">가상계좌로 받은 돈은 구매자의 계좌로 보냅니다.</Typography>
          <TextField {...field('bank')} label="은행" select>
            {Object.entries(bankNames).map(([id, name]) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField {...field('number')} label="계좌 번호" slotProps={numberInput} />
          <TextField {...field('holder')} label="예금주" slotProps={holderInput} />
          {errors.account !== undefined && <Typography color="error">{errors.account}</Typography>}
        </>
      )}
    </Box>
  );
};
