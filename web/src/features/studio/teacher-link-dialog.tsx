import { IconCheck, IconCopy } from '@tabler/icons-react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import utilities from '../../ui/utilities.module.css';
import { type TeacherLinkQuery, useTeacherLinkQuery } from './teacher-link.gen.ts';
import classes from './teacher-link.module.css';

type Link = NonNullable<TeacherLinkQuery['teacherLink']>;

export function LinkView({ link }: { link: Link }) {
  const { t } = useTranslation('studio');
  const { count } = useFormat();
  const { isCopied, copy } = useCopy(t('link.notCopied'));
  return (
    <Stack gap={4} shrink>
      <p>
        {t('link.text', {
          share: count(link.commissionBp / 100),
          usual: count(link.usualCommissionBp / 100),
        })}
      </p>
      <Row className={classes.address} wrap align="end" gap={2}>
        <TextField
          label={t('link.address')}
          value={link.url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          data-autofocus
          leftSection={
            isCopied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />
          }
          onClick={() => void copy(link.url)}
        >
          {t(isCopied ? 'link.copied' : 'link.copy')}
        </Button>
      </Row>
      <span role="status" className={utilities.hidden}>
        {isCopied ? t('link.copied') : ''}
      </span>
      <Grid as="dl" className={classes.figures} columns="slim" gap={3}>
        <div>
          <dt>{t('link.visits')}</dt>
          <dd>{count(link.visits)}</dd>
        </div>
        <div>
          <dt>{t('link.sales')}</dt>
          <dd>{count(link.sales)}</dd>
        </div>
      </Grid>
      <Box as="ul" pl={5} text="sm" tone="dim" bullets="disc">
        <li>{t('link.lasts', { count: link.days })}</li>
        <li>{t('link.allCourses')}</li>
        <li>{t('link.lastWins')}</li>
      </Box>
    </Stack>
  );
}

interface TeacherLinkDialogProps {
  course: { id: string; title: string };
  onClose: () => void;
}

export function TeacherLinkDialog({ course, onClose }: TeacherLinkDialogProps) {
  const { t } = useTranslation('studio');
  const result = useTeacherLinkQuery({ variables: { courseId: course.id }, ...cacheAndNetwork });
  return (
    <Dialog isOpen onClose={onClose} title={t('link.title', { course: course.title })}>
      <QueryView
        result={result}
        select={({ teacherLink }) => teacherLink}
        failedTitle={t('link.failed')}
        skeleton={<Skeleton height={220} />}
        missing={<Notice>{t('link.missing')}</Notice>}
      >
        {(link) => <LinkView link={link} />}
      </QueryView>
    </Dialog>
  );
}
