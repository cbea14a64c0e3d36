import type { FragmentType } from '@apollo/client';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { formatTypedCode } from '../../ui/format-typed-code.ts';
import { Box, Grid, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import classes from './classroom.module.css';
import {
  type ClassCodeFragment,
  type ClassSeatsQuery,
  useClassCodeFragment,
  useClassSeatsQuery,
  useRemindCourseInvitationsMutation,
  useSetClassCodeMutation,
  useWithdrawCourseInvitationMutation,
} from './invitations.gen.ts';

interface SeatsDialogProps {
  courseId: string;
  onClose: () => void;
}

/** Invited addresses that have not joined yet, and the class code. */
export function SeatsDialog({ courseId, onClose }: SeatsDialogProps) {
  const { t } = useTranslation('classroom');
  const result = useClassSeatsQuery({ variables: { courseId, id: courseId }, ...cacheAndNetwork });
  return (
    <Dialog isOpen isReading placement="end" title={t('seats.title')} onClose={onClose}>
      <QueryView
        result={result}
        select={({ course, courseInvitations }) => course && { course, courseInvitations }}
        failedTitle={t('seats.failed')}
        skeleton={<LoadingRows />}
      >
        {({ course, courseInvitations }) => (
          <Stack gap={6} shrink>
            <ClassCode course={course} />
            <Pending
              courseId={courseId}
              invitations={courseInvitations}
              onChange={() => void result.refetch()}
            />
          </Stack>
        )}
      </QueryView>
    </Dialog>
  );
}

const ClassCode = ({ course: from }: { course: FragmentType<ClassCodeFragment> }) => {
  const { t } = useTranslation('classroom');
  const [set, { loading }] = useSetClassCodeMutation();
  const { isCopied, copy } = useCopy();
  const course = useClassCodeFragment(from);
  if (!course) return null;
  const { id, classCode } = course;
  // The toast of a failed request states why
  const change = (isOn: boolean, renews = false) =>
    void set({ variables: { input: { courseId: id, isOn, renews } } }).catch(() => undefined);
  const code = classCode && formatTypedCode(classCode.code);
  const link = `${window.location.origin}/join?code=${classCode?.code ?? ''}`;
  return (
    <Stack as="section" gap={3} shrink aria-labelledby="class-code">
      <Heading level={3} id="class-code" text="md">
        {t('code.title')}
      </Heading>
      <Text text="sm" tone="dim">
        {t('code.text')}
      </Text>
      {classCode?.isOn && code ? (
        <>
          <Row wrap gap={4}>
            <QrCode text={link} label={t('code.qr', { code })} />
            <Stack gap={2} shrink>
              <Text as="b" text="lg" numbers>
                {code}
              </Text>
              <Text text="sm" tone="dim">
                {t('code.joined', { count: classCode.joinedCount })}
              </Text>
            </Stack>
          </Row>
          <Row wrap gap={2}>
            <Button variant="default" onClick={() => void copy(link)}>
              {t(isCopied ? 'code.copied' : 'code.copy')}
            </Button>
            <Button variant="subtle" loading={loading} onClick={() => change(true, true)}>
              {t('code.renew')}
            </Button>
            <Button variant="subtle" loading={loading} onClick={() => change(false)}>
              {t('code.off')}
            </Button>
          </Row>
        </>
      ) : (
        <Button
          className={classes.start ?? ''}
          variant="default"
          loading={loading}
          onClick={() => change(true)}
        >
          {t('code.on')}
        </Button>
      )}
    </Stack>
  );
};

interface PendingProps {
  courseId: string;
  invitations: ClassSeatsQuery['courseInvitations'];
  onChange: () => void;
}

const Pending = ({ courseId, invitations: { items, total }, onChange }: PendingProps) => {
  const { t } = useTranslation('classroom');
  const { date } = useFormat();
  const [remind, reminding] = useRemindCourseInvitationsMutation();
  const [withdraw, withdrawing] = useWithdrawCourseInvitationMutation();
  const run = async (invitationIds: string[] | null) => {
    const { data } = await remind({ variables: { input: { courseId, invitationIds } } });
    toast.success(t('seats.reminded', { count: data?.remindCourseInvitations.sentCount ?? 0 }));
    onChange();
  };
  const remove = async (invitationId: string) => {
    await withdraw({ variables: { invitationId } });
    onChange();
  };
  return (
    <Stack as="section" gap={3} shrink aria-labelledby="pending-seats">
      <Row wrap justify="between" gap={2}>
        <Heading level={3} id="pending-seats" text="md">
          {t('seats.pending', { count: total })}
        </Heading>
        {items.some(({ mayRemind }) => mayRemind) && (
          <Button
            variant="default"
            loading={reminding.loading}
            onClick={() => void run(null).catch(() => undefined)}
          >
            {t('seats.remindAll')}
          </Button>
        )}
      </Row>
      {items.length === 0 && <EmptyState title={t('seats.emptyTitle')} text={t('seats.emptyText')} />}
      <Grid as="ul" gap={3}>
        {items.map(({ id, email, sentAt, mayRemind }) => (
          <li key={id} className={classes.item}>
            <Box anywhere>{email}</Box>
            <Text text="sm" tone="dim">
              {t('seats.sent', { date: date(sentAt) })}
            </Text>
            <Row wrap gap={2}>
              {mayRemind && (
                <Button
                  variant="subtle"
                  size="compact-md"
                  loading={reminding.loading}
                  onClick={() => void run([id]).catch(() => undefined)}
                >
                  {t('seats.remind')}
                </Button>
              )}
              <Button
                variant="subtle"
                size="compact-md"
                loading={withdrawing.loading}
                onClick={() => void remove(id).catch(() => undefined)}
              >
                {t('seats.withdraw')}
              </Button>
            </Row>
          </li>
        ))}
      </Grid>
    </Stack>
  );
};
