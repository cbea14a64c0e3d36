import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { ShownSecret } from '../../ui/shown-secret.tsx';
import utilities from '../../ui/utilities.module.css';

export function WebhookSecret({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  return (
    <ShownSecret title={t('secret.title')} secret={secret} onClose={onClose}>
      <Text text="sm" tone="dim">
        {t('secret.verify')}{' '}
        <Link to="/developers#webhooks" className={utilities.link}>
          {t('docs')}
        </Link>
      </Text>
    </ShownSecret>
  );
}
