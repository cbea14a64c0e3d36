import { useTranslation } from '../../i18n/use-translation.tsx';
import kit from '../../ui/kit.module.css';
import { RevisionChanges, type RevisionPartsFragment } from '../studio/index.ts';
import type { SubmissionFragment } from './review.gen.ts';
import classes from './review-history.module.css';

interface ReviewedRevisionProps {
  course: SubmissionFragment['course'];
  revision: RevisionPartsFragment;
}

/** What the revision of a course on sale would change, before everything else that a reviewer looks at. */
export function ReviewedRevision({ course, revision }: ReviewedRevisionProps) {
  const { t } = useTranslation('revisions');
  return (
    <section className={`${kit.card} ${kit.stack}`} aria-labelledby="reviewed-revision">
      <div>
        <h2 id="reviewed-revision" className={classes.heading}>
          {t('review.title')}
        </h2>
        <p className={`${kit.small} ${kit.dim}`}>{t('review.text')}</p>
      </div>
      <RevisionChanges course={course} revision={revision} />
    </section>
  );
}
