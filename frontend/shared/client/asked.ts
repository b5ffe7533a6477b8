import { useMemo, useRef } from 'react';
import { readToken } from '../device/stored-token.ts';
import { type ApiRequest, addressOf } from './api-client.ts';
import { ask, replyOf } from './ask.ts';
import { givenAnswer } from './prefilled.ts';
import { type Loading, loadingOf, useLoaded } from './use-loaded.ts';

/**
 * What the API answers to a read, which can be asked again. A page whose reads are all asked in this way is rendered on the server with
 * its content. What the page came with is shown at once, and also while it is asked again; it is asked again at once for somebody who is
 * signed in, because they may see more.
 */
export const useAsked = <T extends object>(request: ApiRequest): [Loading<T>, (again: Loading<T> | null) => void] => {
  const address = addressOf(request);
  const given = useMemo(() => {
    const answer = givenAnswer<T>(address);
    return answer && replyOf(answer);
  }, [address]);
  const isFirst = useRef(true);
  const [loading, set] = useLoaded<T>(() => {
    const isEnough = isFirst.current && readToken() === null;
    isFirst.current = false;
    return given && isEnough ? Promise.resolve(given) : ask<T>(request);
  }, address);
  const isCovered = loading.state === 'loading' || (loading.state === 'failed' && given?.ok === true);
  return [given && isCovered ? loadingOf(given) : loading, set];
};
