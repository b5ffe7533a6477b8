import Keyboard from '@mui/icons-material/Keyboard';
import { Alert, Box, Button, Chip, IconButton, Tab, Tabs, useMediaQuery } from '@mui/material';
import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { Suspense, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { FoldedHistory } from '../../history/record-history.tsx';
import { lazyPage } from '../../shell/lazy-page.ts';
import { PageHeading } from '../../shell/page-heading.tsx';
import { Section } from '../../shell/record/section.tsx';
import { theme } from '../../shell/theme.ts';
import { MarkedText } from '../../texts/marked-text.tsx';
import { inLines, linesOf } from '../../typing/entries.ts';
import { Key } from '../../typing/key.tsx';
import { useKeptFromLeaving } from '../../typing/use-kept-from-leaving.ts';
import { type FormField, formFieldNames, formOf, listFields, shownConflicts } from '../case-form.ts';
import { CaseSources } from '../shared/case-sources.tsx';
import { ReadDocument } from '../shared/read-document.tsx';
import { caseName, caseNumberOf, stageNames } from '../words.ts';
import { ChosenWords } from './chosen-words.tsx';
import type { TypedAhead } from './keys/typed-ahead.ts';
import { useSeenForKeys } from './keys/use-typed-ahead.ts';
import { ProposalCard } from './proposal-card.tsx';
import { useRow } from './queue/use-row.ts';
import { RefineForm } from './refine-form.tsx';
import { shortcuts, useShortcuts } from './shortcuts.ts';
import { StageBar } from './stage/stage-bar.tsx';
import { useStageActions } from './stage/use-stage-actions.ts';
import { useProposals } from './use-proposals.ts';
import { useRefinement } from './use-refinement.ts';
import { OutcomeInSight, Saving, Steps } from './work-parts.tsx';

const BatchProgress = lazyPage(async () => ({ default: (await import('./queue/batch-progress.tsx')).BatchProgress }));
const MergedHere = lazyPage(async () => ({ default: (await import('../shared/merged-here.tsx')).MergedHere }));
const HeldByOther = lazyPage(async () => ({ default: (await import('./leasing/held-by-other.tsx')).HeldByOther }));
const Likeness = lazyPage(async () => ({ default: (await import('./like/likeness.tsx')).Likeness }));
const KeyHelp = lazyPage(async () => ({ default: (await import('../../typing/key-help.tsx')).KeyHelp }));
const ConflictDialog = lazyPage(async () => ({
  default: (await import('../../conflict/conflict-dialog.tsx')).ConflictDialog,
}));

/** One case in refinement: its text beside its form, each proposal beside its field. */
export const RefineWork = ({ item, typedAhead }: { item: RefineCase; typedAhead: TypedAhead }) => {
  const work = useRefinement(item);
  const { kept, form, clash } = work;
  // A laptop's window of 1,024 px has the text beside the form, too.
  const isWide = useMediaQuery(theme.breakpoints.up('md'));
  const [side, setSide] = useState<'text' | 'form'>('form');
  const [help, setHelp] = useState(false);
  const [beside, setBeside] = useState<string | null>(null);
  const pane = useRef<HTMLDivElement>(null);
  const row = useRow(kept.id);
  const proposals = useProposals(work);
  useSeenForKeys(typedAhead);
  const acts = useStageActions(work, row.goNext, typedAhead);
  useKeptFromLeaving(work.isDirty);
  const isOpen = kept.stage !== 'withdrawn';
  const hasText = kept.content !== null;

  const undo = async () => {
    const reopened = await work.undo();
    if (reopened !== null) proposals.go(reopened);
  };

  useShortcuts({
    take: () => void (isOpen && proposals.take(proposals.current)),
    takeAll: () => void (isOpen && work.takeAll()),
    takeField: () => {
      const field = kept.proposals.find(({ id }) => id === proposals.current)?.field;
      if (isOpen && field !== undefined) void work.takeAll(field);
    },
    change: () => isOpen && proposals.setChanging(proposals.current),
    dismiss: () => void (isOpen && proposals.dismiss(proposals.current)),
    next: proposals.next,
    previous: proposals.previous,
    undo: () => void undo(),
    ready: acts.ready,
    accept: () => acts.accept(),
    acceptSure: () => void acts.acceptSure(),
    sendBack: () => kept.stage === 'ready' && acts.setAsking('reject'),
    compare: () => isOpen && setBeside(kept.likeness[0] ?? null),
    previousCase: row.goBack,
    nextCase: () => {
      typedAhead.close();
      void row.goNext();
    },
    help: () => setHelp(true),
  });

  const useWords = (field: FormField, words: string) => {
    const value = listFields.includes(field) ? inLines([...new Set([...linesOf(form[field]), words])]) : words;
    void work.save(field, value);
  };
  const marks = useMemo(
    () =>
      kept.proposals.flatMap(({ id, passage }) =>
        passage === null ? [] : [{ id, from: passage.from, to: passage.to }],
      ),
    [kept.proposals],
  );

  const looked = kept.proposals.find(({ id }) => id === proposals.current);

  return (
    <>
      <PageHeading
        title={caseName(kept)}
        badge={<Chip size="small" variant="outlined" label={stageNames[kept.stage]} />}
      >
        {kept.batch !== null && (
          <Suspense fallback={null}>
            <BatchProgress batch={kept.batch} />
          </Suspense>
        )}
        <Button component={Link} to={row.queue} sx={{ minHeight: 44 }}>
          목록
        </Button>
        <Button variant="outlined" onClick={() => void row.goNext()} aria-keyshortcuts="N" sx={{ minHeight: 44 }}>
          다음 자료
          <Key>N</Key>
        </Button>
        {isWide && (
          <IconButton aria-label="단축키 보기" aria-keyshortcuts="?" onClick={() => setHelp(true)}>
            <Keyboard />
          </IconButton>
        )}
      </PageHeading>
      {![caseName(kept), ''].includes(caseNumberOf(kept)) && (
        <Box sx={{ mt: { xs: 0, md: -1 }, mb: 1, color: 'text.secondary' }}>{caseNumberOf(kept)}</Box>
      )}
      {kept.sources.length > 1 && (
        <Box component="section" aria-label="같은 판정의 출처" sx={{ mb: 1, fontSize: 14 }}>
          같은 판정의 출처 {kept.sources.length}곳
          <CaseSources sources={kept.sources} />
        </Box>
      )}
      <Suspense fallback={null}>
        <HeldByOther id={kept.id} onNext={() => void row.goNext()} />
      </Suspense>
      <OutcomeInSight item={kept} />
      {kept.likeness.length > 0 && isOpen && (
        <Suspense fallback={null}>
          <Likeness work={work} onMerged={row.goNext} shown={beside} onShow={setBeside} />
        </Suspense>
      )}
      <StageBar
        work={work}
        acts={acts}
        onUndo={() => void undo()}
        onField={() => setSide('form')}
        onMerged={row.goNext}
      />
      {!isWide && hasText && (
        <Tabs
          value={side}
          onChange={(_event, chosen: 'text' | 'form') => setSide(chosen)}
          variant="fullWidth"
          sx={{ mb: 2 }}
        >
          <Tab value="text" label="본문" />
          <Tab value="form" label={`항목 · 남은 제안 ${kept.proposals.length}`} />
        </Tabs>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: hasText ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 720px)' },
        }}
      >
        {kept.content !== null && (isWide || side === 'text') && (
          <Box sx={{ position: { md: 'sticky' }, top: 80 }}>
            {kept.origin?.document && (
              <Box sx={{ mb: 1, fontSize: 14 }}>
                <ReadDocument document={kept.origin.document} />
              </Box>
            )}
            <MarkedText
              content={kept.content}
              marks={marks}
              current={proposals.current}
              onMark={isWide ? proposals.go : proposals.setCurrent}
              pane={pane}
            />
            {!isWide && looked !== undefined && (
              <Box sx={{ mt: 1 }}>
                {formFieldNames[looked.field]}
                <ProposalCard
                  proposal={looked}
                  isCurrent
                  isChanging={false}
                  disabled={!isOpen}
                  onFocus={() => {}}
                  onTake={() => void proposals.take(looked.id)}
                  onChange={() => {
                    setSide('form');
                    proposals.setChanging(looked.id);
                  }}
                  onKeep={() => {}}
                  onDismiss={() => void proposals.dismiss(looked.id)}
                />
                <Steps onNext={proposals.next} onPrevious={proposals.previous} />
              </Box>
            )}
            {isOpen && <ChosenWords pane={pane} onUse={useWords} />}
          </Box>
        )}
        {(isWide || side === 'form' || !hasText) && (
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <Section
              title="항목"
              action={
                <>
                  <Saving work={work} />
                  {isOpen && kept.proposals.length > 1 && (
                    <Button
                      size="small"
                      onClick={() => void work.takeAll()}
                      aria-keyshortcuts="G"
                      sx={{ minHeight: 44 }}
                    >
                      남은 제안 모두 받기
                      <Key>G</Key>
                    </Button>
                  )}
                  {kept.proposals.length > 1 && <Steps onNext={proposals.next} onPrevious={proposals.previous} />}
                </>
              }
            >
              {!hasText && (
                <Alert severity="info" sx={{ mb: 2 }}>
                  본문이 없는 자료입니다. 아는 내용을 직접 적어 주십시오.
                </Alert>
              )}
              <RefineForm
                work={work}
                isOpen={isOpen}
                marked={acts.marked}
                current={proposals.current}
                changing={proposals.changing}
                onCurrent={proposals.setCurrent}
                onTake={(id, value) => void proposals.take(id, value)}
                onChange={proposals.setChanging}
                onDismiss={(id) => void proposals.dismiss(id)}
                onShowPassage={
                  isWide
                    ? undefined
                    : (id) => {
                        proposals.setCurrent(id);
                        setSide('text');
                      }
                }
              />
            </Section>
            <Suspense fallback={null}>
              <MergedHere id={kept.id} />
            </Suspense>
            <FoldedHistory kind="case" id={kept.id} revision={kept.revision} />
          </Box>
        )}
      </Box>
      <Suspense>
        {help && <KeyHelp shortcuts={shortcuts} onClose={() => setHelp(false)} />}
        {clash !== null && (
          <ConflictDialog
            rows={shownConflicts(formOf(kept.draft), form, formOf(clash.theirs.draft))}
            onKeepMine={() => work.keepMine(clash)}
            onTakeTheirs={() => work.takeTheirs(clash)}
            onEditFurther={() => work.editFurther(clash)}
          />
        )}
      </Suspense>
    </>
  );
};
