import { useTranslation } from '../../i18n/use-translation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import classes from './player.module.css';

export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('learning');
  const keys = [
    ['Shift N', 'player.shortcutList.next'],
    ['Shift P', 'player.shortcutList.previous'],
    ['N', 'player.shortcutList.note'],
    ['B', 'player.shortcutList.bookmark'],
    [t('player.space'), 'player.shortcutList.play'],
    ['J', 'player.shortcutList.back'],
    ['L', 'player.shortcutList.forward'],
    ['<', 'player.shortcutList.slower'],
    ['>', 'player.shortcutList.faster'],
    ['C', 'player.shortcutList.captions'],
    ['M', 'player.shortcutList.mute'],
    ['F', 'player.shortcutList.fullscreen'],
    ['?', 'player.shortcutList.help'],
  ] as const;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('player.shortcuts')}>
      <Grid as="dl" className={classes.keys} gap={1}>
        {keys.map(([key, text]) => (
          <div key={text}>
            <dt>{t(text)}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </Grid>
    </Dialog>
  );
}
