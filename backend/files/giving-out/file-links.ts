import { timingSafeEqual } from 'node:crypto';
import type { FileLink } from '@nomucheck/domain/files/contract.ts';
import { fileAddress } from '@nomucheck/domain/files/file-address.ts';
import { linkSeconds } from '@nomucheck/domain/files/limits.ts';
import type { LinkTokens } from '../../engine/links/link-tokens.ts';

/** Links that open one file for a minute, without a sign-in: for what can't send a token, such as an image of a page. */
export type FileLinks = {
  readonly to: (id: string) => FileLink;
  /** Whether this signature opens this file now. */
  readonly opens: (id: string, signature: string) => boolean;
};

export const createFileLinks = (tokens: Pick<LinkTokens, 'of'>, clock: () => Date): FileLinks => {
  const secondsNow = (): number => Math.floor(clock().getTime() / 1_000);
  const proofOf = (id: string, until: number): string => tokens.of(`${id} until ${until}`);
  return {
    to: (id) => {
      const until = secondsNow() + linkSeconds;
      return {
        url: `${fileAddress(id)}?sig=${until}.${proofOf(id, until)}`,
        expiresAt: new Date(until * 1_000).toISOString(),
      };
    },
    opens: (id, signature) => {
      const [written = '', proof = ''] = signature.split('.');
      const until = Number(written);
      const isProof = isSame(proof, proofOf(id, until));
      return isProof && until >= secondsNow();
    },
  };
};

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
