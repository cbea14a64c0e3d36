import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { isText, readOwnList, writeOwnList } from '../../../ui/own-storage.ts';
import { useOpenConsentsQuery } from './consents.gen.ts';

const KEY = 'sen.postponedConsents';

/** Asks for consents that the viewer has neither given nor refused. Nothing waits for the answer. */
export function ConsentRequest() {
  const { t } = useTranslation('consents');
  const { data } = useOpenConsentsQuery();
  const [postponed, setPostponed] = useState(() => readOwnList(KEY, isText));
  const open = (data?.myConsents ?? []).filter(
    ({ purpose, receipt }) => !receipt && !postponed.includes(purpose),
  );
  if (open.length === 0) return null;
  const postpone = () => {
    const purposes = [...new Set([...postponed, ...open.map(({ purpose }) => purpose)])];
    writeOwnList(KEY, purposes);
    setPostponed(purposes);
  };
  return (
    <Stack as="section" card gap={3} mt={8} aria-labelledby="consent-request">
      <div>
        <Heading level={2} id="consent-request" text="lg">
          {t('ask.title')}
        </Heading>
        <Text mt={1} text="sm" tone="text-2">
          {t('ask.text', { count: open.length })}
        </Text>
      </div>
      <Row wrap gap={2}>
        <ButtonLink variant="default" to="/dashboard/profile/data">
          {t('ask.choose')}
        </ButtonLink>
        <Button variant="default" onClick={postpone}>
          {t('ask.later')}
        </Button>
      </Row>
    </Stack>
  );
}
