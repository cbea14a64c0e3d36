import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Tag } from '../../ui/tag.tsx';
import utilities from '../../ui/utilities.module.css';
import { useDeviceName } from '../accounts/index.ts';
import { AuditLine } from '../operations/index.ts';
import {
  type PersonEnrolmentsQuery,
  type PersonOrdersQuery,
  type PersonSessionsQuery,
  usePersonAuditTrailQuery,
  usePersonEnrolmentsQuery,
  usePersonOrdersQuery,
  usePersonSessionsQuery,
} from './person.gen.ts';
import { PersonFeed } from './person-feed.tsx';

type NodesOf<C> = C extends { edges: { node: infer N }[] } ? N : never;
type PersonOf<Q extends { personForAdmin: unknown }> = NonNullable<Q['personForAdmin']>;
type Session = NodesOf<PersonOf<PersonSessionsQuery>['sessions']>;
type Enrolment = NodesOf<PersonOf<PersonEnrolmentsQuery>['enrolments']>;
type Order = NodesOf<PersonOf<PersonOrdersQuery>['orders']>;

const SessionRow = ({ session }: { session: Session }) => {
  const { t } = useTranslation('people');
  const { date, time } = useFormat();
  const deviceName = useDeviceName();
  const { device, address, lastUsedAt, expiresAt, endedAt, viewAs } = session;
  const hasEnded = endedAt !== null || new Date(expiresAt) < new Date();
  return (
    <li>
      <Text as="span" grow shrink>
        <Text as="b" weight={600}>
          {deviceName(device) || t('person.unknownDevice')}
        </Text>
        <br />
        <Text as="span" tone="dim">
          {t('person.used', { at: `${date(lastUsedAt)} ${time(lastUsedAt)}` })}
          {address && ` · ${address}`}
          {viewAs && ` · ${t('person.asOther', { name: viewAs.fullName })}`}
        </Text>
      </Text>
      <Tag tone={hasEnded ? 'neutral' : 'ok'}>
        {t(hasEnded ? 'person.sessionOver' : 'person.sessionOpen')}
      </Tag>
    </li>
  );
};

const EnrolmentRow = ({ enrolment }: { enrolment: Enrolment }) => {
  const { t } = useTranslation('people');
  const { date } = useFormat();
  const { courseTitle, courseSlug, access, percentage, enrolledAt } = enrolment;
  return (
    <li>
      <Text as="span" grow shrink>
        <Link className={styleClass({ weight: 600 })} to={`/courses/${courseSlug}`}>
          {courseTitle}
        </Link>
        <br />
        <Text as="span" tone="dim">
          {t('person.enrolled', { date: date(enrolledAt), percent: percentage })}
        </Text>
      </Text>
      <Tag tone={access === 'ACTIVE' ? 'ok' : 'neutral'}>{t(`access.${access}`)}</Tag>
    </li>
  );
};

const OrderRow = ({ order }: { order: Order }) => {
  const { t } = useTranslation('people');
  const { date, price } = useFormat();
  const { number, status, total, titles, createdAt } = order;
  return (
    <li>
      <Text as="span" grow shrink>
        <Text as="b" weight={600}>
          {titles.join(', ')}
        </Text>
        <br />
        <Text as="span" tone="dim">
          {number} · {date(createdAt)}
        </Text>
      </Text>
      <Text as="span" numbers>
        {price(total)}
      </Text>
      <Tag tone={status === 'PAID' ? 'ok' : status === 'NEEDS_CHECK' ? 'warn' : 'neutral'}>
        {t(`order.${status}`)}
      </Tag>
    </li>
  );
};

/** Active and ended sessions. */
export function PersonSessions({ id }: { id: string }) {
  const { t } = useTranslation('people');
  const result = usePersonSessionsQuery({ variables: { id }, ...cacheAndNetwork });
  return (
    <PersonFeed
      result={result}
      select={({ personForAdmin }) => personForAdmin?.sessions}
      onMore={(after) => result.fetchMore({ variables: { after } })}
      empty={t('person.noSessions')}
      row={(node) => <SessionRow key={node.id} session={node} />}
    />
  );
}

export function PersonEnrolments({ id }: { id: string }) {
  const { t } = useTranslation('people');
  const result = usePersonEnrolmentsQuery({ variables: { id }, ...cacheAndNetwork });
  return (
    <PersonFeed
      result={result}
      select={({ personForAdmin }) => personForAdmin?.enrolments}
      onMore={(after) => result.fetchMore({ variables: { after } })}
      empty={t('person.noEnrolments')}
      row={(node) => <EnrolmentRow key={node.id} enrolment={node} />}
    />
  );
}

export function PersonOrders({ id }: { id: string }) {
  const { t } = useTranslation('people');
  const result = usePersonOrdersQuery({ variables: { id }, ...cacheAndNetwork });
  return (
    <PersonFeed
      result={result}
      select={({ personForAdmin }) => personForAdmin?.orders}
      onMore={(after) => result.fetchMore({ variables: { after } })}
      empty={t('person.noOrders')}
      row={(node) => <OrderRow key={node.id} order={node} />}
    />
  );
}

/** Audit entries of actions by the person and on the person. */
export function PersonAudit({ id }: { id: string }) {
  const { t } = useTranslation('people');
  const result = usePersonAuditTrailQuery({ variables: { id }, ...cacheAndNetwork });
  return (
    <>
      <PersonFeed
        result={result}
        select={({ personForAdmin }) => personForAdmin?.auditTrail}
        onMore={(after) => result.fetchMore({ variables: { after } })}
        empty={t('person.noAudit')}
        row={(node) => <AuditLine key={node.id} line={node} />}
      />
      <Link className={utilities.moreLink} to={`/admin/audit-logs?target=${id}`}>
        {t('person.allAudit')}
      </Link>
    </>
  );
}
