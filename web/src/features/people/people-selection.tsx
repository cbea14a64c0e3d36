import { IconDownload, IconLock, IconLockOpen, IconUserCog } from '@tabler/icons-react';
import { FormattedMessage } from '../../i18n/formatted-message.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { useViewer } from '../accounts/index.ts';
import type { BulkAction } from './bulk-dialog.tsx';

interface PeopleSelectionProps {
  /** The number of selected rows on all pages and on this one. */
  count: number;
  countOnPage: number;
  onClear: () => void;
  onAction: (action: BulkAction) => void;
  onDownload: () => void;
}

export function PeopleSelection({ count, countOnPage, onClear, onAction, onDownload }: PeopleSelectionProps) {
  const { t } = useTranslation('people');
  const { may } = useViewer();
  const actions = [
    { key: 'unlock', may: 'person:deactivate', Icon: IconLockOpen, run: () => onAction('unlock') },
    { key: 'roles', may: 'role:assign', Icon: IconUserCog, run: () => onAction('roles') },
    { key: 'export', may: 'person:export', Icon: IconDownload, run: onDownload },
    { key: 'lock', may: 'person:deactivate', Icon: IconLock, run: () => onAction('lock') },
  ] as const;
  return (
    <SelectionBar
      onClear={onClear}
      text={
        <FormattedMessage
          text={
            countOnPage < count
              ? t('selectedElsewhere', { count, here: countOnPage, elsewhere: count - countOnPage })
              : t('selected', { count })
          }
          parts={{ b: (label) => <b>{label}</b> }}
        />
      }
    >
      {actions
        .filter((action) => may(action.may))
        .map(({ key, Icon, run }) => (
          <button key={key} type="button" onClick={run}>
            <Icon size={18} aria-hidden="true" />
            {key === 'export' ? t('bulk.export') : t(`bulk.${key}.action`)}
          </button>
        ))}
    </SelectionBar>
  );
}
