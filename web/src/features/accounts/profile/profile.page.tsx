import { useTranslation } from '../../../i18n/use-translation.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ProfileFrame } from '../profile-frame.tsx';
import { useMyProfileQuery } from './profile.gen.ts';
import { ProfileCards } from './profile-cards.tsx';

/** /dashboard/profile: the viewer's profile. */
export function Component() {
  const { t } = useTranslation('profile');
  return (
    <ProfileFrame sub={t('sub')}>
      <QueryView
        result={useMyProfileQuery()}
        select={({ me }) => me}
        skeleton={
          <Loading className={styleClass({ display: 'flex', direction: 'column', gap: 4, shrink: true })}>
            <Skeleton height={140} />
            <Skeleton height={320} />
            <Skeleton height={160} />
          </Loading>
        }
      >
        {(me) => <ProfileCards profile={me} />}
      </QueryView>
    </ProfileFrame>
  );
}
