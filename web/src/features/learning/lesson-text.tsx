import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Heading, Stack } from '../../ui/layout/layout.tsx';
import { LessonFiles } from '../../ui/lesson/lesson-files.tsx';
import { RichTextView } from '../../ui/rich-text-view.tsx';
import classes from './lesson.module.css';
import type { LessonMaterial } from './lesson-kind-view.ts';
import { goToBlock, useLessonPlace } from './lesson-place.ts';
import { MarkedText } from './paragraphs/marked-text.tsx';

/** The top-level blocks of a document. */
const getBlocks = (doc: unknown): readonly unknown[] => {
  const { content } = (doc ?? {}) as { content?: unknown };
  return Array.isArray(content) ? content : [];
};

interface LessonTextProps {
  material: LessonMaterial;
  /** True if its paragraphs can have notes and questions. */
  isMarkable?: boolean;
}

export function LessonText({ material: { id, body, pictures }, isMarkable = false }: LessonTextProps) {
  const [params] = useSearchParams();
  const block = Number.parseInt(params.get('block') ?? '', 10);
  const { textRef } = useLessonPlace();
  useEffect(() => {
    // A link from the search or from a note scrolls to its block
    goToBlock(textRef.current, block);
  }, [textRef, block]);
  if (!body) return null;
  return (
    <Box card ref={textRef} className={classes.reading} p={8}>
      {isMarkable ? (
        <MarkedText lessonId={id} blocks={getBlocks(body)} pictures={pictures} />
      ) : (
        <RichTextView doc={body} top={2} pictures={pictures} />
      )}
    </Box>
  );
}

/** Files of a lesson of any kind, if it has some. */
export function Attachments({ material: { files } }: { material: LessonMaterial }) {
  const { t } = useTranslation('material');
  if (!files.length) return null;
  return (
    <Stack as="section" gap={4} shrink aria-labelledby="lesson-files">
      <Heading level={2} id="lesson-files" text="lg">
        {t('files')}
      </Heading>
      <LessonFiles files={files} />
    </Stack>
  );
}
