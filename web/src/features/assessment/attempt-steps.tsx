import { IconChevronLeft, IconChevronRight, IconLayoutGrid } from '@tabler/icons-react';
import { FormattedMessage } from '../../i18n/formatted-message.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { getLetter } from './attempt-model.ts';
import classes from './attempt-steps.module.css';

interface AttemptStepsProps {
  index: number;
  total: number;
  answered: number;
  /** Number of choices that keys can select; 0 for other kinds of questions. */
  choices: number;
  onGoTo: (index: number) => void;
  /** Opens the list of questions, if it has no space next to the question. */
  onOpen: () => void;
  onSubmit: () => void;
  isSubmitting: boolean;
}

/** Buttons for back, next and submit. On a phone they are a bar at the bottom with a button for all questions. */
export function AttemptSteps({
  index,
  total,
  answered,
  choices,
  onGoTo,
  onOpen,
  onSubmit,
  isSubmitting,
}: AttemptStepsProps) {
  const { t } = useTranslation('quiz');
  const isLast = index === total - 1;
  return (
    <>
      <Row as="nav" className={classes.steps} justify="between" gap={2} mt={2} aria-label={t('steps.label')}>
        <Button
          variant="default"
          size="lg"
          disabled={index === 0}
          className={classes.back ?? ''}
          onClick={() => onGoTo(index - 1)}
        >
          <IconChevronLeft size={18} aria-hidden="true" />
          <Text as="span" className={classes.backWords} ml={2}>
            {t('steps.previous')}
          </Text>
        </Button>
        <Button
          variant="default"
          size="lg"
          className={classes.all ?? ''}
          leftSection={<IconLayoutGrid size={18} aria-hidden="true" />}
          onClick={onOpen}
        >
          {t('nav.count', { done: answered, total })}
        </Button>
        {isLast ? (
          <Button size="lg" className={classes.on ?? ''} loading={isSubmitting} onClick={onSubmit}>
            {t('submit')}
          </Button>
        ) : (
          <Button
            size="lg"
            className={classes.on ?? ''}
            rightSection={<IconChevronRight size={18} aria-hidden="true" />}
            onClick={() => onGoTo(index + 1)}
          >
            {t('steps.next')}
          </Button>
        )}
      </Row>
      <Row as="p" className={classes.keys} wrap align="stretch" rowGap={1} columnGap={5} text="xs" tone="dim">
        {choices > 1 && (
          <span>
            <FormattedMessage
              text={t('keys.choose', { first: getLetter(0), last: getLetter(choices - 1) })}
              parts={{ kbd: (letter) => <kbd>{letter}</kbd> }}
            />
          </span>
        )}
        <span>
          <kbd>←</kbd> <kbd>→</kbd> {t('keys.step')}
        </span>
        <span>
          <kbd>M</kbd> {t('keys.mark')}
        </span>
      </Row>
    </>
  );
}
