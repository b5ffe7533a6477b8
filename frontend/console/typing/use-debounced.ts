import { useEffect, useState } from 'react';

/** The value once it has stayed the same for so many milliseconds. */
export const useDebounced = <Value>(value: Value, rest: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(waiting);
  }, [value, rest]);
  return settled;
};
