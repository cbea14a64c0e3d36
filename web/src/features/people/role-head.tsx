import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Box, Heading, Row, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import classes from './permissions.module.css';
import type { Role } from './role-list.tsx';

interface RoleHeadProps {
  role: Role;
  /** The number of selected permissions. */
  permissionCount: number;
  others: readonly Role[];
  comparedId: string;
  onCompare: (id: string) => void;
  /** Undefined without the permission. */
  onRename?: () => void;
  onDelete?: () => void;
}

export function RoleHead(props: RoleHeadProps) {
  const { role, permissionCount, others, comparedId, onCompare, onRename, onDelete } = props;
  const { t } = useTranslation('permissions');
  const viewer = useViewer();
  const isCustom = role.kind === 'CUSTOM';
  const holders = t('holders', { count: role.holderCount });
  return (
    <Row as="header" wrap gap={3} px={6} py={5}>
      <Box shrink flex={80}>
        <Heading level={2} id="role-name" text="lg">
          {role.name}
        </Heading>
        <Text text="sm" tone="dim">
          {viewer.may('person:read') ? (
            <Link
              className={utilities.link}
              to={isCustom ? `/admin/users?customRole=${role.id}` : `/admin/users?role=${role.id}`}
            >
              {holders}
            </Link>
          ) : (
            holders
          )}
          {' · '}
          {t('count', { count: permissionCount })}
        </Text>
        {role.description && <Text text="sm">{role.description}</Text>}
        {!isCustom && (
          <Text text="sm" tone="dim">
            {t('locked')}
          </Text>
        )}
      </Box>
      {onRename && (
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden="true" />}
          onClick={onRename}
        >
          {t('rename')}
        </Button>
      )}
      {onDelete && (
        <IconButton aria-label={t('delete')} onClick={onDelete}>
          <IconTrash size={20} aria-hidden="true" />
        </IconButton>
      )}
      <Select
        className={classes.compare}
        aria-label={t('compare')}
        value={comparedId}
        options={[
          { value: '', label: t('compareNone') },
          ...others.map(({ id, name }) => ({ value: id, label: t('compareWith', { name }) })),
        ]}
        onChange={(event) => onCompare(event.currentTarget.value)}
      />
    </Row>
  );
}
