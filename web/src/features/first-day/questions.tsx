import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { StudyPurpose } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useCategoriesQuery, useCategoryName } from '../categories/index.ts';
import type { Answers } from './answers.ts';
import classes from './questions.module.css';

const PURPOSES = ['WORK', 'CAREER', 'LEISURE', 'STUDY'] as const satisfies readonly StudyPurpose[];
const MINUTES = [5, 15, 30] as const;
const EVERY_DAY = 7;
const WEEKEND = { minutesPerDay: 60, daysPerWeek: 2 };

interface ChoiceProps {
  isOn: boolean;
  onToggle: () => void;
  children: ReactNode;
}

const Choice = ({ isOn, onToggle, children }: ChoiceProps) => (
  <button type="button" className={classes.choice} aria-pressed={isOn} onClick={onToggle}>
    {isOn && <IconCheck size={18} aria-hidden="true" />}
    {children}
  </button>
);

interface QuestionsProps {
  answers: Answers;
  onChange: (part: Partial<Answers>) => void;
}

/** Why, what and how much; on a phone one question a screen. */
export function Questions({ answers, onChange }: QuestionsProps) {
  const { t } = useTranslation('firstDay');
  const { data } = useCategoriesQuery();
  const getName = useCategoryName();
  const isPhone = useIsPhone();
  const [step, setStep] = useState(0);
  const { purpose, categoryIds, goal } = answers;
  const questions = [
    {
      key: 'why',
      title: t('why'),
      isAnswered: purpose !== null,
      choices: PURPOSES.map((each) => (
        <Choice
          key={each}
          isOn={each === purpose}
          onToggle={() => onChange({ purpose: each === purpose ? null : each })}
        >
          {t(`purpose.${each}`)}
        </Choice>
      )),
    },
    ...(data?.categories.length === 0
      ? []
      : [
          {
            key: 'topics',
            title: t('topics'),
            isAnswered: categoryIds.length > 0,
            choices: [
              ...(data?.categories ?? []).map((category) => {
                const isOn = categoryIds.includes(category.id);
                const others = categoryIds.filter((id) => id !== category.id);
                return (
                  <Choice
                    key={category.id}
                    isOn={isOn}
                    onToggle={() => onChange({ categoryIds: isOn ? others : [...others, category.id] })}
                  >
                    {getName(category)}
                  </Choice>
                );
              }),
              <Choice
                key="unsure"
                isOn={categoryIds.length === 0}
                onToggle={() => onChange({ categoryIds: [] })}
              >
                {t('unsure')}
              </Choice>,
            ],
          },
        ]),
    {
      key: 'time',
      title: t('time'),
      isAnswered: goal !== null,
      choices: [
        ...MINUTES.map((minutes) => (
          <Choice
            key={minutes}
            isOn={goal?.minutesPerDay === minutes}
            onToggle={() => onChange({ goal: { minutesPerDay: minutes, daysPerWeek: EVERY_DAY } })}
          >
            {t('minutes', { count: minutes })}
          </Choice>
        )),
        <Choice
          key="weekend"
          isOn={goal?.daysPerWeek === WEEKEND.daysPerWeek}
          onToggle={() => onChange({ goal: WEEKEND })}
        >
          {t('weekend')}
        </Choice>,
      ],
    },
  ];
  const isLast = step === questions.length - 1;
  const isDone = step >= questions.length;
  return (
    <Stack gap={6} shrink>
      {questions.map(({ key, title, choices }, index) =>
        isPhone && index !== step ? null : (
          <Stack as="section" key={key} gap={3} shrink aria-labelledby={`first-day-${key}`}>
            <Text as="h2" id={`first-day-${key}`} text="lg" weight={600}>
              {title}
            </Text>
            <Row wrap gap={2} shrink>
              {choices}
            </Row>
          </Stack>
        ),
      )}
      {isPhone && !isDone && (
        <Row gap={2}>
          {step > 0 && (
            <Button variant="default" onClick={() => setStep(step - 1)}>
              {t('back')}
            </Button>
          )}
          <Button
            variant={isLast || questions[step]?.isAnswered ? 'filled' : 'default'}
            onClick={() => setStep(step + 1)}
          >
            {t(isLast ? 'see' : questions[step]?.isAnswered ? 'next' : 'skip')}
          </Button>
        </Row>
      )}
      {isPhone && isDone && (
        <div>
          <Button variant="default" onClick={() => setStep(0)}>
            {t('card.change')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
