import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import utilities from '../../../ui/utilities.module.css';
import classes from './vietqr.module.css';

const RADIUS = 46;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** Remaining time as a ring. Screen readers announce it each minute, not each second. */
export function Countdown({ left, whole }: { left: number; whole: number }) {
  const { t } = useTranslation('vietqr');
  const { clock } = useFormat();
  return (
    <Grid className={classes.ring} place="center" rigid w={24} h={24} position="relative">
      <svg viewBox="0 0 104 104" aria-hidden="true">
        <circle cx="52" cy="52" r={RADIUS} className={classes.track} />
        <circle
          cx="52"
          cy="52"
          r={RADIUS}
          className={classes.rest}
          strokeDasharray={`${(CIRCUMFERENCE * left) / Math.max(whole, 1)} ${CIRCUMFERENCE}`}
        />
      </svg>
      <b aria-hidden="true">{clock(left)}</b>
      <span role="timer" className={utilities.hidden}>
        {t('minuteLeft', { count: Math.ceil(left / 60) })}
      </span>
    </Grid>
  );
}
