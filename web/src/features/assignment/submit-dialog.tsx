import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import { Grid, Stack, Text } from '../../ui/layout/layout.tsx';
import type { Assignment, OwnWork } from './assignment-model.ts';
import classes from './due-card.module.css';
import { useAssignmentFormat } from './status-and-times.tsx';

interface SubmitDialogProps {
  assignment: Assignment;
  draft: OwnWork;
  /** The server's time in milliseconds. */
  now: number;
  isBusy: boolean;
  onClose: () => void;
  onSubmit: () => void;
}

/** Shows what is submitted and when, and asks the student to confirm that it is their own work. */
export function SubmitDialog({ assignment, draft, now, isBusy, onClose, onSubmit }: SubmitDialogProps) {
  const { t, i18n } = useTranslation('assignment');
  const { at, span } = useAssignmentFormat();
  const [isOwn, setOwn] = useState(false);
  const { number, files } = draft;
  const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const { myDueAt: dueAt, maxAttempts } = assignment;
  const early = dueAt ? Date.parse(dueAt) - now : 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('confirm.title', { number })}
      footer={
        <>
          <Button variant="subtle" onClick={onClose}>
            {t('confirm.back')}
          </Button>
          <Button
            loading={isBusy}
            disabled={!isOwn}
            leftSection={<IconSend size={18} aria-hidden="true" />}
            onClick={onSubmit}
          >
            {files.length > 0 ? t('confirm.submit', { count: files.length }) : t('confirm.submitText')}
          </Button>
        </>
      }
    >
      <Stack gap={4} shrink>
        <Text tone="dim">
          {t('confirm.text')} {maxAttempts > number ? t('confirm.more', { count: maxAttempts - number }) : ''}
        </Text>
        <Grid
          as="dl"
          className={classes.facts}
          columns="1-fill"
          rowGap={2}
          columnGap={4}
          pt={4}
          mt={5}
          text="sm"
          borderTop
          data-boxed
        >
          <dt>{t('files.title')}</dt>
          <dd>
            {files.length > 0
              ? t('confirm.files', { count: files.length, size: formatBytes(bytes, i18n.language) })
              : t('confirm.noFiles')}
          </dd>
          <dt>{t('confirm.at')}</dt>
          <dd>{at(new Date(now).toISOString())}</dd>
          {dueAt && (
            <>
              <dt>{t('confirm.due')}</dt>
              <dd data-late={early < 0 || undefined}>
                {early < 0
                  ? t('confirm.late', { time: span(early) })
                  : t('confirm.early', { time: span(early) })}
              </dd>
            </>
          )}
        </Grid>
        <Checkbox
          label={t('confirm.own')}
          checked={isOwn}
          onChange={(event) => setOwn(event.currentTarget.checked)}
        />
      </Stack>
    </Dialog>
  );
}
