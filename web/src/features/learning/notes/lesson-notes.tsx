import { IconDownload } from '@tabler/icons-react';
import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useUnsent } from '../../../ui/autosave/use-unsent.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { PressedFilters } from '../../../ui/pressed-filters.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useHasChanged } from '../../../ui/use-has-changed.ts';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { showSecond } from '../../../ui/video/media-actions.ts';
import { BookmarkList } from '../bookmarks/bookmark-list.tsx';
import { useBookmarks } from '../bookmarks/use-bookmarks.ts';
import { useLessonPlace } from '../lesson-place.ts';
import { useNotebookFile } from '../notebook/use-notebook-file.ts';
import { BLANK_TEXT, isPlacedText } from '../placed-text.ts';
import { useStudiedCourse } from '../study-mode.ts';
import { NoteItem } from './note-item.tsx';
import { useCreateNoteMutation, useMyNotesQuery } from './notes.gen.ts';
import classes from './notes.module.css';
import { SelectedParagraph } from './selected-paragraph.tsx';

interface LessonNotesProps {
  lessonId: string;
  /** The lesson's video. Notes refer to its current second, and writing pauses it. */
  videoRef?: RefObject<HTMLVideoElement | null>;
}

/** The viewer's notes on a lesson or on the whole course, with a download. */
export function LessonNotes({ lessonId, videoRef }: LessonNotesProps) {
  const { t } = useTranslation('notes');
  const { clock } = useFormat();
  const { id: courseId, noteRequest } = useStudiedCourse();
  const [scope, setScope] = useState<'LESSON' | 'COURSE'>('LESSON');
  const [{ text, atSec, paragraph }, change, clear] = useUnsent(`note.${lessonId}`, BLANK_TEXT, isPlacedText);
  const { request, show } = useLessonPlace();
  const result = useMyNotesQuery({ variables: { courseId }, ...cacheAndNetwork });
  const [create] = useCreateNoteMutation();
  const field = useRef<HTMLTextAreaElement>(null);
  const getKey = useIdempotencyKey();
  const refetch = () => void result.refetch().catch(() => undefined);
  useEffect(() => {
    if (noteRequest > 0) field.current?.focus();
  }, [noteRequest]);
  useEffect(() => {
    if (request?.action !== 'NOTE') return;
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'center' });
  }, [request]);
  if (useHasChanged(request, null) && request?.action === 'NOTE') change({ paragraph: request.paragraph });
  const begin = () => {
    const video = videoRef?.current;
    if (text || !video) return;
    video.pause();
    change({ atSec: Math.floor(video.currentTime) });
  };
  const seek = (second: number) => {
    const video = videoRef?.current;
    if (video) showSecond(video, second);
  };
  const { submit, isBusy, formError } = useMutationForm({
    initialValues: {},
    send: async () => {
      const input = { lessonId, text: text.trim(), atSec, paragraph };
      if (!input.text) return;
      await create({ variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } } });
      clear();
      toast.success(t('saved'));
      refetch();
    },
  });
  const all = result.data?.myNotes ?? [];
  const notesOfLesson = all.filter((note) => note.lessonId === lessonId);
  const { downloadNotes, isDownloading } = useNotebookFile();
  const bookmarks = useBookmarks()?.all ?? [];
  const hasBookmarks = bookmarks.some((each) => scope === 'COURSE' || each.lessonId === lessonId);
  return (
    <Stack as="section" gap={4} shrink aria-label={t('title')}>
      <Row as="form" wrap gap={3} onSubmit={submit}>
        <TextArea
          ref={field}
          className={styleClass({ grow: true, shrink: true })}
          aria-label={t('label')}
          placeholder={t(videoRef ? 'here' : paragraph === null ? 'lesson' : 'paragraph')}
          autosize
          minRows={1}
          maxRows={10}
          maxLength={4000}
          value={text}
          onChange={(event) => {
            begin();
            change({ text: event.currentTarget.value });
          }}
        />
        {paragraph !== null && (
          <SelectedParagraph paragraph={paragraph} onDrop={() => change({ paragraph: null })} />
        )}
        {atSec !== null && text && <span className={classes.time}>{clock(atSec)}</span>}
        <Button type="submit" loading={isBusy}>
          {t('save')}
        </Button>
        <FormError failure={formError} />
      </Row>
      <Row wrap justify="between" gap={4} shrink>
        <PressedFilters
          label={t('scope')}
          options={[
            { value: 'LESSON', label: t('inLesson', { count: notesOfLesson.length }) },
            { value: 'COURSE', label: t('inCourse', { count: all.length }) },
          ]}
          value={scope}
          onChange={setScope}
        />
        {all.length > 0 && (
          <Button
            size="compact-md"
            variant="subtle"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            loading={isDownloading}
            onClick={() => void downloadNotes(courseId)}
          >
            {t('download')}
          </Button>
        )}
      </Row>
      <BookmarkList lessonId={lessonId} scope={scope} onSeek={videoRef && seek} />
      {/* Next to the bookmarks, the notes need a heading, too */}
      {hasBookmarks && <Text weight={600}>{t('title')}</Text>}
      <QueryView
        result={result}
        select={({ myNotes }) =>
          scope === 'COURSE' ? myNotes : myNotes.filter((note) => note.lessonId === lessonId)
        }
        failedTitle={t('failed')}
        skeleton={<LoadingRows rows={2} height={64} />}
        isEmpty={(notes) => notes.length === 0}
        empty={<Text tone="dim">{t('empty')}</Text>}
      >
        {(notes) => (
          <ul>
            {notes.map((note, index) => (
              <Fragment key={note.id}>
                {scope === 'COURSE' && notes[index - 1]?.lessonId !== note.lessonId && (
                  <Box as="li" pt={4} weight={600}>
                    {note.lessonTitle}
                  </Box>
                )}
                <NoteItem
                  note={note}
                  isHere={note.lessonId === lessonId}
                  onSeek={videoRef && seek}
                  onShow={show}
                  onChanged={refetch}
                />
              </Fragment>
            ))}
          </ul>
        )}
      </QueryView>
    </Stack>
  );
}
