import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { useViewer } from '../accounts/index.ts';
import type { Assignment } from './assignment-model.ts';

/** For viewers who cannot submit work: guests sign in and return, others get a link to the course. */
export function NotEnrolled({ assignment }: { assignment: Assignment }) {
  const { t } = useTranslation('assignment');
  const viewer = useViewer();
  const { id, course, myStanding } = assignment;
  const next = encodeURIComponent(`/assignments/${id}`);
  const isGuest = viewer.state === 'guest';
  const kind = isGuest ? 'guest' : myStanding === 'ENDED' ? 'ended' : 'outside';
  return (
    <Stack as="section" card gap={4} shrink>
      <h2>{t(`away.title.${kind}`)}</h2>
      <Text tone="text-2">{t(`away.text.${kind}`, { course: course.title })}</Text>
      <Row wrap align="stretch" gap={3}>
        {isGuest && <ButtonLink to={`/login?next=${next}`}>{t('away.signIn')}</ButtonLink>}
        <ButtonLink to={`/courses/${course.slug}`} variant={isGuest ? 'default' : 'filled'}>
          {t('toCourse')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
