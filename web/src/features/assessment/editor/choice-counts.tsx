import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { type QuestionFormFragment, useChoiceCountsQuery } from './quiz-editor.gen.ts';

interface ChoiceCountsProps {
  quizId: string;
  question: QuestionFormFragment;
  attempts: number;
}

/** The number of students who selected each choice, which shows ineffective distractors. */
export function ChoiceCounts({ quizId, question, attempts }: ChoiceCountsProps) {
  const { t } = useTranslation('quizBuilder');
  const { kind, choices, isTrue } = question;
  const isChosen = kind === 'SINGLE' || kind === 'MULTIPLE' || kind === 'TRUE_FALSE';
  const counts = useChoiceCountsQuery({
    variables: { quizId, questionId: question.id },
    skip: !isChosen,
    ...cacheAndNetwork,
  }).data?.choiceCounts;
  if (!isChosen || !counts || attempts === 0) return null;
  const shownChoices =
    kind === 'TRUE_FALSE'
      ? [true, false].map((value) => ({
          id: String(value),
          text: t(value ? 'body.true' : 'body.false'),
          isRight: value === isTrue,
        }))
      : choices;
  return (
    <Stack gap={2} shrink>
      <Heading level={3} text="sm">
        {t('figures.choices')}
      </Heading>
      <Stack as="ul" gap={2} shrink>
        {shownChoices.map(({ id, text, isRight }) => {
          const count = counts.find(({ choiceId }) => choiceId === id)?.count ?? 0;
          return (
            <li key={id}>
              <Row as="p" justify="between" gap={4} shrink>
                <span>
                  {text}
                  {isRight && (
                    <Text as="span" tone="dim">
                      {' '}
                      · {t('figures.rightChoice')}
                    </Text>
                  )}
                </span>
                <Text as="b" weight={600}>
                  {count}
                </Text>
              </Row>
              <Meter percent={(100 * count) / attempts} label={text} thin />
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
