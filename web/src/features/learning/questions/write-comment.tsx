import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useUnsent } from '../../../ui/autosave/use-unsent.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { useHasChanged } from '../../../ui/use-has-changed.ts';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { useLessonPlace } from '../lesson-place.ts';
import { SelectedParagraph } from '../notes/selected-paragraph.tsx';
import { BLANK_TEXT, isPlacedText } from '../placed-text.ts';
import { useCreateCommentMutation } from './questions.gen.ts';
import classes from './questions.module.css';

interface WriteCommentProps {
  lessonId: string;
  /** Missing for a new question. */
  parentId?: string;
  /** Returns the current second of the video, called when writing starts. */
  getCurrentSecond?: () => number | undefined;
  /** True if it handles the action to ask about a paragraph. */
  canAskAboutParagraphs?: boolean;
  onWritten: () => void;
}

/** The field for a question or a reply. After an error the text stays. */
export function WriteComment({
  lessonId,
  parentId,
  getCurrentSecond,
  canAskAboutParagraphs = false,
  onWritten,
}: WriteCommentProps) {
  const { t } = useTranslation('questions');
  const { clock } = useFormat();
  const key = `comment.${parentId ?? lessonId}`;
  const [{ text, atSec, paragraph }, change, clear] = useUnsent(key, BLANK_TEXT, isPlacedText);
  const { request } = useLessonPlace();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!canAskAboutParagraphs || request?.action !== 'ASK') return;
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'center' });
  }, [canAskAboutParagraphs, request]);
  if (useHasChanged(request, null) && canAskAboutParagraphs && request?.action === 'ASK')
    change({ paragraph: request.paragraph });
  const [create] = useCreateCommentMutation();
  const getKey = useIdempotencyKey();
  const { submit, isBusy, formError } = useMutationForm({
    initialValues: {},
    send: async () => {
      const input = { lessonId, parentId, text: text.trim(), atSec, paragraph };
      if (!input.text) return;
      await create({ variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } } });
      clear();
      onWritten();
    },
  });
  return (
    <Row as="form" wrap gap={3} onSubmit={submit}>
      <TextArea
        ref={field}
        className={styleClass({ grow: true, shrink: true })}
        aria-label={t(parentId ? 'replyLabel' : 'askLabel')}
        placeholder={t(
          parentId
            ? 'replyHere'
            : getCurrentSecond
              ? 'askHere'
              : paragraph === null
                ? 'askLesson'
                : 'askParagraph',
        )}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={4000}
        value={text}
        onChange={(event) => {
          if (!text && getCurrentSecond) change({ atSec: getCurrentSecond() ?? null });
          change({ text: event.currentTarget.value });
        }}
      />
      {paragraph !== null && (
        <SelectedParagraph paragraph={paragraph} onDrop={() => change({ paragraph: null })} />
      )}
      {atSec !== null && text && (
        <Box
          as="span"
          className={classes.time}
          rigid
          px={2}
          py="half"
          font="inherit"
          text="sm"
          weight={600}
          tone="on-tint"
          numbers
          bg="tint"
          radius="sm"
          border="none"
        >
          {clock(atSec)}
        </Box>
      )}
      <Button type="submit" variant={parentId ? 'default' : 'filled'} loading={isBusy}>
        {t(parentId ? 'reply' : 'ask')}
      </Button>
      <FormError failure={formError} />
    </Row>
  );
}
