import { IconFlag, IconFlagFilled } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { RichTextView } from '../../ui/rich-text-view.tsx';
import type { Answer, PaperQuestion } from './attempt-model.ts';
import { ChoiceFields } from './fields/choice-fields.tsx';
import { MatchingFields } from './fields/matching-fields.tsx';
import { OrderingFields } from './fields/ordering-fields.tsx';
import { TextFields } from './fields/text-fields.tsx';
import type { QuestionFiles } from './piece-view.tsx';
import { QuestionSound } from './question-sound.tsx';
import classes from './question-view.module.css';

interface QuestionViewProps {
  question: PaperQuestion;
  total: number;
  answer: Answer;
  files: QuestionFiles;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  isReadOnly: boolean;
  onChange: (answer: Answer, isTyped?: boolean) => void;
  /** Missing if questions cannot be marked for review. */
  onMark?: () => void;
}

const FIELDS: Readonly<Record<PaperQuestion['kind'], typeof ChoiceFields>> = {
  SINGLE: ChoiceFields,
  MULTIPLE: ChoiceFields,
  TRUE_FALSE: ChoiceFields,
  BLANK: TextFields,
  SHORT: TextFields,
  OPEN: TextFields,
  ORDERING: OrderingFields,
  MATCHING: MatchingFields,
};

/** A question with its audio, pictures and answer fields. */
export function QuestionView({
  question,
  total,
  answer,
  files,
  headingRef,
  isReadOnly,
  onChange,
  onMark,
}: QuestionViewProps) {
  const { t } = useTranslation('quiz');
  const { kind, number, points, prompt, soundUrl } = question;
  const Fields = FIELDS[kind];
  const Flag = answer.isMarked ? IconFlagFilled : IconFlag;
  return (
    <Stack as="section" gap={4} shrink aria-labelledby={`question-${question.id}`}>
      <Row justify="between" gap={4}>
        <h2 id={`question-${question.id}`} ref={headingRef} tabIndex={-1} className={classes.number}>
          {t('question.number', { number, total })}
          <Text as="span" weight={400} tone="dim">
            {' '}
            · {t('question.points', { count: points })}
          </Text>
        </h2>
        {onMark && (
          <button
            type="button"
            className={classes.mark}
            aria-pressed={answer.isMarked}
            disabled={isReadOnly}
            onClick={onMark}
          >
            <Flag size={16} stroke={1.75} aria-hidden="true" />
            {t('question.mark')}
          </button>
        )}
      </Row>
      <Box className={classes.prompt} anywhere>
        <RichTextView doc={prompt} pictures={files.pictures} />
      </Box>
      {soundUrl && <QuestionSound url={soundUrl} label={t('question.sound')} />}
      <Fields question={question} answer={answer} files={files} isReadOnly={isReadOnly} onChange={onChange} />
    </Stack>
  );
}
