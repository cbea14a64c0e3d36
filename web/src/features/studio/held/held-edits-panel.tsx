import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { toast } from '../../../ui/toast.tsx';
import { HeldEditCard } from './held-edit-card.tsx';
import {
  type HeldEditsFragment,
  useHeldEditsFragment,
  useWithdrawHeldEditMutation,
} from './held-edits.gen.ts';

interface HeldEditsPanelProps {
  course: FragmentType<HeldEditsFragment>;
  /** Only edits of this lesson. */
  lessonId?: string;
}

/** Edits of a course on sale that wait for a reviewer, and rejected ones. Renders nothing without one. */
export function HeldEditsPanel({ course: from, lessonId }: HeldEditsPanelProps) {
  const { t } = useTranslation('revisions');
  const [withdraw] = useWithdrawHeldEditMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const all = useHeldEditsFragment(from)?.heldEdits;
  const edits = all?.filter((edit) => !lessonId || edit.lessonId === lessonId);
  if (!edits?.length) return null;
  const run = async (heldEditId: string) => {
    setBusy(heldEditId);
    try {
      await withdraw({ variables: { heldEditId } });
      toast.success(t('held.withdrawn'));
    } catch {
      // The toast of the failed request states why
    }
    setBusy(null);
  };
  return (
    <Stack gap={3} shrink>
      <Text text="sm" tone="dim">
        {t('held.why')}
      </Text>
      {edits.map((edit) => (
        <HeldEditCard
          key={edit.id}
          edit={edit}
          actions={
            (edit.state === 'WAITING' || edit.state === 'SHOWN') && (
              <Row>
                <Button variant="default" loading={busy === edit.id} onClick={() => void run(edit.id)}>
                  {t('held.withdraw')}
                </Button>
              </Row>
            )
          }
        />
      ))}
    </Stack>
  );
}
