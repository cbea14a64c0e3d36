import type { FragmentType } from '@apollo/client';
import { IconPencil, IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { evictCoTeaching } from '../../../apollo/cache/teaching.ts';
import { toFailure } from '../../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import classes from '../revision/revision.module.css';
import { CoTeacherDialog } from './co-teacher-dialog.tsx';
import {
  type CoTeachersPanelFragment,
  useCoTeachersPanelFragment,
  useLeaveCourseMutation,
  useRemoveCoTeacherMutation,
} from './co-teachers.gen.ts';

type Place = NonNullable<CoTeachersPanelFragment['coTeachers']>[number];
type OpenDialog = { what: 'invite' | 'leave' } | { what: 'change' | 'remove'; place: Place };

/** The co-teachers of a course. The owner invites, edits and removes them; a co-teacher can leave. */
export function CoTeachersPanel({ course: from }: { course: FragmentType<CoTeachersPanelFragment> }) {
  const { t } = useTranslation('revisions');
  const navigate = useNavigate();
  const [ask, setAsk] = useState<OpenDialog | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [remove, removing] = useRemoveCoTeacherMutation(SUPPRESS_TOAST);
  const [leave, leaving] = useLeaveCourseMutation(SUPPRESS_TOAST);
  const course = useCoTeachersPanelFragment(from);
  if (!course) return null;
  const places = course.coTeachers ?? [];
  const close = () => setAsk(null);
  const getName = ({ person, email }: Place) => person?.fullName ?? email;

  const run = async (action: () => Promise<unknown>, done: string) => {
    setError(null);
    try {
      await action();
      toast.success(done);
    } catch (failed) {
      setError(failed);
    }
    close();
  };

  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="co-teachers">
      <div>
        <Heading level={2} id="co-teachers" text="lg">
          {t('teachers.title')}
        </Heading>
        <Text text="sm" tone="dim">
          {course.isOwner ? t('teachers.text') : t('teachers.coTaught', { name: course.teacher.fullName })}
        </Text>
      </div>
      {places.length === 0 && course.isOwner && <Text text="sm">{t('teachers.none')}</Text>}
      {places.length > 0 && (
        <ul>
          {places.map((place) => (
            <Row
              as="li"
              key={place.id}
              className={classes.person}
              wrap
              rowGap={1}
              columnGap={2}
              py={2}
              anywhere
            >
              <Avatar name={getName(place)} src={place.person?.avatarUrl ?? null} size={36} />
              <Box grow shrink minW={50}>
                <p>
                  {getName(place)} {!place.acceptedAt && <Tag tone="info">{t('teachers.waiting')}</Tag>}
                </p>
                <Text text="xs" tone="dim">
                  {place.rights.map((right) => t(`teachers.right.${right}`)).join(', ') ||
                    t('teachers.seeOnly')}
                </Text>
              </Box>
              {course.isOwner && (
                <>
                  <IconButton
                    aria-label={t('teachers.change', { name: getName(place) })}
                    onClick={() => setAsk({ what: 'change', place })}
                  >
                    <IconPencil size={18} stroke={1.75} aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    aria-label={t('teachers.remove', { name: getName(place) })}
                    onClick={() => setAsk({ what: 'remove', place })}
                  >
                    <IconUserMinus size={18} stroke={1.75} aria-hidden="true" />
                  </IconButton>
                </>
              )}
            </Row>
          ))}
        </ul>
      )}
      <FormError failure={error ? toFailure(error) : null} />
      {course.isOwner ? (
        <Button
          variant="default"
          leftSection={<IconUserPlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setAsk({ what: 'invite' })}
        >
          {t('teachers.invite')}
        </Button>
      ) : (
        <Button variant="subtle" onClick={() => setAsk({ what: 'leave' })}>
          {t('teachers.leave')}
        </Button>
      )}
      {(ask?.what === 'invite' || ask?.what === 'change') && (
        <CoTeacherDialog
          courseId={course.id}
          place={ask.what === 'change' ? ask.place : undefined}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={ask?.what === 'remove'}
        onClose={close}
        onConfirm={() =>
          ask?.what === 'remove' &&
          void run(() => remove({ variables: { coTeacherId: ask.place.id } }), t('teachers.removed'))
        }
        title={ask?.what === 'remove' ? t('teachers.removeTitle', { name: getName(ask.place) }) : ''}
        confirmLabel={t('teachers.removeDo')}
        isDanger
        isBusy={removing.loading}
      >
        <p>{t('teachers.removeText')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={ask?.what === 'leave'}
        onClose={close}
        onConfirm={() =>
          void run(async () => {
            await leave({
              variables: { courseId: course.id },
              update: evictCoTeaching,
            });
            await navigate('/teacher/courses');
          }, t('teachers.left'))
        }
        title={t('teachers.leaveTitle')}
        confirmLabel={t('teachers.leave')}
        isDanger
        isBusy={leaving.loading}
      >
        <p>{t('teachers.leaveText')}</p>
      </ConfirmDialog>
    </Stack>
  );
}
