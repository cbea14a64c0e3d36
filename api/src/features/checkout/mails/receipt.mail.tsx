import { z } from 'zod';
import { formatTime, formatVnd } from '../../../platform/i18n/formats.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import {
  Action,
  defineMail,
  FactList,
  Hello,
  Paragraph,
  Small,
  TextLink,
  Title,
} from '../../../platform/mail/index.ts';
import { REFUND_DAYS, REFUND_MOST_PERCENT } from '../../refunds/index.ts';

export const receipt = defineMail({
  name: 'billing.receipt',
  props: z.object({
    number: z.string(),
    lines: z.array(z.object({ title: z.string(), amount: z.number() })),
    total: z.number(),
    method: z.string(),
    paidAt: z.iso.datetime(),
    transaction: z.string(),
    refundUntil: z.iso.datetime(),
    /** Terms at the time of the payment. Jobs that the previous release enqueued have none. */
    refundDays: z.int().default(REFUND_DAYS.default),
    refundMostPercent: z.int().default(REFUND_MOST_PERCENT.default),
    /** The name, or the email address if it has not been verified. */
    buyer: z.string(),
    fullName: z.string().optional(),
    studyPath: z.string(),
    paymentPath: z.string(),
    unsubscribe: z.string().optional(),
  }),
  unsubscribe: ({ unsubscribe }) => unsubscribe,
  subject: (locale, { number }) => translate(locale, 'mail.receipt.subject', { number }),
  preview: (locale, { total }) =>
    translate(locale, 'mail.receipt.preview', { total: formatVnd(locale, total) }),
  Body: ({ locale, url, number, lines, total, method, paidAt, transaction, refundUntil, ...more }) => {
    const say = (key: 'number' | 'buyer' | 'total' | 'method' | 'paidAt' | 'reference') =>
      translate(locale, `mail.receipt.${key}`);
    const at = formatTime(locale, new Date(paidAt));
    const until = formatTime(locale, new Date(refundUntil));
    return (
      <>
        <Title>{translate(locale, 'mail.receipt.title')}</Title>
        <Hello locale={locale} name={more.fullName} />
        <Paragraph>{translate(locale, 'mail.receipt.text', { number })}</Paragraph>
        <FactList
          facts={[
            ...lines.map(({ title, amount }) => [title, formatVnd(locale, amount)] as const),
            [say('total'), formatVnd(locale, total)],
            [say('number'), number],
            [say('buyer'), more.buyer],
            [say('method'), method],
            [say('paidAt'), translate(locale, 'mail.receipt.vietnamTime', { at })],
            [say('reference'), transaction],
          ]}
        />
        <Paragraph>
          {translate(locale, 'mail.receipt.refund', {
            until,
            days: more.refundDays,
            percent: more.refundMostPercent,
          })}
        </Paragraph>
        <Action href={url(more.studyPath)}>{translate(locale, 'mail.receipt.open')}</Action>
        <Small>
          <TextLink href={url(more.paymentPath)}>{translate(locale, 'mail.receipt.payment')}</TextLink>
        </Small>
      </>
    );
  },
});
