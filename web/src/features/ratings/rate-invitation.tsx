import { useState } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Box, Heading, Row, Text } from '../../ui/layout/layout.tsx';
import { RateDialog } from './rate-dialog.tsx';
import { useRatingOfCourseQuery } from './ratings.gen.ts';
import classes from './ratings.module.css';

/** Invites the viewer to rate a completed course, if they may and have not. Renders nothing after an error. */
export function RateInvitation({ course }: { course: { id: string; title: string } }) {
  const { t } = useTranslation('ratings');
  const [isOpen, setOpen] = useState(false);
  const { data, refetch } = useRatingOfCourseQuery({
    variables: { courseId: course.id },
    ...cacheAndNetwork,
  });
  const place = data?.course?.myEnrolment;
  if (place?.ratingStanding !== 'OPEN' || place.rating) return null;
  return (
    <Row
      as="section"
      className={classes.invitation}
      card
      wrap
      justify="between"
      gap={4}
      shrink
      aria-labelledby="invitation"
    >
      <Box grow shrink>
        <Heading level={2} id="invitation" text="lg">
          {t('invitation.title')}
        </Heading>
        <Text tone="dim">{t('invitation.text')}</Text>
      </Box>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('rate')}
      </Button>
      {isOpen && (
        <RateDialog
          course={course}
          currentRating={null}
          onClose={() => setOpen(false)}
          onRated={() => void refetch()}
        />
      )}
    </Row>
  );
}
