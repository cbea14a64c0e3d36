import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { RatingStars } from '../../ui/rating.tsx';
import type { RatingListFragment } from './course-ratings.gen.ts';
import classes from './ratings.module.css';

/** Loaded after the page, because few viewers use it: the explanation of the score, and the report of a rating. */
export const RatingExtra = lazyOptional(async () => (await import('./rating-extra.tsx')).RatingExtra, {
  texts: ['ratings'],
});

interface RatingItemProps {
  rating: RatingListFragment['items'][number];
  teacherName: string;
}

/** A rating: stars, text and the teacher's answer. */
export function RatingItem({ rating, teacherName }: RatingItemProps) {
  const { t } = useTranslation('catalog');
  const { date } = useFormat();
  return (
    <li className={classes.rating}>
      <Avatar name={rating.author.fullName} src={rating.author.avatarUrl} />
      <div className={kit.grow}>
        <div className={classes.author}>
          <b className={kit.strong}>{rating.author.fullName}</b>
          <time className={classes.when} dateTime={rating.createdAt}>
            {rating.percentage !== null && `${t('detail.provenance', { percent: rating.percentage })} · `}
            {rating.courseVersion !== null && `${t('detail.version', { version: rating.courseVersion })} · `}
            {date(rating.updatedAt ?? rating.createdAt)}
            {rating.updatedAt && ` · ${t('detail.edited')}`}
          </time>
        </div>
        <RatingStars value={rating.stars} />
        {rating.text && <p className={classes.text}>{rating.text}</p>}
        <RatingExtra rating={rating} />
        {rating.teacherReply && (
          <div className={classes.reply}>
            <p className={kit.small}>
              <b className={kit.strong}>{teacherName}</b> · {t('detail.teacherReply')}
            </p>
            <p>{rating.teacherReply}</p>
          </div>
        )}
      </div>
    </li>
  );
}
