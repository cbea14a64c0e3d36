import type { FragmentType } from '@apollo/client';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Heading, Row, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
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
        <Row as="span" justify="between" gap={4} shrink>
          <Text as="span" weight={600}>
            {refund.buyer.fullName}
          </Text>
          <Text as="span" numbers>
            {price(refund.amount)}
          </Text>
        </Row>
        <Text as="span" text="sm" tone="dim">
          {refund.title}
        </Text>
        <Row as="span" justify="between" gap={4} shrink text="sm">
          {refund.answerBy ? (
            <DueClock dueAt={refund.answerBy} />
          ) : (
            <>
              <StatusTag refund={refund} />
              <Text as="span" tone="dim">
                {date(refund.completedAt ?? refund.decidedAt ?? refund.requestedAt)}
              </Text>
            </>
          )}
          {refund.isHalfApproved && <Tag tone="warn">{t('desk.halfApproved')}</Tag>}
          {refund.answerBy && refund.appealedAt && <Tag>{t('desk.appealed')}</Tag>}
        </Row>
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
    <Card as="nav" card="flush" aria-label={t('desk.list')}>
      {groups
        .filter(({ total }) => total > 0)
        .map(({ name, items, total }) => (
          <section key={name} aria-label={name}>
            <Heading level={2} px={5} py={2} text="xs" weight={600} tone="dim" bg="surface-2">
              {t('desk.group', { name, count: total })}
            </Heading>
            <ul>
              {items.map((refund) => (
                <QueueRow key={refund.id} refund={refund} path={path} isOpen={refund.id === selected} />
              ))}
            </ul>
          </section>
        ))}
      {onMore && (
        <button
          type="button"
          className={styleClass({
            w: 'full',
            minH: 12,
            font: 'inherit',
            weight: 600,
            tone: 'link',
            bg: 'none',
            border: 'none',
            cursor: 'pointer',
            bare: true,
          })}
          onClick={onMore}
        >
          {t('desk.more')}
        </button>
      )}
    </Card>
  );
}
