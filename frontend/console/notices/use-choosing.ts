import type { NoticeChoices } from '@nomucheck/domain/notices/contract.ts';
import { type Channels, kindFacts, type NoticeKind } from '@nomucheck/domain/notices/kinds.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNoticesData } from './notices-data.ts';

export const choicesKey = ['notice-choices'] as const;

type Choice = { readonly kind: NoticeKind; readonly channels: Channels };

/**
 * Saves a choice as soon as it is made. It is shown at once; where it can't be saved, the page shows again what holds, and offers to
 * try again.
 */
export const useChoosing = () => {
  const { chooseNotices } = useNoticesData();
  const queries = useQueryClient();
  const [saved, setSaved] = useState('');
  const { mutate, error, variables } = useMutation({
    mutationFn: ({ kind, channels }: Choice) => chooseNotices(kind, channels),
    // One after the other: the last choice is the one that holds.
    scope: { id: 'notice-choices' },
    onMutate: ({ kind, channels }) => {
      setSaved('');
      queries.setQueryData<NoticeChoices>(
        choicesKey,
        (before) =>
          before && {
            ...before,
            kinds: before.kinds.map((each) => (each.kind === kind ? { kind, channels } : each)),
          },
      );
    },
    onSuccess: (_choices, { kind }) => setSaved(`${kindFacts[kind].name}: 저장했습니다.`),
    onError: () => queries.invalidateQueries({ queryKey: choicesKey }),
  });
  return {
    saved,
    choose: (kind: NoticeKind, channels: Channels) => mutate({ kind, channels }),
    failure: error && variables ? { error, again: () => mutate(variables) } : null,
  };
};
