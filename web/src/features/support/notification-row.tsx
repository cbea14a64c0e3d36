import type { FragmentType } from '@apollo/client';
import {
  type Icon,
  IconBook2,
  IconCalendarPlus,
  IconCashBanknote,
  IconCertificate,
  IconChartBar,
  IconChecklist,
  IconClockExclamation,
  IconDatabaseExport,
  IconFileDownload,
  IconGavel,
  IconHeart,
  IconHourglass,
  IconKey,
  IconLifebuoy,
  IconMailOpened,
  IconMessage,
  IconMessageQuestion,
  IconPackage,
  IconReceipt,
  IconReceiptRefund,
  IconShieldLock,
  IconSparkles,
  IconSpeakerphone,
  IconStar,
  IconUserPlus,
  IconUsersGroup,
  IconWebhook,
  IconWriting,
  IconZoomMoney,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { NotificationKind } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Grid, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import classes from './notification-row.module.css';
import { type NotificationRowFragment, useNotificationRowFragment } from './notifications.gen.ts';
import { timeAgo } from './time-ago.ts';

const ICONS: Record<NotificationKind, Icon> = {
  ORDER_PAID: IconCashBanknote,
  PAYMENT_IN_DOUBT: IconZoomMoney,
  PAYMENT_REST_WANTED: IconZoomMoney,
  PAYMENT_REST_MISSED: IconZoomMoney,
  PAYMENT_TO_CHECK: IconZoomMoney,
  ENROLLED: IconBook2,
  COURSE_SUBMITTED: IconHourglass,
  REVIEW_ASSIGNED: IconHourglass,
  COURSE_RESTORE_ASKED: IconHourglass,
  COURSE_REVIEWED: IconChecklist,
  REVISION_REVIEWED: IconChecklist,
  COURSE_MANAGED: IconGavel,
  TEACHING_INVITED: IconUserPlus,
  CO_TEACHER_MOVED: IconUserPlus,
  PROGRESS_OVERRIDDEN: IconChecklist,
  COURSE_MESSAGE: IconSpeakerphone,
  MESSAGE_REPLIED: IconMessage,
  LESSONS_ADDED: IconBook2,
  COURSE_FOUND: IconBook2,
  PLACE_GIVEN: IconUserPlus,
  PLACE_TAKEN: IconHourglass,
  ACCESS_ENDS: IconHourglass,
  ACCESS_ENDED: IconHourglass,
  CERTIFICATE_ISSUED: IconCertificate,
  CERTIFICATE_REVOKED: IconCertificate,
  CERTIFICATE_CORRECTED: IconCertificate,
  QUESTION_ASKED: IconMessageQuestion,
  QUESTION_ANSWERED: IconMessageQuestion,
  GROUP_MEETING: IconUsersGroup,
  COMMENT_REPORTED: IconMessageQuestion,
  RATING_REPORTED: IconStar,
  REPORT_DECIDED: IconMessageQuestion,
  CONTENT_MODERATED: IconMessageQuestion,
  CONTENT_APPEALED: IconMessageQuestion,
  APPEAL_DECIDED: IconMessageQuestion,
  RATING_RECEIVED: IconStar,
  RATING_REPLIED: IconStar,
  ASSIGNMENT_SUBMITTED: IconWriting,
  ASSIGNMENT_RETURNED: IconChecklist,
  QUIZ_MARKED: IconChecklist,
  ASSIGNMENT_DUE: IconHourglass,
  EXTENSION_REQUESTED: IconCalendarPlus,
  EXTENSION_DECIDED: IconCalendarPlus,
  COURSE_SOLD: IconUserPlus,
  WISHLIST_PRICE_DROP: IconHeart,
  WISHLIST_SALE_ENDS: IconHeart,
  WISHLIST_SOLD_AGAIN: IconHeart,
  REFUND_REQUESTED: IconReceiptRefund,
  REFUND_TO_DECIDE: IconReceiptRefund,
  REFUND_MOVED: IconReceiptRefund,
  REFUND_DECIDED: IconReceiptRefund,
  COURSE_EXCHANGED: IconReceiptRefund,
  SALE_EXCHANGED: IconReceiptRefund,
  REFUND_NOT_SENT: IconReceiptRefund,
  DISPUTE_MOVED: IconReceiptRefund,
  PAYOUT_ACCOUNT_SET: IconShieldLock,
  PAYOUT_ACCOUNT_UNDONE: IconShieldLock,
  PAYOUT_ENDED: IconCashBanknote,
  SELLER_DECIDED: IconChecklist,
  PAYOUT_TO_APPROVE: IconCashBanknote,
  BILL_SENT: IconReceipt,
  E_INVOICE_ISSUED: IconReceipt,
  E_INVOICE_ADJUSTED: IconReceipt,
  PACKAGE_PAID: IconCashBanknote,
  PACKAGE_GIVEN: IconPackage,
  PACKAGE_ENDS: IconPackage,
  PACKAGE_PAST_DUE: IconPackage,
  PACKAGE_ENDED: IconPackage,
  COURSES_STOPPED: IconPackage,
  COURSES_RESUMED: IconPackage,
  BOOKS_BROKEN: IconZoomMoney,
  TICKET_ANSWERED: IconMailOpened,
  TICKET_WAITING: IconLifebuoy,
  TICKET_ASSIGNED: IconLifebuoy,
  TICKET_OVERDUE: IconClockExclamation,
  BACKUP_FAILED: IconDatabaseExport,
  DRILL_FAILED: IconDatabaseExport,
  WEBHOOK_OFF: IconWebhook,
  SECURITY: IconShieldLock,
  GUARDIAN_ANSWERED: IconShieldLock,
  PRIVACY_REQUEST_ANSWERED: IconShieldLock,
  API_TOKEN_EXPIRING: IconKey,
  EXPORT_READY: IconFileDownload,
  LIST_EXPORTED: IconFileDownload,
  BUSINESS_REPORT: IconChartBar,
  COURSE_CHECKED: IconSparkles,
  ANNOUNCEMENT: IconSpeakerphone,
};

interface NotificationRowProps {
  notification: FragmentType<NotificationRowFragment>;
  /** Called when an unread one is opened. */
  onRead: (id: string) => void;
}

/** A notification. Its link opens the subject and marks it as read. */
export function NotificationRow({ notification: from, onRead }: NotificationRowProps) {
  const { t, i18n } = useTranslation('support');
  const { date } = useFormat();
  const notification = useNotificationRowFragment(from);
  if (!notification) return null;
  const { id, kind, title, text, link, createdAt, readAt } = notification;
  const Icon = ICONS[kind];
  const open = () => {
    if (!readAt) onRead(id);
  };
  const content = (
    <>
      <Grid as="span" place="center" rigid w={9} h={9} tone="on-tint" bg="tint" radius="round">
        <Icon size={20} stroke={1.75} aria-hidden="true" />
      </Grid>
      <Text as="span" grow shrink>
        <Box as="span" display="block" text="sm" weight={600} anywhere>
          {title}
        </Box>
        <Box as="span" display="block" text="sm" tone="text-2" anywhere>
          {text}
        </Box>
        <Box as="time" display="block" mt="half" text="xs" tone="dim" numbers dateTime={createdAt}>
          {timeAgo(createdAt, i18n.language, date)}
        </Box>
      </Text>
      {!readAt && (
        <span className={classes.dot}>
          <span className={utilities.hidden}>{t('unread')}</span>
        </span>
      )}
    </>
  );
  if (link)
    return (
      <Link to={link} className={classes.row} onClick={open}>
        {content}
      </Link>
    );
  return (
    <button type="button" className={classes.row} onClick={open} data-keep>
      {content}
    </button>
  );
}
