import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Row, Text } from '../../../ui/layout/layout.tsx';
import { toast } from '../../../ui/toast.tsx';
import {
  type NoteItemFragment,
  useDeleteNoteMutation,
  useNoteItemFragment,
  useUpdateNoteMutation,
} from './notes.gen.ts';
import { PlaceChip } from './place-chip.tsx';

interface NoteItemProps {
  note: FragmentType<NoteItemFragment>;
  /** True if its lesson is on the screen. */
  isHere: boolean;
  onSeek?: ((second: number) => void) | undefined;
  onShow?: ((paragraph: number) => void) | undefined;
  onChanged: () => void;
}

export function NoteItem({ note: from, isHere, onSeek, onShow, onChanged }: NoteItemProps) {
  const { t } = useTranslation('notes');
  const { date, time } = useFormat();
  const [draft, setDraft] = useState<string | null>(null);
  const [update] = useUpdateNoteMutation();
  const [remove] = useDeleteNoteMutation();
  const note = useNoteItemFragment(from);
  if (!note) return null;
  const { id: noteId, text, createdAt } = note;
  const run = async (action: () => Promise<unknown>, message: string) => {
    try {
      await action();
      setDraft(null);
      toast.success(message);
      onChanged();
    } catch {
      // A toast shows the failure
    }
  };
  const small = { variant: 'subtle', size: 'compact-sm' } as const;
  return (
    <Row as="li" align="stretch" gap={4} py={4} borderBottom>
      <PlaceChip place={note} isHere={isHere} onSeek={onSeek} onShow={onShow} />
      <Box grow shrink>
        {draft === null ? (
          <Text space="lines" anywhere>
            {text}
          </Text>
        ) : (
          <TextArea
            aria-label={t('edit')}
            autosize
            minRows={2}
            maxLength={4000}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
        )}
        <Row as="p" wrap gap={2} shrink>
          <Text as="span" text="sm" tone="dim">
            {time(createdAt)} {date(createdAt)}
          </Text>
          {draft === null ? (
            <>
              <Button {...small} onClick={() => setDraft(text)}>
                {t('edit')}
              </Button>
              <Button
                {...small}
                onClick={() => void run(() => remove({ variables: { noteId } }), t('deleted'))}
              >
                {t('delete')}
              </Button>
            </>
          ) : (
            <>
              <Button
                {...small}
                disabled={!draft.trim()}
                onClick={() =>
                  void run(() => update({ variables: { input: { noteId, text: draft } } }), t('saved'))
                }
              >
                {t('save')}
              </Button>
              <Button {...small} onClick={() => setDraft(null)}>
                {t('cancel')}
              </Button>
            </>
          )}
        </Row>
      </Box>
    </Row>
  );
}
