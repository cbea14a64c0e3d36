import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import type { SubmissionHistoryQuery } from './review.gen.ts';

type Place = NonNullable<NonNullable<SubmissionHistoryQuery['courseReview']>['place']>;

export function QueueArrows({ place: { position, total, previousId, nextId } }: { place: Place }) {
  const { t } = useTranslation('review');
  const to = (id: string) => `/admin/courses/review/${id}`;
  return (
    <Row as="nav" gap={2} shrink aria-label={t('place.label')}>
      {previousId && (
        <Link className={utilities.iconButton} to={to(previousId)} aria-label={t('place.previous')}>
          <IconChevronLeft size={20} aria-hidden="true" />
        </Link>
      )}
      <Text as="span" text="sm" tone="dim">
        {t('place.at', { position, total })}
      </Text>
      {nextId && (
        <Link className={utilities.iconButton} to={to(nextId)} aria-label={t('place.next')}>
          <IconChevronRight size={20} aria-hidden="true" />
        </Link>
      )}
    </Row>
  );
}
