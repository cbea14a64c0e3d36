import { IconAlertCircle, IconArrowRight, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReadinessCode } from '../../../generated/schema.ts';
import { Bloom } from '../../../ui/bloom.tsx';
import kit from '../../../ui/kit.module.css';
import { Meter } from '../../../ui/meter.tsx';
import { CourseActions } from './course-actions.tsx';
import { focusField } from './focus-field.ts';
import classes from './readiness-panel.module.css';
import type { StudioStateFragment } from './studio.gen.ts';

/** Where each condition is mended: a field of the form, or the outline. */
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
  course: StudioStateFragment;
  /** Unsaved changes are not part of what would be submitted. */
  isDirty?: boolean;
}

/** The submit gate as a list: what is there, what is needed, and the way to mend it; below it the acts of this state. */
export function ReadinessPanel({ course, isDirty = false }: ReadinessPanelProps) {
  const { t } = useTranslation('studio');
  const items = course.readiness ?? [];
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
            {items.map(({ code, ok, actual, required }) => {
              const field = FIELD[code];
              return (
                <li key={code} className={classes.item} data-ok={ok || undefined}>
                  {ok ? (
                    <IconCircleCheckFilled size={20} role="img" aria-label={t('ready.ok')} />
                  ) : (
                    <IconAlertCircle size={20} role="img" aria-label={t('ready.missing')} />
                  )}
                  <div className={kit.grow}>
                    <p className={classes.name}>{t(`ready.item.${code}`, { required })}</p>
                    {!ok && (
                      <>
                        <p className={classes.have}>{t(`ready.have.${code}`, { actual, required })}</p>
                        <Link
                          to={field ? `${base}/edit#${field}` : `${base}/structure`}
                          className={classes.mend}
                          onClick={() => field && focusField(field)}
                        >
                          {t(`ready.mend.${code}`)}
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
