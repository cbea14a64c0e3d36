import { uncached } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useViewer } from '../accounts/index.ts';
import { useQuickFindQuery } from './quick-find.gen.ts';
import { type Choice, findPages, recentChoices } from './quick-find-choices.ts';

const MIN_LENGTH = 2;

/** The results of the quick search. Each kind is queried only with its permission; the server checks it, too. */
export const useQuickFind = (search: string, pages: readonly Choice[]) => {
  const { t } = useTranslation('studio');
  const viewer = useViewer();
  const isLongEnough = search.trim().length >= MIN_LENGTH;
  const { data, loading, error } = useQuickFindQuery({
    variables: {
      search: search.trim(),
      people: viewer.may('person:read'),
      courses: viewer.may('course:read-any'),
      orders: viewer.may('order:read-any'),
      certificates: viewer.may('certificate:read-any'),
    },
    skip: !isLongEnough,
    ...uncached,
  });
  if (!search.trim()) {
    const recent = recentChoices(viewer.user?.id ?? '');
    return {
      groups: [
        { key: 'recent', choices: recent },
        { key: 'pages', choices: [...pages] },
      ] as const,
      isWaiting: false,
      error,
    };
  }
  const groups = [
    { key: 'pages', choices: findPages(pages, search) },
    {
      key: 'people',
      choices: (data?.searchPeople ?? []).map(
        ({ id, fullName, email }): Choice => ({
          label: fullName,
          detail: email,
          to: `/admin/users/${id}`,
        }),
      ),
    },
    {
      key: 'courses',
      choices: (data?.searchCourses ?? []).map(
        ({ slug, title, status }): Choice => ({
          label: title,
          detail: t(`status.${status}`),
          to: `/courses/${slug}`,
        }),
      ),
    },
    {
      key: 'orders',
      choices: (data?.orders?.items ?? []).map(
        ({ number, buyerName }): Choice => ({
          label: number,
          detail: buyerName,
          to: `/admin/bills?search=${encodeURIComponent(number)}`,
        }),
      ),
    },
    {
      key: 'certificates',
      choices: (data?.certificates?.edges ?? []).map(
        ({ node: { serial, studentName, studentId } }): Choice => ({
          label: serial,
          detail: studentName,
          to: `/admin/users/${studentId}?tab=certificates#${serial}`,
        }),
      ),
    },
  ] as const;
  return { groups, isWaiting: loading, error };
};
