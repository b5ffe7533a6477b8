import { Box, TextField, Typography } from '@mui/material';
import type { CodeProof } from '@nomucheck/domain/accounts/contract/user.ts';
import { factorsOf, hasPassword, nothingTyped } from '@nomucheck/domain/accounts/factors-shown.ts';
import { useState } from 'react';
import { useSession } from '../../shared/client/session.ts';
import { fieldErrorsOf } from '../api/api-error.ts';
import { post } from '../api/requests.ts';

type Errors = Readonly<Record<string, string>>;
type Confirmed = { readonly confirmation?: string };

/**
 * A command that needs both factors of the signed-in person once more. The fields are shown where the command always
 * needs them, and otherwise once the server has asked for them.
 */
export const useFactorsAgain = (isAlwaysNeeded: boolean) => {
  const { user } = useSession();
  const [typed, setTyped] = useState(nothingTyped);
  const [isAsked, setAsked] = useState(false);
  const isShown = user !== null && (isAlwaysNeeded || isAsked);

  /** Gives the command its confirmation. A refusal names the fields `current` and `otp`. */
  const confirmed = async <Answer,>(command: (confirmed: Confirmed) => Promise<Answer>): Promise<Answer> => {
    try {
      if (!isShown) return await command({});
      const { proof } = await post<CodeProof>('/api/user/confirmation', factorsOf(user, typed));
      return await command({ confirmation: proof });
    } catch (error) {
      if (fieldErrorsOf(error).confirmation !== undefined) setAsked(true);
      throw error;
    }
  };
  const fields = (errors: Errors) =>
    isShown && (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" color={errors[''] === undefined ? undefined : 'error'}>
          {errors[''] ?? errors.confirmation ?? '본인인지 한 번 더 확인합니다.'}
        </Typography>
        {hasPassword(user) && (
          <TextField
            label="지금 쓰는 비밀번호"
            type="password"
            required
            value={typed.current}
            onChange={(event) => setTyped({ ...typed, current: event.target.value })}
            error={errors.current !== undefined}
            helperText={errors.current}
            slotProps={{ htmlInput: { autoComplete: 'current-password', maxLength: 200 } }}
          />
        )}
        {user.secondFactor && (
          <TextField
            label="인증 앱의 번호나 복구 코드"
            required
            value={typed.otp}
            onChange={(event) => setTyped({ ...typed, otp: event.target.value })}
            error={errors.otp !== undefined}
            helperText={errors.otp}
            slotProps={{ htmlInput: { autoComplete: 'one-time-code', autoCapitalize: 'none', maxLength: 20 } }}
          />
        )}
      </Box>
    );
  return { confirmed, fields };
};
