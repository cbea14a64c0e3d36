import { IconDiscount2, IconSpeakerphone, IconTool, IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { AnnouncementKind } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import { ownPath } from '../../ui/own-path.ts';
import utilities from '../../ui/utilities.module.css';
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
  linkUrl?: string | null | undefined;
  linkLabel?: string | null | undefined;
  /** Missing if the announcement cannot be dismissed. */
  onDismiss?: (() => void) | undefined;
}

/** Paths open in the app; other addresses in a new tab. */
function BannerLink({ url, label }: { url: string; label: string }) {
  const path = ownPath(url);
  return path ? (
    <Link className={utilities.link} to={path}>
      {label}
    </Link>
  ) : (
    <a className={utilities.link} href={url} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
}

/** An announcement above the page. The preview uses the same component. */
export function Banner({ kind, title, text, linkUrl, linkLabel, onDismiss }: BannerProps) {
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
        {linkUrl && linkLabel && <BannerLink url={linkUrl} label={linkLabel} />}
      </Box>
      {onDismiss && (
        <IconButton aria-label={`${t('close')}: ${title}`} onClick={onDismiss}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      )}
    </Row>
  );
}
