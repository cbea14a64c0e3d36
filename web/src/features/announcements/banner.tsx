import { IconDiscount2, IconSpeakerphone, IconTool, IconX } from '@tabler/icons-react';
import type { AnnouncementKind } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import classes from './announcements.module.css';

const ICONS = {
  INFO: IconSpeakerphone,
  MAINTENANCE: IconTool,
  PROMOTION: IconDiscount2,
} as const satisfies Record<AnnouncementKind, unknown>;

interface BannerProps {
  kind: AnnouncementKind;
  title: string;
  text: string;
  /** Missing if the announcement cannot be dismissed. */
  onDismiss?: (() => void) | undefined;
}

/** An announcement above the page. The preview uses the same component. */
export function Banner({ kind, title, text, onDismiss }: BannerProps) {
  const { t } = useTranslation();
  const Icon = ICONS[kind];
  return (
    <Row
      className={classes.banner}
      align="start"
      gap={3}
      px={4}
      py={3}
      text="sm"
      tone="text"
      bg="tint"
      radius="md"
      data-kind={kind}
    >
      <Icon size={20} aria-hidden="true" />
      <Box grow shrink>
        <Text weight={600} anywhere>
          {title}
        </Text>
        <Text space="lines" anywhere>
          {text}
        </Text>
      </Box>
      {onDismiss && (
        <IconButton aria-label={`${t('close')}: ${title}`} onClick={onDismiss}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      )}
    </Row>
  );
}
