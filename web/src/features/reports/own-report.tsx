import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { RatingStars } from '../../ui/rating.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import utilities from '../../ui/utilities.module.css';
import type { MyReportsQuery } from './own-reports.gen.ts';
import classes from './own-reports.module.css';

type Report = MyReportsQuery['myReports']['items'][number];

const TONES: Readonly<Record<Report['state'], Tone>> = {
  PENDING: 'warn',
  ACCEPTED: 'ok',
  REJECTED: 'neutral',
};

/** URL of the reported content; null if the viewer cannot open it any more. */
const getPlace = ({ course, comment, kind }: Report): string | null => {
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
  const reportedText = comment?.text ?? rating?.text;
  const where = report.lessonTitle ?? report.courseTitle;
  const place = getPlace(report);
  const verdict = outcome ?? (state === 'PENDING' ? state : 'REJECTED');
  const title = where == null ? t(`own.gone.${kind}`) : t(`own.kind.${kind}`, { where });
  return (
    <Box as="li" className={classes.row} px={6} py={5} borderTop>
      <Stack as="article" gap={2} shrink aria-label={title}>
        <Row as="header" wrap align="start" justify="between" rowGap={2} columnGap={4}>
          <Heading level={2} text="md">
            {place ? (
              <Link className={utilities.link} to={place}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
          <Tag tone={TONES[state]}>{t(`own.state.${verdict}`)}</Tag>
        </Row>
        {report.lessonTitle && report.courseTitle && (
          <Text text="sm" tone="dim">
            {report.courseTitle}
          </Text>
        )}
        {comment || rating ? (
          <Box px={4} py={3} bg="surface-2" radius="md">
            <Text text="sm" tone="dim">
              {(comment ?? rating)?.author.fullName}
            </Text>
            {rating && <RatingStars value={rating.stars} size={16} />}
            {reportedText ? (
              <Text as="blockquote" m={0} space="lines" anywhere>
                {reportedText}
              </Text>
            ) : (
              <Text tone="dim">{t(rating ? 'own.starsAlone' : 'own.removed')}</Text>
            )}
          </Box>
        ) : (
          <Text tone="dim">{t('own.notShown')}</Text>
        )}
        <Text m={0} space="lines" anywhere>
          <Text as="b" weight={600}>
            {t('own.note')}
          </Text>{' '}
          {note}{' '}
          <Text as="span" text="sm" tone="dim">
            {time(createdAt)}, {date(createdAt)}
          </Text>
        </Text>
        {decidedAt && verdict !== 'PENDING' && (
          <Text m={0} space="lines" anywhere>
            <Text as="b" weight={600}>
              {t(`own.decided.${verdict}`, { date: date(decidedAt) })}
            </Text>{' '}
            {reason}
          </Text>
        )}
      </Stack>
    </Box>
  );
}
