import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { UpdateProfileInput } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useAnnouncer } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Row, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import classes from './fields.module.css';
import { PartCard } from './part-card.tsx';
import type { ProfileFragment } from './profile.gen.ts';
import { useProfileForm } from './use-profile-form.ts';

const { maxItems: MAX_SKILLS, items } = UpdateProfileInput.skills;
const FIELDS = ['skills'] as const;

/** An ordered list of skills. Enter adds one. */
export function SkillsCard({
  profile,
  onDirty,
}: {
  profile: ProfileFragment;
  onDirty: (isDirty: boolean) => void;
}) {
  const { t } = useTranslation('profile');
  const { announce, region } = useAnnouncer();
  const [newSkill, setNewSkill] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { form, card } = useProfileForm(profile, {
    toValues: ({ skills }) => ({ skills: [...skills] }),
    toInput: ({ skills }) => ({ skills }),
    fields: FIELDS,
    onDirty,
  });
  const { skills } = form.values;

  const add = () => {
    const skill = newSkill.trim();
    if (!skill) return;
    const isKnown = skills.some((each) => each.toLowerCase() === skill.toLowerCase());
    if (!isKnown) form.setFieldValue('skills', [...skills, skill]);
    announce(isKnown ? t('skills.known', { skill }) : t('skills.added', { skill }));
    setNewSkill('');
  };
  const remove = (skill: string) => {
    form.setFieldValue(
      'skills',
      skills.filter((each) => each !== skill),
    );
    announce(t('skills.removed', { skill }));
    input.current?.focus();
  };

  return (
    <PartCard title={t('skills.title')} help={t('skills.help', { max: MAX_SKILLS })} {...card}>
      {skills.length > 0 && (
        <Row as="ul" wrap align="stretch" gap={2} aria-label={t('skills.title')}>
          {skills.map((skill) => (
            <Box
              as="li"
              key={skill}
              className={classes.chip}
              display="inline-flex"
              align="center"
              minH={8}
              pl={3}
              text="sm"
              weight={500}
              tone="on-tint"
              bg="tint"
              radius="full"
            >
              {skill}
              <IconButton aria-label={t('skills.remove', { skill })} onClick={() => remove(skill)}>
                <IconX size={16} aria-hidden="true" />
              </IconButton>
            </Box>
          ))}
        </Row>
      )}
      {skills.length < MAX_SKILLS && (
        <Row gap={2} shrink>
          <TextField
            ref={input}
            className={styleClass({ grow: true, shrink: true })}
            aria-label={t('skills.new')}
            placeholder={t('skills.placeholder')}
            value={newSkill}
            maxLength={items.maxLength}
            onChange={(event) => setNewSkill(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button variant="light" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
            {t('skills.add')}
          </Button>
        </Row>
      )}
      {form.errors.skills && (
        <Text text="xs" tone="bad">
          {form.errors.skills}
        </Text>
      )}
      {region}
    </PartCard>
  );
}
