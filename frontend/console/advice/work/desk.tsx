import { Box, Button, Paper, Tab, Tabs, useMediaQuery } from '@mui/material';
import type { ReviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import { isChangedAfterReview1 } from '@nomucheck/domain/advice/document/source-words.ts';
import { pointsInOrder } from '@nomucheck/domain/advice/review/checklist.ts';
import { anchorIn } from '@nomucheck/domain/advice/review/comment-anchor.ts';
import { openComments } from '@nomucheck/domain/advice/review/open-comments.ts';
import type { ReviewComment } from '@nomucheck/domain/advice/review/review-copy.ts';
import type { Citation } from '@nomucheck/domain/advice/texts/citation.ts';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { theme } from '../../shell/theme.ts';
import { Key } from '../../typing/key.tsx';
import type { Copy } from '../copy/copy.ts';
import { anchorOf, type PlacedComment, placedIn } from '../copy/margin/anchors.ts';
import { commentsOfReview1, versionsOf } from '../copy/versions.ts';
import { stageAtHand } from '../stage-at-hand.ts';
import { ChecklistSide } from './beside/checklist-side.tsx';
import { CommentsSide } from './beside/comments-side.tsx';
import { DifferencesSide } from './beside/differences-side.tsx';
import { QuestionSide } from './beside/question-side.tsx';
import { SourcesSide } from './beside/sources-side.tsx';
import { type Side, sides, useViewKeys } from './shortcuts.ts';
import { ShownText } from './shown-text.tsx';
import { NextPoint } from './stage/next-point.tsx';
import { type Selected, TextEditor } from './text-editor.tsx';

type DeskProps = {
  readonly review: ReviewDetail;
  readonly copy: Copy;
  readonly citations: readonly Citation[];
  /** Changes the copy; null where it can only be read. */
  readonly onChange: ((part: Partial<Copy>) => void) | null;
  readonly onSave: () => void;
  /** Whether the copy is what somebody is writing, and not one of the texts that a stage left. */
  readonly isWritten: boolean;
  /** Above the text: what is saved, and until when the review is held. */
  readonly status: ReactNode;
};

type Part = 'question' | 'text' | 'side';
const partNames: Readonly<Record<Part, string>> = { question: '질문', text: '글', side: '살펴보기' };

/** The question, the text, and what stands beside it; on a narrow screen one of the three at a time. */
export const Desk = ({ review, copy, citations, onChange, onSave, isWritten, status }: DeskProps) => {
  const isWide = useMediaQuery(theme.breakpoints.up('lg'));
  const isVeryWide = useMediaQuery(theme.breakpoints.up('xl'));
  // A laptop's window has the text beside one other part; the question is one of those.
  const isMedium = useMediaQuery(theme.breakpoints.up('md')) && !isWide;
  const isNarrow = !isWide && !isMedium;
  // Reviewer 2 begins with what review 1 changed, and with its comments.
  const isReview2 = isWritten && stageAtHand(review.stage) === 2;
  // What a published text was changed in after review 1 is what its first reviewer comes for.
  const isChanged = !isWritten && review.published !== undefined && isChangedAfterReview1(review.published);
  const [side, setSide] = useState<Side>(isChanged || isReview2 ? 'differences' : 'sources');
  const [part, setPart] = useState<Part>(isChanged || isReview2 ? 'side' : 'text');
  const [hasQuestion, setQuestion] = useState(!isReview2 || isVeryWide);
  const [isPreview, setPreview] = useState(onChange === null);
  const [source, setSource] = useState<number | null>(null);
  const [selected, setSelected] = useState<Selected>({ from: 0, to: 0 });
  const editor = useRef<HTMLTextAreaElement>(null);
  const { text, comments, checklist } = copy;
  const placed = useMemo(() => placedIn(text, comments), [text, comments]);
  const versions = useMemo(() => versionsOf(review.texts, isWritten ? text : null), [review.texts, isWritten, text]);
  const chosen = anchorOf(text, selected.from, selected.to);

  const ofReview1 = useMemo(() => (isReview2 ? commentsOfReview1(review.texts) : []), [isReview2, review.texts]);
  const open = openComments(ofReview1, comments);
  const answer = (answered: ReviewComment) => {
    const place = anchorIn(text, answered.anchor) ?? answered.anchor;
    onChange?.({
      comments: [...comments, { anchor: { ...answered.anchor, from: place.from, to: place.to }, body: '확인함' }],
    });
  };

  // Only a working copy has confirmed points.
  const hasPoints = isWritten || onChange !== null;
  const shownSides = sides.filter((each) => (each === 'question' ? isMedium : each !== 'checklist' || hasPoints));
  const shownNow = shownSides.includes(side) ? side : 'sources';

  const showSide = (wanted: Side) => {
    if (!shownSides.includes(wanted)) return;
    setSide(wanted);
    setPart('side');
  };
  const openSource = (n: number | null) => {
    setSource(n);
    if (n !== null) showSide('sources');
  };
  /** The editor has to be on the page before a passage can be selected in it. */
  const atEditor = (act: (input: HTMLTextAreaElement) => void) => {
    setPreview(false);
    setPart('text');
    setTimeout(() => {
      const input = editor.current;
      if (input === null) return;
      input.focus();
      act(input);
    });
  };
  const goTo = ({ place }: PlacedComment) => {
    if (place !== null) atEditor((input) => input.setSelectionRange(place.from, place.to));
  };
  const comment = () => {
    if (onChange === null) return;
    showSide('comments');
    setTimeout(() => document.getElementById('new-comment')?.focus());
  };
  const insert = (n: number) => {
    const { to } = selected;
    onChange?.({ text: `${text.slice(0, to)}[${n}]${text.slice(to)}` });
    const after = to + `[${n}]`.length;
    setSelected({ from: after, to: after });
    atEditor((input) => input.setSelectionRange(after, after));
  };
  useViewKeys({
    edit: () => atEditor(() => {}),
    preview: () => setPreview(!isPreview),
    side: showSide,
    question: () => (isWide ? setQuestion(!hasQuestion) : isMedium ? showSide('question') : setPart('question')),
  });

  const sideNames: Readonly<Record<Side, string>> = {
    question: '질문',
    sources: `근거 ${citations.length}`,
    comments: `의견 ${comments.length}`,
    checklist: `점검 ${checklist.length}/${pointsInOrder.length}`,
    differences:
      ofReview1.length === 0 ? '비교' : `비교 · 1차 의견 ${ofReview1.length - open.length}/${ofReview1.length}`,
  };
  const shownSide = {
    question: <QuestionSide review={review} />,
    sources: (
      <SourcesSide
        text={text}
        citations={citations}
        open={source}
        onOpen={openSource}
        onInsert={onChange === null ? null : insert}
      />
    ),
    comments: (
      <CommentsSide
        comments={placed}
        earlier={earlierComments(review.texts)}
        isReadOnly={onChange === null}
        chosen={chosen}
        onAdd={(added) => onChange?.({ comments: [...comments, added] })}
        onRemove={(index) => onChange?.({ comments: comments.filter((_comment, place) => place !== index) })}
        onGo={goTo}
      />
    ),
    checklist: (
      <ChecklistSide
        checked={checklist}
        isReadOnly={onChange === null}
        onChange={(checked) => onChange?.({ checklist: checked })}
      />
    ),
    differences: (
      <DifferencesSide
        versions={versions}
        left={isReview2 ? { comments: ofReview1, open, onAnswer: onChange === null ? null : answer } : null}
      />
    ),
  }[shownNow];

  return (
    <>
      {isNarrow && (
        <Tabs
          value={part}
          onChange={(_event, wanted: Part) => setPart(wanted)}
          variant="fullWidth"
          aria-label="화면"
          sx={{ mb: 2 }}
        >
          {(['question', 'text', 'side'] as const).map((each) => (
            <Tab key={each} value={each} label={partNames[each]} />
          ))}
        </Tabs>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(0, 1fr) minmax(0, 1fr)',
            lg: hasQuestion ? 'minmax(0, 5fr) minmax(0, 8fr) minmax(0, 7fr)' : 'minmax(0, 1fr) minmax(0, 1fr)',
          },
        }}
      >
        {(isWide ? hasQuestion : isNarrow && part === 'question') && <QuestionSide review={review} />}
        {(!isNarrow || part === 'text') && (
          <Box sx={{ minWidth: 0, position: { md: 'sticky' }, top: 72 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
              <Button
                size="small"
                variant="outlined"
                onClick={() => setPreview(!isPreview)}
                aria-pressed={isPreview}
                aria-keyshortcuts="V"
              >
                미리보기
                <Key>V</Key>
              </Button>
              {onChange !== null && (
                <Button size="small" onClick={comment} disabled={chosen === null} aria-keyshortcuts="Control+M">
                  구절에 의견
                </Button>
              )}
              {isWide && (
                <Button
                  size="small"
                  onClick={() => setQuestion(!hasQuestion)}
                  aria-expanded={hasQuestion}
                  aria-keyshortcuts="Q"
                >
                  질문 {hasQuestion ? '접기' : '펴기'}
                  <Key>Q</Key>
                </Button>
              )}
              {status}
            </Box>
            {hasPoints && onChange !== null && (
              <NextPoint
                checked={checklist}
                onConfirm={(confirmed) => {
                  onChange({ checklist: confirmed });
                  setSide('checklist');
                }}
              />
            )}
            {isPreview ? (
              <Paper variant="outlined" component="section" aria-label="미리보기" sx={{ px: 2, py: 1 }}>
                <ShownText text={text} heading="h2" onSource={openSource} />
              </Paper>
            ) : (
              <TextEditor
                text={text}
                comments={placed}
                isReadOnly={onChange === null}
                editor={editor}
                onChange={(typed) => onChange?.({ text: typed })}
                onSelect={setSelected}
                onSource={openSource}
                onComment={comment}
                onSave={onSave}
              />
            )}
          </Box>
        )}
        {(!isNarrow || part === 'side') && (
          <Box sx={{ minWidth: 0 }}>
            <Tabs
              value={shownNow}
              onChange={(_event, wanted: Side) => setSide(wanted)}
              variant="scrollable"
              scrollButtons={false}
              aria-label="살펴볼 것"
              sx={{ mb: 2, borderBottom: 1, borderColor: 'divider', '& .MuiTab-root': { minWidth: 0, px: 1.25 } }}
            >
              {shownSides.map((each) => (
                <Tab
                  key={each}
                  value={each}
                  id={`side-tab-${each}`}
                  {...(each === shownNow ? { 'aria-controls': 'side' } : {})}
                  label={sideNames[each]}
                />
              ))}
            </Tabs>
            <Box id="side" role="tabpanel" aria-labelledby={`side-tab-${shownNow}`}>
              {shownSide}
            </Box>
          </Box>
        )}
      </Box>
    </>
  );
};

/** What reviewers noted in stages that are over. */
const earlierComments = (texts: ReviewDetail['texts']) =>
  texts
    .filter(({ comments }) => comments.length > 0)
    .map(({ what, round, by, comments }) => ({
      by: `${round > 1 ? `${round}번째 ` : ''}${what === 'review2' ? '2차' : '1차'} 검토, ${by ?? '검토자'}`,
      comments,
    }));
