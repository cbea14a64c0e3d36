import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Card, Heading, Stack, Text } from '../../../ui/layout/layout.tsx';

/** The card about the profile of a child. */
export function GuardianSection({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useTranslation('guardian');
  return (
    <Card as="section" aria-labelledby="guardian-title">
      <Stack gap={4} shrink>
        <div>
          <Heading level={2} id="guardian-title" text="lg">
            {t('title')}
          </Heading>
          <Text mt={1} text="sm" tone="dim">
            {text}
          </Text>
        </div>
        {children}
      </Stack>
    </Card>
  );
}
