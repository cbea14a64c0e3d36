import type { FragmentType } from '@apollo/client';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Grid, Row, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import { type AuditLineFragment, useAuditLineFragment, useAuditNamesQuery } from './audit.gen.ts';
import classes from './audit.module.css';
import { auditActionLabel, formatAuditValue } from './audit-value.ts';

/** The pages of targets, and the permission to open them. */
const LINKS: Readonly<Record<string, { to: string; permission: string }>> = {
  person: { to: '/admin/users/', permission: 'person:read' },
  role: { to: '/admin/permissions?role=', permission: 'role:read' },
};

/** An entry of the log. Expanded, it shows what changed. */
export function AuditLine({ line: from }: { line: FragmentType<AuditLineFragment> }) {
  const { t } = useTranslation('audit');
  const { date, time } = useFormat();
  const viewer = useViewer();
  // The cache sends one query for all entries
  const { data: known } = useAuditNamesQuery();
  const line = useAuditLineFragment(from);
  if (!line) return null;
  const { actor, realActor, action, targetLabel, targetId, targetType, isTargetErased, reason } = line;
  // A filter that was off is recorded with an empty value before and after
  const changes = line.changes.filter(({ before, after }) => before || after);
  const actorName = actor?.fullName ?? t('system');
  const done = auditActionLabel(known?.auditActionNames, action);
  const target = isTargetErased ? t('erased') : (targetLabel ?? targetId?.slice(0, 8));
  const link = LINKS[targetType];
  // A deleted account or role has neither a name nor a page
  const isOpen = !!link && !!targetLabel && !isTargetErased && viewer.may(link.permission);
  const href = isOpen ? `${link.to}${targetId}` : null;
  const fieldName = (field: string) => t(`name.${field}` as 'name.fullName', { defaultValue: field });
  // Message keys contain neither dots nor colons, which codes of permissions and typed texts may contain
  const wordName = (word: string) =>
    /^\w+$/.test(word)
      ? t(`word.${word}` as 'word.true', { defaultValue: '' })
      : (known?.auditPermissionNames.find(({ permission }) => permission === word)?.label ?? '');
  const formatValue = (value: string | null) =>
    (value && formatAuditValue(value, wordName)) || (
      <Text as="span" tone="dim">
        {t('none')}
      </Text>
    );
  return (
    <Row as="li" align="stretch" gap={3} px={5} py={4} borderTop>
      <Avatar name={actorName} src={actor?.avatarUrl} size={36} />
      <Grid gap="half" grow shrink anywhere>
        <p>
          <Text as="b" weight={600}>
            {actorName}
          </Text>{' '}
          {realActor && (
            <Text as="span" tone="dim">
              {t('onBehalf', { name: realActor.fullName })}{' '}
            </Text>
          )}
          {/* Names of actions begin with a capital letter */}
          {done.charAt(0).toLowerCase() + done.slice(1)}
          {target && ': '}
          {target &&
            (href ? (
              <Link className={utilities.link} to={href}>
                {target}
              </Link>
            ) : (
              <span>{target}</span>
            ))}
        </p>
        {reason && (
          <Text text="sm" tone="text-2">
            {t('reason', { reason })}
          </Text>
        )}
        <Text text="xs" tone="dim">
          <time dateTime={line.at}>
            {date(line.at)} {time(line.at)}
          </time>
          {' · '}
          {t(`origin.${line.origin}`)}
          {line.address && (
            <>
              {'\u00a0· '}
              <Text as="span" space="nowrap">
                {line.address}
              </Text>
            </>
          )}
        </Text>
        {changes.length > 0 && (
          <details className={classes.changes}>
            <summary>
              {t('changes', { count: changes.length })}
              <IconChevronDown size={16} aria-hidden="true" />
            </summary>
            <Box overflowX="auto">
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('field')}</th>
                    <th scope="col">{t('before')}</th>
                    <th scope="col">{t('after')}</th>
                  </tr>
                </thead>
                <tbody>
                  {changes.map(({ field, before, after }) => (
                    <tr key={field}>
                      <th scope="row">{fieldName(field)}</th>
                      <td>{formatValue(before ?? null)}</td>
                      <td>{formatValue(after ?? null)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Box>
          </details>
        )}
      </Grid>
    </Row>
  );
}
