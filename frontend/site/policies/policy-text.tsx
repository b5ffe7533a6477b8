import { filledIn, type PolicyDocument } from '@nomucheck/domain/policies/policy-document.ts';
import { PolicyTextView } from '../../shared/policies/policy-text-view.tsx';
import { useSiteInfo } from '../shell/site-info.ts';

/** A document with the firm's details filled in. */
export const PolicyText = ({ document }: { document: PolicyDocument }) => {
  const { firm } = useSiteInfo();
  return <PolicyTextView document={document} fillIn={(text) => filledIn(text, firm)} level={2} />;
};
