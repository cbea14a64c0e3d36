import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { RatingStars } from '../../ui/rating.tsx';
import { Tag } from '../../ui/tag.tsx';
import { RateDialog } from './rate-dialog.tsx';
import { type OwnRatingFragment, useOwnRatingFragment } from './ratings.gen.ts';
import classes from './ratings.module.css';

interface OwnRatingProps {
  rating: FragmentType<OwnRatingFragment>;
  onChanged: () => void;
}

/** The viewer's rating of a course: text, progress at that time, earlier version, and the teacher's answer. */
export function OwnRating({ rating: from, onChanged }: OwnRatingProps) {
  const { t } = useTranslation('ratings');
  const { date } = useFormat();
  const [isEditing, setEditing] = useState(false);
  const rating = useOwnRatingFragment(from);
  if (!rating) return null;
  const { course, stars, text, status, percentage, updatedAt, createdAt, teacherReply, earlierVersions } =
    rating;
  return (
    <Row as="li" className={classes.row} align="start" gap={4} px={6} py={5} borderTop>
      <img
        src={course.coverUrl}
        alt=""
        width={112}
        height={63}
        loading="lazy"
        className={`${classes.cover} ${styleClass({ w: 30, h: 'auto', radius: 'sm' })}`}
      />
      <Box as="article" grow shrink aria-label={course.title}>
        <Row justify="between" gap={4} shrink>
          <Link to={`/courses/${course.slug}`} className={styleClass({ weight: 600, tone: 'inherit' })}>
            {course.title}
          </Link>
          {course.myEnrolment?.ratingStanding === 'OPEN' && (
            <Button size="compact-md" variant="default" onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
          )}
        </Row>
        <Row as="p" wrap gap={2} shrink>
          <RatingStars value={stars} />
          {status !== 'PUBLISHED' && (
            <Tag tone={status === 'PENDING' ? 'warn' : 'bad'}>{t(`status.${status}`)}</Tag>
          )}
        </Row>
        <Text text="sm" tone="dim">
          {percentage !== null && `${t('provenance', { percent: percentage })} · `}
          {date(updatedAt ?? createdAt)}
          {updatedAt && ` · ${t('wasEdited')}`}
        </Text>
        {text && (
          <Text space="lines" anywhere>
            {text}
          </Text>
        )}
        {status !== 'PUBLISHED' && (
          <Text text="sm" tone="dim">
            {t(`statusText.${status}`)}
          </Text>
        )}
        {teacherReply && (
          <Box px={4} py={3} mt={3} bg="surface-2" radius="md">
            <Text text="sm">
              <Text as="b" weight={600}>
                {t('replyBy', { name: course.teacher.fullName })}
              </Text>
            </Text>
            <Text space="lines" anywhere>
              {teacherReply}
            </Text>
          </Box>
        )}
        {earlierVersions.length > 0 && (
          <Box as="details" className={classes.earlier} mt={3}>
            <summary>{t('earlier', { count: earlierVersions.length })}</summary>
            <ul>
              {earlierVersions.map((version) => (
                <li key={version.writtenAt}>
                  <RatingStars value={version.stars} size={14} />{' '}
                  <Text as="span" text="sm" tone="dim">
                    {date(version.writtenAt)}
                  </Text>
                  {version.text && (
                    <Text space="lines" anywhere>
                      {version.text}
                    </Text>
                  )}
                </li>
              ))}
            </ul>
          </Box>
        )}
      </Box>
      {isEditing && (
        <RateDialog
          course={course}
          currentRating={rating}
          onClose={() => setEditing(false)}
          onRated={onChanged}
        />
      )}
    </Row>
  );
}
