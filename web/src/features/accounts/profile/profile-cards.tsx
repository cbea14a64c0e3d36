import type { FragmentType } from '@apollo/client';
import { useCallback, useState } from 'react';
import { UnsavedWarning } from '../../../ui/unsaved-warning.tsx';
import { AboutCard } from './about-card.tsx';
import { AvatarCard } from './avatar-card.tsx';
import { EducationCard } from './education-card.tsx';
import { ExperienceCard } from './experience-card.tsx';
import { InterestsCard } from './interests-card.tsx';
import { type ProfileFragment, useProfileFragment } from './profile.gen.ts';
import { ShortcutsCard } from './shortcuts-card.tsx';
import { SkillsCard } from './skills-card.tsx';

const PARTS = [
  ['about', AboutCard],
  ['skills', SkillsCard],
  ['education', EducationCard],
  ['experience', ExperienceCard],
] as const;

/** The parts of the viewer's profile, which are saved separately. */
export function ProfileCards({ profile: from }: { profile: FragmentType<ProfileFragment> }) {
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const onDirty = useCallback((part: string, isDirty: boolean) => {
    setDirty((old) => (isDirty ? [...new Set([...old, part])] : old.filter((each) => each !== part)));
  }, []);
  const profile = useProfileFragment(from);
  if (!profile) return null;
  return (
    <>
      <AvatarCard profile={profile} />
      {PARTS.map(([name, Part]) => (
        <Part key={name} profile={profile} onDirty={(isDirty) => onDirty(name, isDirty)} />
      ))}
      <InterestsCard />
      <ShortcutsCard />
      <UnsavedWarning isDirty={dirty.length > 0} />
    </>
  );
}
