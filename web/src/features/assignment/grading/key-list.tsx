import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import classes from './grading-page.module.css';

const KEYS = ['next', 'previous', 'points', 'row', 'comment', 'save', 'help'] as const;

export function KeyList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('marking');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('keys.title')}>
      <Grid as="dl" className={classes.keys} gap={3}>
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{t(`keys.${key}Key`)}</kbd>
            </dt>
            <dd>{t(`keys.${key}`)}</dd>
          </div>
        ))}
      </Grid>
    </Dialog>
  );
}
