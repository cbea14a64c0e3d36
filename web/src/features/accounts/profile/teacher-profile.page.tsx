import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import utilities from '../../../ui/utilities.module.css';
import { useViewer } from '../viewer.tsx';
import { useMyTeacherProfileQuery } from './teacher-profile.gen.ts';
import { TeacherProfileForm } from './teacher-profile-form.tsx';

/** /teacher/advanced/profile: the teacher's public profile and selling. */
export function Component() {
  const { t } = useTranslation('profile');
  const { user } = useViewer();
  const result = useMyTeacherProfileQuery();
  return (
    <>
      <PageHeader
        title={t('teacher.title')}
        sub={t('teacher.sub')}
        actions={
          user && (
            <Link className={utilities.moreLink} to={`/instructor/${user.id}`}>
              {t('teacher.preview')}
            </Link>
          )
        }
      />
      <Grid columns={1} gap={6} maxW={220} mt={6}>
        <Notice>
          <p>
            {t('teacher.more')}{' '}
            <Link className={utilities.link} to="/dashboard/profile">
              {t('teacher.toProfile')}
            </Link>
          </p>
        </Notice>
        <QueryView
          result={result}
          select={({ myTeacherProfile }) => myTeacherProfile}
          skeleton={
            <Loading className={styleClass({ display: 'flex', direction: 'column', gap: 4, shrink: true })}>
              <Skeleton height={220} />
              <Skeleton height={220} />
            </Loading>
          }
        >
          {(profile) => <TeacherProfileForm profile={profile} />}
        </QueryView>
      </Grid>
    </>
  );
}
