import type { FragmentType } from '@apollo/client';
import { IconBan, IconBulb, IconInfoCircle, IconTag, IconTimeline } from '@tabler/icons-react';
import { evictConsentLists } from '../../../apollo/cache/consents.ts';
import type { ConsentPurpose } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Switch } from '../../../ui/fields/checkbox.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Card, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import {
  type ConsentRowFragment,
  MyConsentsDocument,
  type MyConsentsQuery,
  useConsentRowFragment,
  useSetConsentMutation,
} from './consents.gen.ts';
import classes from './consents.module.css';

const ICONS: Readonly<Record<ConsentPurpose, typeof IconTag>> = {
  COURSE_SUGGESTIONS: IconBulb,
  COURSE_OFFERS: IconTag,
  VIDEO_MEASUREMENT: IconTimeline,
};

/** A purpose with its switch. Both directions take effect immediately and leave a receipt. */
const ConsentRow = ({ from }: { from: FragmentType<ConsentRowFragment> }) => {
  const { t } = useTranslation('consents');
  const { date, time } = useFormat();
  const consent = useConsentRowFragment(from);
  const [set, { loading }] = useSetConsentMutation({
    refetchQueries: [MyConsentsDocument],
    update: evictConsentLists,
  });
  if (!consent) return null;
  const { purpose, title, text, stops, isGiven, receipt } = consent;
  const Icon = ICONS[purpose];
  // The switch shows the answer while it is being stored
  const isOn = loading ? !isGiven : isGiven;
  const at = receipt ? `${date(receipt.at)}, ${time(receipt.at)}` : '';
  return (
    <li className={classes.row} data-given={isOn}>
      <span className={classes.icon}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <Stack gap={1} shrink>
        <Heading level={3} text="md">
          {title}
        </Heading>
        <Text text="sm" tone="text-2">
          {text}
        </Text>
        <Text text="sm" tone="dim" numbers>
          {receipt ? t(receipt.isGiven ? 'given' : 'withdrawn', { at, code: receipt.code }) : t('never')}
        </Text>
        <Row align="start" gap={2} text="sm" tone="dim">
          <Box as="span" rigid>
            {isOn ? (
              <IconInfoCircle size={18} aria-hidden="true" />
            ) : (
              <IconBan size={18} aria-hidden="true" />
            )}
          </Box>
          <span>{stops}</span>
        </Row>
      </Stack>
      <Switch
        className={classes.switch}
        label={t(isOn ? 'on' : 'off')}
        aria-label={`${title}: ${t(isOn ? 'on' : 'off')}`}
        checked={isOn}
        disabled={loading}
        onChange={() =>
          void set({ variables: { input: { purpose, isGiven: !isGiven } } }).catch(() => undefined)
        }
      />
    </li>
  );
};

/** The purposes that require consent. None is on by default. */
export function ConsentsCard({ consents }: { consents: MyConsentsQuery['myConsents'] }) {
  const { t } = useTranslation('consents');
  return (
    <Card as="section" card="flush" aria-labelledby="consents-title">
      <Box p={5}>
        <Heading level={2} id="consents-title" text="lg">
          {t('title')}
        </Heading>
        <Text mt={1} text="sm" tone="dim">
          {t('text')}
        </Text>
      </Box>
      <ul>
        {consents.map((consent) => (
          <ConsentRow key={consent.purpose} from={consent} />
        ))}
      </ul>
    </Card>
  );
}
