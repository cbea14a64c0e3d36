import { type Sql, sql } from '../../graphql/read/index.ts';
import { BRANDING } from '../../platform/branding/branding.ts';
import { describeOperator } from '../../platform/branding/operator.ts';
import { type Locale, translate } from '../../platform/i18n/messages/index.ts';
import { defaultSettings, type Settings } from '../../platform/settings/index.ts';
import { backupDays } from '../backup/index.ts';
import { ORDER_HOURS } from '../orders/index.ts';
import {
  REFUND_ANSWER_DAYS,
  REFUND_APPEAL_DAYS,
  REFUND_DAYS,
  REFUND_EXCHANGE_HOURS,
  REFUND_MOST_PERCENT,
  REFUND_TEACHER_DAYS,
} from '../refunds/index.ts';

/** The operator's particulars, or the sentence that they are not published. */
const operator = (settings: Settings, locale: Locale): string =>
  describeOperator(settings.getDocument(BRANDING), locale) || translate(locale, 'operator.unpublished');

/** The `{{name}}` that texts of documents may contain, with their current values. */
export const placeholderValues = (settings: Settings): Readonly<Record<string, number | string>> => ({
  brand: settings.getDocument(BRANDING).name,
  operatorVi: operator(settings, 'vi'),
  operatorEn: operator(settings, 'en'),
  backupDays: backupDays(settings),
  orderHours: settings.get(ORDER_HOURS),
  refundAnswerDays: settings.get(REFUND_ANSWER_DAYS),
  refundAppealDays: settings.get(REFUND_APPEAL_DAYS),
  refundDays: settings.get(REFUND_DAYS),
  refundExchangeHours: settings.get(REFUND_EXCHANGE_HOURS),
  refundMostPercent: settings.get(REFUND_MOST_PERCENT),
  refundTeacherDays: settings.get(REFUND_TEACHER_DAYS),
});

export const placeholderNames: readonly string[] = Object.keys(placeholderValues(defaultSettings));

/** A stored text with the current values of the settings that it mentions. */
export const filledBody = (body: Sql, settings: Settings): Sql =>
  sql`${Object.entries(placeholderValues(settings)).reduce(
    (text, [name, value]) =>
      sql`replace(${text}, ${`{{${name}}}`}, ${JSON.stringify(String(value)).slice(1, -1)})`,
    sql`${body}::text`,
  )}::jsonb`;
