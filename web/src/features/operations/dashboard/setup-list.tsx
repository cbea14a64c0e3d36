import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useState } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { SESSION_PREFIX } from '../../../constants.ts';
import type { SetupStepKind } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { removeStored } from '../../../ui/browser-storage.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Box, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { isText, readOwnList, writeOwnList } from '../../../ui/own-storage.ts';
import { useViewer } from '../../accounts/index.ts';
import { useSetupStepsQuery } from './setup.gen.ts';

/** The place of each step. The mail server and the gateways are environment variables of the server. */
const PLACES: Partial<Record<SetupStepKind, string>> = {
  BRANDING: '/admin/branding',
  TWO_STEP: '/dashboard/profile/security',
  SECOND_ADMINISTRATOR: '/admin/users',
  CATEGORY: '/admin/category-management',
  COURSE: '/admin/courses/review',
  BACKUP: '/admin/backup',
};
const HIDDEN = `${SESSION_PREFIX}setup-hidden`;

/** The steps of an owner's first days. Disappears when all are done; the viewer can hide it in this browser. */
export function SetupList() {
  const { t } = useTranslation('desk');
  const viewer = useViewer();
  const [isHidden, setHidden] = useState(() => readOwnList(HIDDEN, isText).length > 0);
  const { data } = useSetupStepsQuery({ ...cacheAndNetwork, skip: !viewer.may('setting:read') });
  const steps = data?.setupSteps ?? [];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (steps.length === done) return null;
  const hide = (hidden: boolean) => {
    if (hidden) writeOwnList(HIDDEN, [HIDDEN]);
    else removeStored(HIDDEN);
    setHidden(hidden);
  };
  if (isHidden)
    return (
      <Box mb={4}>
        <Button variant="subtle" size="sm" onClick={() => hide(false)}>
          {t('setup.show', { done, all: steps.length })}
        </Button>
      </Box>
    );
  return (
    <Stack as="section" card gap={2} shrink mb={6} aria-labelledby="setup">
      <Row wrap justify="between" gap={3}>
        <div>
          <Heading level={2} id="setup" text="lg">
            {t('setup.title')}
          </Heading>
          <Text text="sm" tone="dim">
            {t('setup.sub', { done, all: steps.length })}
          </Text>
        </div>
        <Button variant="subtle" size="sm" onClick={() => hide(true)}>
          {t('setup.hide')}
        </Button>
      </Row>
      <ul>
        {steps.map(({ kind, isDone }) => {
          const place = PLACES[kind];
          return (
            <Row as="li" key={kind} wrap gap={3} py={2} text="sm">
              <Text as="span" tone={isDone ? 'ok' : 'dim'}>
                {isDone ? (
                  <IconCircleCheckFilled size={22} role="img" aria-label={t('setup.done')} />
                ) : (
                  <IconCircleDashed size={22} role="img" aria-label={t('setup.open')} />
                )}
              </Text>
              <Box grow shrink flex={60}>
                <Text weight={600}>{t(`setup.step.${kind}`)}</Text>
                {!isDone && (
                  <Text text="xs" tone="dim">
                    {t(`setup.how.${kind}`)}
                  </Text>
                )}
              </Box>
              {!isDone && place && (
                <ButtonLink
                  to={place}
                  variant="default"
                  size="sm"
                  aria-label={`${t('setup.go')}: ${t(`setup.step.${kind}`)}`}
                >
                  {t('setup.go')}
                </ButtonLink>
              )}
            </Row>
          );
        })}
      </ul>
    </Stack>
  );
}
