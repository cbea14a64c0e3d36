import { useTranslation } from '../../i18n/use-translation.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Box, Heading, Stack } from '../../ui/layout/layout.tsx';
import type { Role } from './role-list.tsx';

interface ReviewChangesProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  isBusy: boolean;
  role: Role;
  /** Names of permissions. */
  added: readonly string[];
  removed: readonly string[];
}

/** The permissions that saving a role would add and remove, and the number of affected people. */
export function ReviewChanges({ role, added, removed, ...dialog }: ReviewChangesProps) {
  const { t } = useTranslation('permissions');
  return (
    <ConfirmDialog {...dialog} title={t('saveTitle', { name: role.name })} confirmLabel={t('save')}>
      <Stack gap={2} shrink>
        <p>{t('saveText', { count: role.holderCount })}</p>
        {added.length > 0 && <ChangeList title={t('added')} names={added} />}
        {removed.length > 0 && <ChangeList title={t('removed')} names={removed} />}
      </Stack>
    </ConfirmDialog>
  );
}

function ChangeList({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div>
      <Heading level={3} text="sm">
        {title}
      </Heading>
      <Box as="ul" pl={5} bullets="disc">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Box>
    </div>
  );
}
