import { ApiError, messageOf } from './api-error.ts';

export type Refused = { readonly id: string | number; readonly message: string };

/** What became of each of many, where not all went well. */
export class PartlyRefused extends Error {
  readonly accepted: readonly (string | number)[];
  readonly refused: readonly Refused[];

  constructor(accepted: readonly (string | number)[], refused: readonly Refused[]) {
    const reasons = [...new Set(refused.map(({ message }) => message))].join(' ');
    super(`${accepted.length + refused.length}개 가운데 ${refused.length}개는 하지 못했습니다. ${reasons}`);
    this.name = 'PartlyRefused';
    this.accepted = accepted;
    this.refused = refused;
  }
}

/** Does it for each and reports on each; what isn't a refusal of the server is thrown as it is. */
export const forEachOf = async (
  ids: readonly (string | number)[],
  act: (id: string | number) => Promise<unknown>,
): Promise<(string | number)[]> => {
  const accepted: (string | number)[] = [];
  const refused: Refused[] = [];
  for (const id of ids) {
    try {
      await act(id);
      accepted.push(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.push({ id, message: messageOf(error) });
    }
  }
  if (refused.length > 0) throw new PartlyRefused(accepted, refused);
  return accepted;
};
