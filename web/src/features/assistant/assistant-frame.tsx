import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';

export const PARTS = ['overview', 'drafts', 'thumbnail', 'avatar', 'moderation'] as const;
export type Part = (typeof PARTS)[number];

export const getPartPath = (part: Part): string =>
  part === 'overview' ? '/teacher/ai' : `/teacher/ai/${part}`;

interface AssistantFrameProps {
  part: Part;
  title: string;
  sub: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function AssistantFrame({ part, title, sub, actions, children }: AssistantFrameProps) {
  const { t } = useTranslation('assistant');
  const { t: tWorkspace } = useTranslation('workspace');
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          { label: tWorkspace('area.teacher'), to: '/teacher/courses' },
          ...(part === 'overview' ? [] : [{ label: t('title'), to: '/teacher/ai' }]),
          { label: title },
        ]}
        sub={sub}
        actions={actions}
      />
      <Stack gap={4} shrink>
        <TabLinks
          label={t('tabs')}
          links={PARTS.map((key) => ({
            key,
            label: t(`tab.${key}`),
            to: getPartPath(key),
            isOn: key === part,
          }))}
        />
        <Text text="sm" tone="dim">
          {t('machine')}
        </Text>
        {children}
      </Stack>
    </>
  );
}
