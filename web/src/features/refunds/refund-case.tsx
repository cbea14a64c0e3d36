import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { DueClock } from './due-clock.tsx';
import { FlagFacts, PolicyFacts } from './policy-facts.tsx';
import { RefundTimeline } from './refund-timeline.tsx';
import type { RefundForDecisionQuery } from './refunds.gen.ts';
import classes from './refunds.module.css';
import { StatusTag } from './status-tag.tsx';
import { StudyFacts } from './study-facts.tsx';

export type DecidedRefund = NonNullable<RefundForDecisionQuery['refund']>;

/** A case for its decision: requester, reason, policy, study progress, history, and the decision form. */
export function RefundCase({ refund, children }: { refund: DecidedRefund; children: ReactNode }) {
  const { t } = useTranslation('refunds');
  const { price, date, time } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, buyer, number, title, amount, answerBy, reason, note, study, flags, earlier } = refund;
  // Moves the focus to the case for viewers who use the keyboard
  useEffect(() => {
    if (id) heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <article className={kit.cardFlush}>
      <header className={classes.caseHead}>
        <Avatar name={buyer.fullName} src={buyer.avatarUrl} size={48} />
        <div className={kit.grow}>
          <h2 className={classes.caseTitle} ref={heading} tabIndex={-1}>
            {t('desk.asks', { name: buyer.fullName, amount: price(amount) })}
          </h2>
          <p className={`${kit.small} ${kit.dim}`}>
            {number} · {title}
          </p>
        </div>
        <div className={classes.caseDue}>
          {answerBy ? (
            <>
              <DueClock dueAt={answerBy} />
              <span className={`${kit.small} ${kit.dim}`}>
                {t('desk.dueAt', { time: time(answerBy), date: date(answerBy) })}
              </span>
            </>
          ) : (
            <StatusTag refund={refund} />
          )}
        </div>
      </header>
      <div className={classes.casePart}>
        <blockquote className={classes.words}>
          <span className={`${kit.small} ${kit.dim}`}>{t(`reason.${reason}`)}</span>
          {note && <p>“{note}”</p>}
        </blockquote>
      </div>
      <div className={`${classes.casePart} ${classes.twoFacts}`}>
        <PolicyFacts refund={refund} />
        {flags ? <FlagFacts flags={flags} /> : study && <StudyFacts study={study} />}
      </div>
      {flags && study && (
        <div className={classes.casePart}>
          <StudyFacts study={study} />
        </div>
      )}
      {earlier && earlier.length > 0 && (
        <div className={classes.casePart}>
          <h3>{t('desk.earlier')}</h3>
          <table className={classes.earlier}>
            <thead>
              <tr>
                <th scope="col">{t('date')}</th>
                <th scope="col">{t('course')}</th>
                <th scope="col" className={kit.number}>
                  {t('studied')}
                </th>
                <th scope="col" className={kit.number}>
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
                  <td className={kit.number}>{each.percentAtRequest}%</td>
                  <td className={kit.number}>{price(each.amount)}</td>
                  <td>
                    <StatusTag refund={each} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={classes.casePart}>
        <h3>{t('desk.history')}</h3>
        <RefundTimeline refund={refund} />
      </div>
      {children}
    </article>
  );
}
