import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { type LikeCase, useCasesData } from '../../cases-data.ts';
import type { Takeover } from '../../merging/use-takeover.ts';
import { useRefineShown } from '../../use-refine-case.ts';
import type { Refinement } from '../use-refinement.ts';

type Merging = {
  readonly work: Refinement;
  /** The case that remains; undefined while it is read. */
  readonly other: LikeCase | undefined;
  readonly takeover: Takeover | null;
  readonly onMerged: () => Promise<void>;
};

/** Merges the case in work into another one, which takes over the chosen fields. */
export const useMerge = ({ work: { kept }, other, takeover, onMerged }: Merging) => {
  const notify = useNotify();
  const { askForLists } = useRefineShown();
  const { mergeCase } = useCasesData();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async (reason: string) => {
      if (other === undefined || takeover === null) return;
      await mergeCase(kept, other, takeover.take, reason);
    },
    onSuccess: async () => {
      takeover?.forget();
      askForLists();
      notify('합쳤습니다. 남은 자료의 ‘합친 자료’에서 되돌릴 수 있습니다.', { type: 'info' });
      await onMerged();
    },
  });
  return { merge: mutateAsync, isPending, failure: error };
};
