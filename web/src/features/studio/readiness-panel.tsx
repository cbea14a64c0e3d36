import type { FragmentType } from '@apollo/client';
import { IconAlertCircle, IconArrowRight, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ReadinessCode } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { focusField } from '../../ui/focus-field.ts';
import { Box, Card, Heading, Row, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Meter } from '../../ui/meter.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CourseActions } from './course-actions.tsx';
import type { CourseValues } from './course-values.ts';
import { getFormReadiness } from './form-readiness.ts';
import { type ReadinessPanelFragment, useReadinessPanelFragment } from './readiness-panel.gen.ts';
import classes from './readiness-panel.module.css';

/** The form field for each condition; other conditions belong to the outline. */
const FIELD: Partial<Record<ReadinessCode, string>> = {
  TITLE: 'title',
  SUBTITLE: 'subtitle',
  CATEGORY: 'categoryId',
  DESCRIPTION: 'description',
  OUTCOMES: 'outcomes',
  AUDIENCE: 'audience',
  REQUIREMENTS: 'requirements',
  THUMBNAIL: 'cover',
};

interface ReadinessPanelProps {
  course: FragmentType<ReadinessPanelFragment>;
  /** The unsaved form values, which the list counts immediately. */
  formValues?: CourseValues;
  /** A submission does not include unsaved changes. */
  isDirty?: boolean;
}

/** On the page of the outline, its conditions link to its first control. */
const OUTLINE = 'outline';

/** The submission checklist with links to fix each condition; below it the actions of the course's status. */
export function ReadinessPanel({ course: from, formValues, isDirty = false }: ReadinessPanelProps) {
  const { t } = useTranslation('studio');
  const course = useReadinessPanelFragment(from);
  if (!course) return null;
  const items = getFormReadiness(course.readiness ?? [], formValues);
  const doneCount = items.filter(({ ok }) => ok).length;
  const isGate = course.allowedActions.includes('SUBMIT');
  const percent = items.length > 0 ? (doneCount / items.length) * 100 : 0;
  const base = `/teacher/courses/${course.id}`;
  return (
    <Card as="section" aria-labelledby="readiness">
      {isGate ? (
        <>
          <Row gap={3} mb={3}>
            <span aria-hidden="true">
              <Bloom percent={percent} size={44} />
            </span>
            <div>
              <Heading level={2} id="readiness" text="lg">
                {t('ready.title')}
              </Heading>
              <Text text="sm" tone="dim">
                {t('ready.sub', { done: doneCount, all: items.length })}
              </Text>
            </div>
          </Row>
          <Meter percent={percent} label={t('ready.meter')} />
          <Box as="ul" mt={2} mb={4}>
            {items.map(({ code, ok, actual, required, isUnsaved }) => {
              const field = FIELD[code];
              const messageKey = code === 'LESSON_CONTENT' && course.lessonCount === 0 ? 'LESSONS' : code;
              return (
                <Row
                  as="li"
                  key={code}
                  className={classes.item}
                  align="stretch"
                  gap={2}
                  py={2}
                  text="sm"
                  data-ok={ok || undefined}
                >
                  {ok ? (
                    <IconCircleCheckFilled size={20} role="img" aria-label={t('ready.ok')} />
                  ) : (
                    <IconAlertCircle size={20} role="img" aria-label={t('ready.missing')} />
                  )}
                  <Box grow shrink>
                    <Text className={classes.name} weight={600}>
                      {t(`ready.item.${code}`, { required })}{' '}
                      {isUnsaved && <Tag tone="info">{t('ready.unsaved')}</Tag>}
                    </Text>
                    {!ok && (
                      <>
                        <Text text="xs" tone="dim">
                          {t(`ready.have.${messageKey}`, { actual, required })}
                        </Text>
                        <Link
                          to={field ? `${base}/edit#${field}` : `${base}/structure#${OUTLINE}`}
                          className={`${classes.action} ${styleClass({ display: 'inline-flex', align: 'center', gap: 1, minH: 7, text: 'xs', weight: 600, tone: 'link' })}`}
                          onClick={() => focusField(field ?? OUTLINE)}
                        >
                          {t(`ready.mend.${messageKey}`)}
                          <IconArrowRight size={16} aria-hidden="true" />
                        </Link>
                      </>
                    )}
                  </Box>
                </Row>
              );
            })}
          </Box>
        </>
      ) : (
        <Heading level={2} id="readiness" text="lg">
          {t('state.title')}
        </Heading>
      )}
      <CourseActions course={course} missing={items.length - doneCount} isDirty={isDirty} />
    </Card>
  );
}
