import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { type Answers, isAnswered, type PaperQuestion } from './attempt-model.ts';

interface SubmitDialogProps {
  isOpen: boolean;
  onClose: () => void;
  questions: readonly PaperQuestion[];
  answers: Answers;
  onGoTo: (index: number) => void;
  onSubmit: () => void;
}

/** Asks for confirmation before an attempt with open or marked questions is submitted, and lists them. */
export function SubmitDialog({ isOpen, onClose, questions, answers, onGoTo, onSubmit }: SubmitDialogProps) {
  const { t } = useTranslation('quiz');
  const numbers = (matches: (question: PaperQuestion) => boolean) =>
    questions.flatMap((question, index) => (matches(question) ? [index] : []));
  const lists = [
    { title: t('confirm.open'), list: numbers(({ id }) => !isAnswered(answers[id])) },
    { title: t('confirm.marked'), list: numbers(({ id }) => answers[id]?.isMarked ?? false) },
  ].filter(({ list }) => list.length > 0);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('confirm.title')}
      footer={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('confirm.back')}
          </Button>
          <Button onClick={onSubmit}>{t('submit')}</Button>
        </>
      }
    >
      <Stack gap={4} shrink>
        <p>{t('confirm.text')}</p>
        {lists.map(({ title, list }) => (
          <div key={title}>
            <Text weight={600}>{title}</Text>
            <Row as="p" wrap gap={2} shrink>
              {list.map((index) => (
                <TextButton key={index} isInline onClick={() => onGoTo(index)}>
                  {t('confirm.question', { number: index + 1 })}
                </TextButton>
              ))}
            </Row>
          </div>
        ))}
      </Stack>
    </Dialog>
  );
}
