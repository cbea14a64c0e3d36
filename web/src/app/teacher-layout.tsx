import { useViewer } from '../features/accounts/index.ts';
import { useSiteMode } from '../i18n/use-site-mode.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { lazyOptional } from '../ui/lazy-optional.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { PartFailed } from '../ui/part-failed.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';
import utilities from '../ui/utilities.module.css';
import { NotInAcademy } from './not-in-academy.tsx';
import { SidebarLayout } from './sidebar-layout.tsx';
import { useStudentNav } from './student-nav.ts';
import { useTeacherNav } from './teacher-nav.ts';

const BecomeTeacher = lazyOptional(
  async () => (await import('../features/accounts/become-teacher.tsx')).BecomeTeacher,
  { texts: ['accounts'], placeholder: <LoadingRows />, failed: PartFailed },
);

/** /teacher: the studio for teachers. Other students and administrators get an offer to become teachers. */
export function TeacherLayout() {
  const { t } = useTranslation(['workspace', 'common']);
  const viewer = useViewer();
  const { isAcademy } = useSiteMode();
  const groups = useTeacherNav();
  const studentGroups = useStudentNav();
  if (viewer.isLoading) {
    return (
      <SidebarLayout headerLabel={t('specified.instructor')} groups={groups}>
        <PageMeta title={t('common:nav.teacherArea')} isPrivate />
        <h1 className={utilities.hidden}>{t('common:nav.teacherArea')}</h1>
        <LoadingRows />
      </SidebarLayout>
    );
  }
  if (!viewer.has('TEACHER')) {
    return (
      <SidebarLayout groups={studentGroups}>{isAcademy ? <NotInAcademy /> : <BecomeTeacher />}</SidebarLayout>
    );
  }
  return <SidebarLayout headerLabel={t('specified.instructor')} groups={groups} />;
}
