import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Heading, Stack, Text } from '../../../ui/layout/layout.tsx';

/** Leads to the answers of the first day. */
export function InterestsCard() {
  const { t } = useTranslation('firstDay');
  return (
    <Stack as="section" card gap={3} shrink aria-labelledby="interests">
      <Heading level={2} id="interests" text="lg">
        {t('card.title')}
      </Heading>
      <Text tone="text-2">{t('card.text')}</Text>
      <div>
        <ButtonLink to="/dashboard/start" variant="default">
          {t('card.change')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
