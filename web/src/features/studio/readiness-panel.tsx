import { IconAlertCircle, IconArrowRight, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { FragmentFields } from '../../apollo/fragment-fields.ts';
import type { ReadinessCode } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { focusField } from '../../ui/focus-field.ts';
import kit from '../../ui/kit.module.css';
import { Meter } from '../../ui/meter.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CourseActions } from './course-actions.tsx';
import type { CourseValues } from './course-values.ts';
import classes from './readiness-panel.module.css';
import type { StudioStateFragment } from './studio.gen.ts';
import { typedReadiness } from './typed-readiness.ts';

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
  course: FragmentFields<StudioStateFragment>;
  /** The unsaved form values, which the list counts immediately. */
  typed?: CourseValues;
  /** A submission does not include unsaved changes. */
  isDirty?: boolean;
}

/** On the page of the outline, its conditions link to its first control. */
const OUTLINE = 'outline';

/** The submission checklist with links to fix each condition; below it the actions of the course's status. */
export function ReadinessPanel({ course, typed, isDirty = false }: ReadinessPanelProps) {
  const { t } = useTranslation('studio');
  const items = typedReadiness(course.readiness ?? [], typed);
  const done = items.filter(({ ok }) => ok).length;
  const isGate = course.allowedActions.includes('SUBMIT');
  const percent = items.length > 0 ? (done / items.length) * 100 : 0;
  const base = `/teacher/courses/${course.id}`;
  return (
    <section className={kit.card} aria-labelledby="readiness">
      {isGate ? (
        <>
          <div className={classes.head}>
            <span aria-hidden="true">
              <Bloom percent={percent} size={44} />
            </span>
            <div>
              <h2 id="readiness" className={classes.title}>
                {t('ready.title')}
              </h2>
              <p className={`${kit.small} ${kit.dim}`}>{t('ready.sub', { done, all: items.length })}</p>
            </div>
          </div>
          <Meter percent={percent} label={t('ready.meter')} />
          <ul className={classes.list}>
            {items.map(({ code, ok, actual, required, isUnsaved }) => {
              const field = FIELD[code];
              const words = code === 'LESSON_CONTENT' && course.lessonCount === 0 ? 'LESSONS' : code;
              return (
                <li key={code} className={classes.item} data-ok={ok || undefined}>
                  {ok ? (
                    <IconCircleCheckFilled size={20} role="img" aria-label={t('ready.ok')} />
                  ) : (
                    <IconAlertCircle size={20} role="img" aria-label={t('ready.missing')} />
                  )}
                  <div className={kit.grow}>
                    <p className={classes.name}>
                      {t(`ready.item.${code}`, { required })}{' '}
                      {isUnsaved && <Tag tone="info">{t('ready.unsaved')}</Tag>}
                    </p>
                    {!ok && (
                      <>
                        <p className={classes.have}>{t(`ready.have.${words}`, { actual, required })}</p>
                        <Link
                          to={field ? `${base}/edit#${field}` : `${base}/structure#${OUTLINE}`}
                          className={classes.mend}
                          onClick={() => focusField(field ?? OUTLINE)}
                        >
                          {t(`ready.mend.${words}`)}
                          <IconArrowRight size={16} aria-hidden="true" />
                        </Link>
                      </>
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
        </>
      ) : (
        <h2 id="readiness" className={classes.title}>
          {t('state.title')}
        </h2>
      )}
      <CourseActions course={course} missing={items.length - done} isDirty={isDirty} />
    </section>
  );
}
