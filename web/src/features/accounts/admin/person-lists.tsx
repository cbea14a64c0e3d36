import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { Tag } from '../../../ui/tag.tsx';
import { AuditLine } from '../../operations/audit-line.tsx';
import type { PersonForAdminQuery } from './person.gen.ts';
import classes from './person.module.css';

type Person = NonNullable<PersonForAdminQuery['personForAdmin']>;

function List({ children, isEmpty, empty }: { children: ReactNode; isEmpty: boolean; empty: string }) {
  return (
    <div className={kit.cardFlush}>
      {isEmpty ? <EmptyState title={empty} /> : <ul className={classes.list}>{children}</ul>}
    </div>
  );
}

/** Devices, those that have ended too. */
export function PersonSessions({ person: { sessions } }: { person: Person }) {
  const { t } = useTranslation('people');
  const { date, time } = useFormat();
  return (
    <List isEmpty={sessions.edges.length === 0} empty={t('person.noSessions')}>
      {sessions.edges.map(({ node: { id, device, address, lastUsedAt, expiresAt, endedAt, viewAs } }) => {
        const isOver = endedAt !== null || new Date(expiresAt) < new Date();
        return (
          <li key={id}>
            <span className={kit.grow}>
              <b className={kit.strong}>{device ?? t('person.unknownDevice')}</b>
              <br />
              <span className={kit.dim}>
                {t('person.used', { at: `${date(lastUsedAt)} ${time(lastUsedAt)}` })}
                {address && ` · ${address}`}
                {viewAs && ` · ${t('person.asOther', { name: viewAs.fullName })}`}
              </span>
            </span>
            <Tag tone={isOver ? 'neutral' : 'ok'}>
              {t(isOver ? 'person.sessionOver' : 'person.sessionOpen')}
            </Tag>
          </li>
        );
      })}
    </List>
  );
}

/** Courses they study. */
export function PersonEnrolments({ person: { enrolments } }: { person: Person }) {
  const { t } = useTranslation('people');
  const { date } = useFormat();
  return (
    <List isEmpty={!enrolments?.edges.length} empty={t('person.noEnrolments')}>
      {enrolments?.edges.map(({ node: { id, courseTitle, courseSlug, access, percentage, enrolledAt } }) => (
        <li key={id}>
          <span className={kit.grow}>
            <Link className={kit.strong} to={`/courses/${courseSlug}`}>
              {courseTitle}
            </Link>
            <br />
            <span className={kit.dim}>
              {t('person.enrolled', { date: date(enrolledAt), percent: percentage })}
            </span>
          </span>
          <Tag tone={access === 'ACTIVE' ? 'ok' : 'neutral'}>{t(`access.${access}`)}</Tag>
        </li>
      ))}
    </List>
  );
}

/** What they bought. */
export function PersonOrders({ person: { orders } }: { person: Person }) {
  const { t } = useTranslation('people');
  const { date, vnd } = useFormat();
  return (
    <List isEmpty={!orders?.edges.length} empty={t('person.noOrders')}>
      {orders?.edges.map(({ node: { id, number, status, total, titles, createdAt } }) => (
        <li key={id}>
          <span className={kit.grow}>
            <b className={kit.strong}>{titles.join(', ')}</b>
            <br />
            <span className={kit.dim}>
              {number} · {date(createdAt)}
            </span>
          </span>
          <span className={kit.number}>{vnd(total)}</span>
          <Tag tone={status === 'PAID' ? 'ok' : status === 'NEEDS_CHECK' ? 'warn' : 'neutral'}>
            {t(`order.${status}`)}
          </Tag>
        </li>
      ))}
    </List>
  );
}

/** What they did, and what was done to them. */
export function PersonAudit({ person: { id, auditTrail } }: { person: Person }) {
  const { t } = useTranslation('people');
  return (
    <>
      <div className={kit.cardFlush}>
        {auditTrail?.edges.length ? (
          <ol className={classes.list}>
            {auditTrail.edges.map(({ node }) => (
              <AuditLine key={node.id} line={node} />
            ))}
          </ol>
        ) : (
          <EmptyState title={t('person.noAudit')} />
        )}
      </div>
      {auditTrail && auditTrail.totalCount > auditTrail.edges.length && (
        <Link className={kit.moreLink} to={`/admin/audit-logs?target=${id}`}>
          {t('person.allAudit')}
        </Link>
      )}
    </>
  );
}
