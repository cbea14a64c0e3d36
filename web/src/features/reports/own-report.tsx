import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { RatingStars } from '../../ui/rating.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import type { MyReportsQuery } from './own-reports.gen.ts';
import classes from './own-reports.module.css';

type Report = MyReportsQuery['myReports']['items'][number];

const TONES: Readonly<Record<Report['state'], Tone>> = {
  PENDING: 'warn',
  ACCEPTED: 'ok',
  REJECTED: 'neutral',
};

/** URL of the reported content; null if the viewer cannot open it any more. */
const placeOf = ({ course, comment, kind }: Report): string | null => {
  if (!course) return null;
  if (kind === 'RATING') return `/courses/${course.slug}#ratings`;
  if (!comment) return null;
  return `/learning/${course.slug}?lesson=${comment.lessonId}&comment=${comment.parentId ?? comment.id}`;
};

/** A report: the content with a link, the viewer's text, and the decision with its reason. */
export function OwnReport({ report }: { report: Report }) {
  const { t } = useTranslation('ratings');
  const { date, time } = useFormat();
  const { kind, state, outcome, note, reason, createdAt, decidedAt, comment, rating } = report;
  const said = comment?.text ?? rating?.text;
  const where = report.lessonTitle ?? report.courseTitle;
  const place = placeOf(report);
  const verdict = outcome ?? (state === 'PENDING' ? state : 'REJECTED');
  const title = where == null ? t(`own.gone.${kind}`) : t(`own.kind.${kind}`, { where });
  return (
    <li className={classes.row}>
      <article className={kit.stackTight} aria-label={title}>
        <header className={classes.head}>
          <h2 className={classes.title}>
            {place ? (
              <Link className={kit.link} to={place}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <Tag tone={TONES[state]}>{t(`own.state.${verdict}`)}</Tag>
        </header>
        {report.lessonTitle && report.courseTitle && (
          <p className={`${kit.small} ${kit.dim}`}>{report.courseTitle}</p>
        )}
        {comment || rating ? (
          <div className={classes.content}>
            <p className={`${kit.small} ${kit.dim}`}>{(comment ?? rating)?.author.fullName}</p>
            {rating && <RatingStars value={rating.stars} size={16} />}
            {said ? (
              <blockquote className={classes.said}>{said}</blockquote>
            ) : (
              <p className={kit.dim}>{t(rating ? 'own.starsAlone' : 'own.removed')}</p>
            )}
          </div>
        ) : (
          <p className={kit.dim}>{t('own.notShown')}</p>
        )}
        <p className={classes.said}>
          <b className={kit.strong}>{t('own.note')}</b> {note}{' '}
          <span className={`${kit.small} ${kit.dim}`}>
            {time(createdAt)}, {date(createdAt)}
          </span>
        </p>
        {decidedAt && verdict !== 'PENDING' && (
          <p className={classes.said}>
            <b className={kit.strong}>{t(`own.decided.${verdict}`, { date: date(decidedAt) })}</b> {reason}
          </p>
        )}
      </article>
    </li>
  );
}
