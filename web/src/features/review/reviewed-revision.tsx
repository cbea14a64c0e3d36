import { useTranslation } from '../../i18n/use-translation.tsx';
import kit from '../../ui/kit.module.css';
import { RevisionChanges, type RevisionPartsFragment } from '../studio/index.ts';
import type { SubmissionFragment } from './review.gen.ts';
import classes from './review-history.module.css';

interface ReviewedRevisionProps {
  course: SubmissionFragment['course'];
  revision: RevisionPartsFragment;
}

/** The changes of a revision of a course on sale, above all else. */
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
