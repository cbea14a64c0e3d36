import { useCallback, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { UnsavedWarning } from '../../../ui/unsaved-warning.tsx';
import { ProfileFrame } from '../profile-frame.tsx';
import { AboutCard } from './about-card.tsx';
import { AvatarCard } from './avatar-card.tsx';
import { EducationCard } from './education-card.tsx';
import { ExperienceCard } from './experience-card.tsx';
import { useMyProfileQuery } from './profile.gen.ts';
import { ShortcutsCard } from './shortcuts-card.tsx';
import { SkillsCard } from './skills-card.tsx';

const PARTS = [
  ['about', AboutCard],
  ['skills', SkillsCard],
  ['education', EducationCard],
  ['experience', ExperienceCard],
] as const;

/** /dashboard/profile: the viewer's profile, whose parts are saved separately. */
export function Component() {
  const { t } = useTranslation('profile');
  const result = useMyProfileQuery();
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const onDirty = useCallback((part: string, isDirty: boolean) => {
    setDirty((old) => (isDirty ? [...new Set([...old, part])] : old.filter((each) => each !== part)));
  }, []);

  return (
    <ProfileFrame sub={t('sub')}>
      <QueryView
        result={result}
        select={({ me }) => me}
        skeleton={
          <Loading className={styleClass({ display: 'flex', direction: 'column', gap: 4, shrink: true })}>
            <Skeleton height={140} />
            <Skeleton height={320} />
            <Skeleton height={160} />
          </Loading>
        }
      >
        {(me) => (
          <>
            <AvatarCard profile={me} />
            {PARTS.map(([name, Part]) => (
              <Part key={name} profile={me} onDirty={(isDirty) => onDirty(name, isDirty)} />
            ))}
            <ShortcutsCard />
            <UnsavedWarning isDirty={dirty.length > 0} />
          </>
        )}
      </QueryView>
    </ProfileFrame>
  );
}
