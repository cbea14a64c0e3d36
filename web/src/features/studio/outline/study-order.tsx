import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import panel from '../../../ui/panel.module.css';
import { toast } from '../../../ui/toast.tsx';
import {
  type StudioLessonFragment,
  type StudioOutlineFragment,
  useSetStudyOrderMutation,
} from './outline.gen.ts';

interface StudyOrderProps {
  course: StudioOutlineFragment;
  isLocked: boolean;
}

const Opening = ({ lesson }: { lesson: StudioLessonFragment }) => {
  const { t } = useTranslation('lessons');
  const { date, time } = useFormat();
  const { drip, dripDays, dripAt, title } = lesson;
  return (
    <li>
      <b>{title}</b>:{' '}
      {drip === 'DATE' && dripAt
        ? t('outline.opensAt', { time: time(dripAt), date: date(dripAt) })
        : t('outline.opensAfter', { count: dripDays ?? 0 })}
    </li>
  );
};

/** The order in which a course is studied, and the lessons that open later. */
export function StudyOrder({ course, isLocked }: StudyOrderProps) {
  const { t } = useTranslation('lessons');
  const [set, { loading }] = useSetStudyOrderMutation();
  const later = course.sections.flatMap(({ lessons }) => lessons.filter(({ drip }) => drip !== 'NONE'));
  const onSet = (enforceOrder: boolean) =>
    void set({
      variables: { input: { courseId: course.id, expectedVersion: course.version, enforceOrder } },
    }).then(
      () => toast.success(t(enforceOrder ? 'outline.orderOn' : 'outline.orderOff')),
      () => undefined, // a toast shows the failure
    );
  return (
    <section className={`${kit.card} ${kit.stack}`} aria-labelledby="study-order">
      <h2 id="study-order" className={panel.cardTitle}>
        {t('outline.order')}
      </h2>
      <Checkbox
        label={t('outline.enforceOrder')}
        description={t('outline.enforceOrderHelp')}
        checked={course.enforceOrder}
        disabled={isLocked || loading}
        onChange={(event) => onSet(event.currentTarget.checked)}
      />
      {later.length > 0 ? (
        <ul className={kit.small}>
          {later.map((lesson) => (
            <Opening key={lesson.id} lesson={lesson} />
          ))}
        </ul>
      ) : (
        <p className={`${kit.small} ${kit.dim}`}>{t('outline.allOpen')}</p>
      )}
    </section>
  );
}
