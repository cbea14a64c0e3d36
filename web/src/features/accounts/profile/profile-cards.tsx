import type { FragmentType } from '@apollo/client';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Card, Grid, Text } from '../../../ui/layout/layout.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { UnsavedWarning } from '../../../ui/unsaved-warning.tsx';
import { GuardianCard } from '../guardian/guardian-card.tsx';
import { useViewer } from '../viewer.tsx';
import { AboutCard } from './about-card.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { AvatarCard } from './avatar-card.tsx';
import { EducationCard } from './education-card.tsx';
import { ExperienceCard } from './experience-card.tsx';
import { InterestsCard } from './interests-card.tsx';
import { type ProfileFragment, useProfileFragment } from './profile.gen.ts';
import { ShortcutsCard } from './shortcuts-card.tsx';
import { SkillsCard } from './skills-card.tsx';

const TEACHER_PARTS = [
  ['skills', SkillsCard],
  ['education', EducationCard],
  ['experience', ExperienceCard],
] as const;

/**
 * The parts of the viewer's profile, which are saved separately. Skills, education and experience appear only on the
 * page of a teacher, so students see them on request.
 */
export function ProfileCards({ profile: from }: { profile: FragmentType<ProfileFragment> }) {
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const onDirty = useCallback((part: string, isDirty: boolean) => {
    setDirty((old) => (isDirty ? [...new Set([...old, part])] : old.filter((each) => each !== part)));
  }, []);
  const { t } = useTranslation('profile');
  const isTeacher = useViewer().has('TEACHER');
  const [isOpen, setOpen] = useState(false);
  const profile = useProfileFragment(from);
  if (!profile) return null;
  const teaching = TEACHER_PARTS.map(([name, Part]) => (
    <Part key={name} profile={profile} onDirty={(isDirty) => onDirty(name, isDirty)} />
  ));
  return (
    <>
      <AvatarCard profile={profile} />
      <AboutCard profile={profile} onDirty={(isDirty) => onDirty('about', isDirty)} />
      <GuardianCard />
      {isTeacher && teaching}
      <InterestsCard />
      <AppearanceCard />
      <ShortcutsCard />
      {!isTeacher && (
        <Card as="section">
          <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('teaching.open')}
          </TextButton>
          <Text mt={1} text="sm" tone="dim">
            {t('teaching.text')}
          </Text>
        </Card>
      )}
      {!isTeacher && (
        <Grid columns={1} gap={6} hidden={!isOpen}>
          {teaching}
        </Grid>
      )}
      <UnsavedWarning isDirty={dirty.length > 0} />
    </>
  );
}
