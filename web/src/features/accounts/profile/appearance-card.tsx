import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Card, Heading, Text } from '../../../ui/layout/layout.tsx';
import { ThemeChoice } from '../../../ui/switches.tsx';

/** The theme of this browser. */
export function AppearanceCard() {
  const { t } = useTranslation('profile');
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading level={2} id={id} mb={4} text="lg">
        {t('appearance.title')}
      </Heading>
      <ThemeChoice />
      <Text mt={2} text="sm" tone="dim">
        {t('appearance.help')}
      </Text>
    </Card>
  );
}
