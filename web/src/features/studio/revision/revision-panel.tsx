import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { toFailure } from '../../../apollo/failure.ts';
import { withoutToasts } from '../../../apollo/suppress-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Grid, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ReviewNotes } from '../review-notes.tsx';
import {
  type RevisionPanelFragment,
  useDiscardRevisionMutation,
  useRevisionPanelFragment,
  useSubmitRevisionMutation,
  useWithdrawRevisionMutation,
} from './revision.gen.ts';
import { RevisionChanges } from './revision-changes.tsx';

const TONES = { DRAFT: 'neutral', SUBMITTED: 'info', SENT_BACK: 'warn' } as const;
type Action = 'submit' | 'withdraw' | 'discard';

/** The revision of a course on sale with its actions. Renders nothing if there is none. */
export function RevisionPanel({ course: from }: { course: FragmentType<RevisionPanelFragment> }) {
  const { t } = useTranslation('revisions');
  const [submit] = useSubmitRevisionMutation();
  const [withdraw] = useWithdrawRevisionMutation();
  const [discard] = useDiscardRevisionMutation();
  const [busy, setBusy] = useState<Action | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const course = useRevisionPanelFragment(from);
  const revision = course?.revision;
  const state = revision?.state;
  if (!revision || (state !== 'DRAFT' && state !== 'SUBMITTED' && state !== 'SENT_BACK')) return null;

  const run = async (action: Action) => {
    setBusy(action);
    setError(null);
    try {
      const send = { submit, withdraw, discard }[action];
      await withoutToasts<unknown>(() => send({ variables: { courseId: course.id } }));
      toast.success(t(`done.${action}`));
    } catch (failed) {
      setError(failed);
    }
    setBusy(null);
    setDialogOpen(false);
  };

  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="revision">
      <Row wrap justify="between" gap={2}>
        <Heading level={2} id="revision" text="lg">
          {t('title')}
        </Heading>
        <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>
      </Row>
      <Text text="sm" tone="dim">
        {t('why')}
      </Text>
      {state === 'SENT_BACK' && <ReviewNotes course={course} isRevision />}
      <RevisionChanges course={course} revision={revision} />
      <Grid gap={2}>
        {course.isOwner && state !== 'SUBMITTED' && (
          <Button loading={busy === 'submit'} onClick={() => void run('submit')}>
            {t('submit')}
          </Button>
        )}
        {course.isOwner && state === 'SUBMITTED' && (
          <Button variant="default" loading={busy === 'withdraw'} onClick={() => void run('withdraw')}>
            {t('withdraw')}
          </Button>
        )}
        {!course.isOwner && <Text text="sm">{t('ownerOnly')}</Text>}
        {state !== 'SUBMITTED' && (
          <Button variant="subtle" onClick={() => setDialogOpen(true)}>
            {t('discard')}
          </Button>
        )}
      </Grid>
      <FormError failure={error ? toFailure(error) : null} />
      <ConfirmDialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onConfirm={() => void run('discard')}
        title={t('discardTitle')}
        confirmLabel={t('discard')}
        isDanger
        isBusy={busy === 'discard'}
      >
        <p>{t('discardText')}</p>
      </ConfirmDialog>
    </Stack>
  );
}
