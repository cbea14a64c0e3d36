import { IconMessageQuestion, IconMessages, IconNotes, IconPencilPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { cacheOnly } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { RichTextView } from '../../../ui/rich-text-view.tsx';
import type { LessonMaterial } from '../lesson-kind-view.ts';
import { type ParagraphAction, useLessonPlace } from '../lesson-place.ts';
import { useMyNotesQuery } from '../notes/notes.gen.ts';
import { useIsRecorded, useStudiedCourse } from '../study-mode.ts';
import classes from './marked-text.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface MarkedTextProps {
  lessonId: string;
  blocks: readonly unknown[];
  pictures: LessonMaterial['pictures'];
}

/**
 * A text with a button for a note or a question at each paragraph. The buttons are a single tab stop with arrow keys,
 * so that a long text does not have many stops.
 */
export function MarkedText({ lessonId, blocks, pictures }: MarkedTextProps) {
  const { t } = useTranslation('notebook');
  const { id: courseId } = useStudiedCourse();
  const isRecorded = useIsRecorded();
  const { requestAction } = useLessonPlace();
  const [stop, setStop] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const { data } = useMyNotesQuery({ variables: { courseId }, skip: !isRecorded, ...cacheOnly });
  const noted = (data?.myNotes ?? []).filter((note) => note.lessonId === lessonId);
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    const isOnMark = (event.target as HTMLElement).matches('[data-mark]');
    if (!step || !isOnMark) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[data-mark]')[stop + step]?.focus();
  };
  const choose = (action: ParagraphAction, paragraph: number) => {
    setOpen(null);
    requestAction(action, paragraph);
  };
  const small = { variant: 'light', size: 'compact-md' } as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only moves the focus between its buttons
    <div className={`${classes.blocks} ${styleClass({ maxW: 'text' })}`} onKeyDown={onKey}>
      {blocks.map((block, index) => {
        const count = noted.filter(({ paragraph }) => paragraph === index).length;
        const Icon = count > 0 ? IconNotes : IconPencilPlus;
        const number = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored document never reorders
          <Box key={index} className={classes.block} position="relative">
            <RichTextView doc={{ type: 'doc', content: [block] }} top={2} pictures={pictures} />
            <button
              type="button"
              data-mark
              className={classes.mark}
              data-noted={count > 0}
              aria-expanded={open === index}
              aria-label={count > 0 ? t('paragraphNoted', { number, count }) : t('paragraphActs', { number })}
              title={t('paragraphActs', { number })}
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => setStop(index)}
              onClick={() => setOpen(open === index ? null : index)}
            >
              <Icon size={18} stroke={1.75} aria-hidden="true" />
            </button>
            {open === index && (
              <Row
                as="fieldset"
                wrap
                align="stretch"
                gap={2}
                mt={2}
                border="none"
                aria-label={t('paragraph', { number })}
              >
                {isRecorded && (
                  <Button
                    {...small}
                    leftSection={<IconNotes size={18} aria-hidden="true" />}
                    onClick={() => choose('NOTE', index)}
                  >
                    {t('noteHere')}
                  </Button>
                )}
                <Button
                  {...small}
                  leftSection={<IconMessageQuestion size={18} aria-hidden="true" />}
                  onClick={() => choose('ASK', index)}
                >
                  {t('askHere')}
                </Button>
                <Button
                  {...small}
                  leftSection={<IconMessages size={18} aria-hidden="true" />}
                  onClick={() => choose('SHOW', index)}
                >
                  {t('questionsHere')}
                </Button>
              </Row>
            )}
          </Box>
        );
      })}
    </div>
  );
}
