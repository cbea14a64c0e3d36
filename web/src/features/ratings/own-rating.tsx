import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { RatingStars } from '../../ui/rating.tsx';
import { Tag } from '../../ui/tag.tsx';
import { RateDialog } from './rate-dialog.tsx';
import type { MyRatingsQuery } from './ratings.gen.ts';
import classes from './ratings.module.css';

interface OwnRatingProps {
  rating: MyRatingsQuery['myRatings']['items'][number];
  onChanged: () => void;
}

/** The viewer's rating of a course: text, progress at that time, earlier version, and the teacher's answer. */
export function OwnRating({ rating, onChanged }: OwnRatingProps) {
  const { t } = useTranslation('ratings');
  const { date } = useFormat();
  const [isEditing, setEditing] = useState(false);
  const {
    course,
    stars,
    text,
    status,
    percentage,
    courseVersion,
    updatedAt,
    createdAt,
    teacherReply,
    earlierVersions,
  } = rating;
  return (
    <li className={classes.row}>
      <img src={course.coverUrl} alt="" width={112} height={63} loading="lazy" className={classes.cover} />
      <article className={kit.grow} aria-label={course.title}>
        <div className={kit.between}>
          <Link to={`/courses/${course.slug}`} className={classes.title}>
            {course.title}
          </Link>
          {course.myEnrolment?.ratingStanding === 'OPEN' && (
            <Button size="compact-md" variant="default" onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
          )}
        </div>
        <p className={`${kit.row} ${kit.wrap}`}>
          <RatingStars value={stars} />
          {status !== 'PUBLISHED' && (
            <Tag tone={status === 'PENDING' ? 'warn' : 'bad'}>{t(`status.${status}`)}</Tag>
          )}
        </p>
        <p className={`${kit.small} ${kit.dim}`}>
          {percentage !== null && `${t('provenance', { percent: percentage })} · `}
          {courseVersion !== null && `${t('version', { version: courseVersion })} · `}
          {date(updatedAt ?? createdAt)}
          {updatedAt && ` · ${t('wasEdited')}`}
        </p>
        {text && <p className={classes.text}>{text}</p>}
        {status !== 'PUBLISHED' && <p className={`${kit.small} ${kit.dim}`}>{t(`statusText.${status}`)}</p>}
        {teacherReply && (
          <div className={classes.reply}>
            <p className={kit.small}>
              <b className={kit.strong}>{t('replyBy', { name: course.teacher.fullName })}</b>
            </p>
            <p className={classes.text}>{teacherReply}</p>
          </div>
        )}
        {earlierVersions.length > 0 && (
          <details className={classes.earlier}>
            <summary>{t('earlier', { count: earlierVersions.length })}</summary>
            <ul>
              {earlierVersions.map((version) => (
                <li key={version.writtenAt}>
                  <RatingStars value={version.stars} size={14} />{' '}
                  <span className={`${kit.small} ${kit.dim}`}>{date(version.writtenAt)}</span>
                  {version.text && <p className={classes.text}>{version.text}</p>}
                </li>
              ))}
            </ul>
          </details>
        )}
      </article>
      {isEditing && (
        <RateDialog course={course} given={rating} onClose={() => setEditing(false)} onRated={onChanged} />
      )}
    </li>
  );
}
