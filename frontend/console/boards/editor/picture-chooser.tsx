import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { pictureTypes } from './send-picture.ts';

type PictureChooserProps = {
  readonly chosen: File | null;
  readonly isMissing: boolean;
  readonly onChoose: (file: File) => void;
};

/** The file of a picture, and how it looks. */
export const PictureChooser = ({ chosen, isMissing, onChoose }: PictureChooserProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (chosen === null) return;
    const made = URL.createObjectURL(chosen);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [chosen]);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {address !== null && (
        <Box component="img" src={address} alt="고른 사진" sx={{ maxWidth: '100%', maxHeight: 240 }} />
      )}
      <Button
        variant="outlined"
        autoFocus={chosen === null}
        onClick={() => input.current?.click()}
        sx={{ minHeight: 44 }}
      >
        {chosen === null ? '사진 고르기' : '다른 사진 고르기'}
      </Button>
      <Typography
        variant="body2"
        color={isMissing ? 'error' : 'text.secondary'}
        {...(isMissing ? { role: 'alert' } : {})}
      >
        {isMissing
          ? '넣을 사진을 고르십시오.'
          : 'PNG, JPEG, WebP. 500KB보다 크면 줄여서 올립니다. 찍은 곳과 기기 정보는 지워집니다.'}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes}
        aria-label="사진 파일"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </Box>
  );
};
