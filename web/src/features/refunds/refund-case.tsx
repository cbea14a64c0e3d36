import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Card, Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { DueClock } from './due-clock.tsx';
import { FlagFacts, PolicyFacts } from './policy-facts.tsx';
import { RefundTimeline } from './refund-timeline.tsx';
import { type RefundForDecisionQuery, useRefundCaseFragment } from './refunds.gen.ts';
import classes from './refunds.module.css';
import { StatusTag } from './status-tag.tsx';
import { StudyFacts } from './study-facts.tsx';

export type DecidedRefund = NonNullable<RefundForDecisionQuery['refund']>;

/** A case for its decision: requester, reason, policy, study progress, history, and the decision form. */
export function RefundCase({ refund, children }: { refund: DecidedRefund; children: ReactNode }) {
  const { t } = useTranslation('refunds');
  const { price, date, time } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, study, flags, earlier } = refund;
  const refundCase = useRefundCaseFragment(refund);
  // Moves the focus to the case for viewers who use the keyboard
  useEffect(() => {
    if (id) heading.current?.focus({ preventScroll: true });
  }, [id]);
  if (!refundCase) return null;
  const { buyer, number, title, amount, answerBy, reason, note, isInvoiced } = refundCase;
  return (
    <Card as="article" card="flush">
      <Row as="header" wrap gap={4} px={6} py={5}>
        <Avatar name={buyer.fullName} src={buyer.avatarUrl} size={48} />
        <Box grow shrink>
          <h2 className={`${classes.caseTitle} ${styleClass({ text: 'lg' })}`} ref={heading} tabIndex={-1}>
            {t('desk.asks', { name: buyer.fullName, amount: price(amount) })}
          </h2>
          <Text text="sm" tone="dim">
            {number} · {title}
          </Text>
        </Box>
        <Grid className={classes.caseDue} justifyItems="end">
          {answerBy ? (
            <>
              <DueClock dueAt={answerBy} />
              <Text as="span" text="sm" tone="dim">
                {t('desk.dueAt', { time: time(answerBy), date: date(answerBy) })}
              </Text>
            </>
          ) : (
            <StatusTag refund={refundCase} />
          )}
        </Grid>
      </Row>
      <Box className={classes.casePart} px={6} py={5} borderTop>
        <Box as="blockquote" p={4} m={0} anywhere bg="surface-2" radius="md">
          <Text as="span" text="sm" tone="dim">
            {t(`reason.${reason}`)}
          </Text>
          {note && <p>“{note}”</p>}
        </Box>
        <Text mt={3} text="sm" tone="dim">
          {t(isInvoiced ? 'desk.invoiced' : 'desk.notInvoiced')}
        </Text>
      </Box>
      <Box className={`${classes.casePart} ${classes.twoFacts}`} px={6} py={5} borderTop>
        <PolicyFacts refund={refundCase} />
        {flags ? <FlagFacts flags={flags} /> : study && <StudyFacts study={study} />}
      </Box>
      {flags && study && (
        <Box className={classes.casePart} px={6} py={5} borderTop>
          <StudyFacts study={study} />
        </Box>
      )}
      {earlier && earlier.length > 0 && (
        <Box className={classes.casePart} px={6} py={5} borderTop>
          <h3>{t('desk.earlier')}</h3>
          <Box as="table" className={classes.earlier} w="full" mt={2} text="sm" collapse>
            <thead>
              <tr>
                <th scope="col">{t('date')}</th>
                <th scope="col">{t('course')}</th>
                <th scope="col" className={styleClass({ numbers: true })}>
                  {t('studied')}
                </th>
                <th scope="col" className={styleClass({ numbers: true })}>
                  {t('amount')}
                </th>
                <th scope="col">{t('result')}</th>
              </tr>
            </thead>
            <tbody>
              {earlier.map((each) => (
                <tr key={each.id}>
                  <td>{date(each.requestedAt)}</td>
                  <td>{each.title}</td>
                  <Text as="td" numbers>
                    {each.percentAtRequest}%
                  </Text>
                  <Text as="td" numbers>
                    {price(each.amount)}
                  </Text>
                  <td>
                    <StatusTag refund={each} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      <Box className={classes.casePart} px={6} py={5} borderTop>
        <h3>{t('desk.history')}</h3>
        <RefundTimeline refund={refundCase} />
      </Box>
      {children}
    </Card>
  );
}
