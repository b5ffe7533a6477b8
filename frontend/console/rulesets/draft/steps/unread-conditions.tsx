import { Alert, Button } from '@mui/material';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { count } from '../../../../shared/formats.ts';
import { addressOf, placeOfPath } from '../places.ts';
import type { UnreadText } from '../work/kept-edits.ts';
import { pathName } from './edit-in-words.ts';

type UnreadProps = {
  readonly texts: readonly UnreadText[];
  readonly content: RulesetContent;
  readonly onOpen: (address: string) => void;
};

/** Conditions that can't be read keep the draft from being offered: each is a way to its place. */
export const UnreadConditions = ({ texts, content, onOpen }: UnreadProps) =>
  texts.length === 0 ? null : (
    <Alert severity="warning">
      읽지 못한 조건이 {count(texts.length)}군데 있습니다. 그곳에는 전의 조건이 그대로 있습니다.
      {texts.map(({ at }) => (
        <Button key={at.join('/')} size="small" onClick={() => onOpen(addressOf(placeOfPath(at)))}>
          {pathName(at, content)}
        </Button>
      ))}
    </Alert>
  );
