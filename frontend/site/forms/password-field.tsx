import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password that can be made visible while it is typed, which causes fewer mistakes; pasting works. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'after' | 'rows'>) => {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      after={
        <button
          type="button"
          className="text-after"
          aria-pressed={shown}
          aria-controls={props.id}
          onClick={() => setShown(!shown)}
        >
          <span className="visually-hidden">비밀번호 </span>
          {shown ? '숨기기' : '보기'}
        </button>
      }
    />
  );
};
