import type { FragmentType } from '@apollo/client';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { Tag } from '../../ui/tag.tsx';
import { DueClock } from './due-clock.tsx';
import { type RefundRowFragment, useRefundRowFragment } from './refunds.gen.ts';
import classes from './refunds.module.css';
import { StatusTag } from './status-tag.tsx';

type RefundInQueue = FragmentType<RefundRowFragment> & { readonly id: string };

export interface QueueGroup {
  readonly name: string;
  readonly items: readonly RefundInQueue[];
  readonly total: number;
}

interface QueueRowProps {
  refund: RefundInQueue;
  path: string;
  /** True if the case is open next to the queue. */
  isOpen: boolean;
}

function QueueRow({ refund: from, path, isOpen }: QueueRowProps) {
  const { t } = useTranslation('refunds');
  const { price, date } = useFormat();
  const refund = useRefundRowFragment(from);
  if (!refund) return null;
  return (
    <li>
      <Link
        to={`${path}/${refund.id}`}
        className={classes.queueItem}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={kit.between}>
          <span className={kit.strong}>{refund.buyer.fullName}</span>
          <span className={kit.number}>{price(refund.amount)}</span>
        </span>
        <span className={`${kit.small} ${kit.dim}`}>{refund.title}</span>
        <span className={`${kit.between} ${kit.small}`}>
          {refund.answerBy ? (
            <DueClock dueAt={refund.answerBy} />
          ) : (
            <>
              <StatusTag refund={refund} />
              <span className={kit.dim}>
                {date(refund.completedAt ?? refund.decidedAt ?? refund.requestedAt)}
              </span>
            </>
          )}
          {refund.isHalfApproved && <Tag tone="warn">{t('desk.halfApproved')}</Tag>}
          {refund.answerBy && refund.appealedAt && <Tag>{t('desk.appealed')}</Tag>}
        </span>
      </Link>
    </li>
  );
}

interface QueueProps {
  groups: readonly QueueGroup[];
  /** Path of the queue, to which a case's id is appended. */
  path: string;
  selected: string | undefined;
  onMore: (() => void) | undefined;
}

/** The cases of a queue, grouped by status. J and K open the next and the previous one. */
export function Queue({ groups, path, selected, onMore }: QueueProps) {
  const { t } = useTranslation('refunds');
  const navigate = useNavigate();
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
  useShortcuts(({ key }) => {
    const step = { j: 1, k: -1 }[key.toLowerCase()];
    const next = step && ids[selected ? ids.indexOf(selected) + step : 0];
    if (next) navigate(`${path}/${next}`);
  });
  return (
    <nav className={kit.cardFlush} aria-label={t('desk.list')}>
      {groups
        .filter(({ total }) => total > 0)
        .map(({ name, items, total }) => (
          <section key={name} aria-label={name}>
            <h2 className={classes.groupName}>{t('desk.group', { name, count: total })}</h2>
            <ul className={classes.queue}>
              {items.map((refund) => (
                <QueueRow key={refund.id} refund={refund} path={path} isOpen={refund.id === selected} />
              ))}
            </ul>
          </section>
        ))}
      {onMore && (
        <button type="button" className={classes.more} onClick={onMore}>
          {t('desk.more')}
        </button>
      )}
    </nav>
  );
}
