import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import kit from '../../ui/kit.module.css';
import { useViewer } from '../accounts/index.ts';
import type { AssignmentFactsFragment } from './assignment.gen.ts';
import classes from './assignment.module.css';

/** For viewers who cannot submit work: guests sign in and return, others get a link to the course. */
export function Outside({ assignment }: { assignment: AssignmentFactsFragment }) {
  const { t } = useTranslation('assignment');
  const viewer = useViewer();
  const { id, course, myStanding } = assignment;
  const next = encodeURIComponent(`/assignments/${id}`);
  const isGuest = viewer.state === 'guest';
  const kind = isGuest ? 'guest' : myStanding === 'ENDED' ? 'ended' : 'outside';
  return (
    <section className={`${kit.card} ${kit.stack}`}>
      <h2>{t(`away.title.${kind}`)}</h2>
      <p className={kit.soft}>{t(`away.text.${kind}`, { course: course.title })}</p>
      <div className={classes.acts}>
        {isGuest && <ButtonLink to={`/login?next=${next}`}>{t('away.signIn')}</ButtonLink>}
        <ButtonLink to={`/courses/${course.slug}`} variant={isGuest ? 'default' : 'filled'}>
          {t('toCourse')}
        </ButtonLink>
      </div>
    </section>
  );
}
