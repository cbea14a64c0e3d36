import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { LessonFiles } from '../../ui/lesson/lesson-files.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUploads } from '../../ui/upload/upload-store.ts';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import { useSubmitAssignmentMutation } from './assignment.gen.ts';
import classes from './assignment.module.css';
import type { Assignment, OwnWork } from './assignment-model.ts';
import { DraftFiles } from './draft-files.tsx';
import { StatusTag } from './status-and-times.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { type DraftSaving, useDraft } from './use-draft.ts';

interface DraftWorkProps {
  assignment: Assignment;
  draft: OwnWork;
  isOpen: boolean;
  /** Elements for the button and for the save status. */
  slot: HTMLElement | null;
  saved: HTMLElement | null;
  onChanged: () => void;
}

const ICONS: Readonly<Record<DraftSaving, typeof IconCloudUp>> = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  offline: IconCloudOff,
  failed: IconAlertTriangle,
  elsewhere: IconAlertTriangle,
  closed: IconAlertTriangle,
};
/** The server's limit of characters. */
const MAX_LENGTH = 20_000;

/** A draft: its text, which is saved automatically, its files, and the submit button. */
export function DraftWork({ assignment, draft, isOpen, slot, saved, onChanged }: DraftWorkProps) {
  const { t } = useTranslation('assignment');
  const { time, count } = useFormat();
  const { text, change, saving, savedAt, send, sequenceNow } = useDraft(draft);
  const uploads = useUploads(`submission.${draft.id}.`);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [submit, { loading }] = useSubmitAssignmentMutation();
  const [ahead] = useState(() => Date.parse(assignment.serverTime) - Date.now());
  const now = useNow(MINUTE) + ahead;
  const isLate = !!assignment.myDueAt && Date.parse(assignment.myDueAt) < now;
  const isEmpty = !text.trim() && draft.files.length === 0;
  const blockedReason =
    uploads.length > 0 ? t('work.waitFiles', { count: uploads.length }) : isEmpty ? t('work.empty') : null;
  const Icon = ICONS[saving];
  const isReadOnly = !isOpen || saving === 'closed';

  const submitWork = async () => {
    if (!(await send())) return;
    try {
      await submit({
        variables: { input: { submissionId: draft.id, sequence: sequenceNow(), isOwnWork: true } },
      });
      toast.success(t('work.sent'));
    } catch {
      // A toast shows the failure
    }
    setDialogOpen(false);
    onChanged();
  };
  const statusText =
    saving === 'saved' ? savedAt && t('saving.saved', { time: time(savedAt) }) : t(`saving.${saving}`);
  return (
    <Stack as="section" card gap={4} shrink>
      <Row justify="between" gap={4} shrink>
        <h2>{t('work.title')}</h2>
        <StatusTag status="DRAFT" />
      </Row>
      {isReadOnly && <Notice tone="warn">{t('closed')}</Notice>}
      {saving === 'elsewhere' && (
        <Notice tone="bad" isAlert>
          <p>{t('work.elsewhere')}</p>
          <Button size="sm" variant="default" onClick={() => window.location.reload()}>
            {t('work.reload')}
          </Button>
        </Notice>
      )}
      <div>
        <TextArea
          label={t('work.text')}
          autosize
          minRows={5}
          maxRows={24}
          maxLength={MAX_LENGTH}
          readOnly={isReadOnly}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={() => void send()}
        />
        <Row as="p" align="stretch" justify="between" gap={3} mt={2} text="xs" tone="dim" numbers>
          <span>{t('work.textHelp')}</span>
          <span>
            {count(text.length)} / {count(MAX_LENGTH)}
          </span>
        </Row>
      </div>
      {isReadOnly ? (
        draft.files.length > 0 && <LessonFiles files={draft.files} />
      ) : (
        <DraftFiles draft={draft} uploads={uploads} />
      )}
      {saved &&
        statusText &&
        createPortal(
          <Row
            as="p"
            className={classes.saving}
            gap={2}
            text="sm"
            tone="link"
            data-state={saving}
            role="status"
          >
            <Icon size={18} stroke={1.75} aria-hidden="true" />
            <span>{statusText}</span>
          </Row>,
          saved,
        )}
      {slot &&
        !isReadOnly &&
        createPortal(
          <Box className={classes.submit} mt={5}>
            <Button
              fullWidth
              size="lg"
              aria-disabled={!!blockedReason || undefined}
              aria-describedby={blockedReason ? 'why-not-yet' : undefined}
              loading={loading}
              onClick={() => !blockedReason && setDialogOpen(true)}
            >
              {isLate
                ? t(`work.submitLate.${assignment.latePolicy}`, { count: assignment.lateAmount })
                : t('work.submit')}
            </Button>
            {blockedReason && (
              <Text id="why-not-yet" mt={2} text="xs" tone="dim" textAlign="center">
                {blockedReason}
              </Text>
            )}
          </Box>,
          slot,
        )}
      {isDialogOpen && (
        <SubmitDialog
          assignment={assignment}
          draft={draft}
          now={now}
          isBusy={loading}
          onClose={() => setDialogOpen(false)}
          onSubmit={() => void submitWork()}
        />
      )}
    </Stack>
  );
}
