import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Meter } from '../../ui/meter.tsx';
import type { DashboardQuery } from './dashboard.gen.ts';
import classes from './dashboard.module.css';

export function Achievements({ achievements }: { achievements: DashboardQuery['myAchievements'] }) {
  const { t } = useTranslation('dashboard');
  const { date } = useFormat();
  return (
    <section className={`${kit.card} ${kit.stackTight}`} aria-labelledby="achievements">
      <h2 id="achievements" className={classes.title}>
        {t('achievements.label')}
      </h2>
      <ul className={classes.list}>
        {achievements.map(({ code, metric, threshold, progress, earnedAt }) => {
          const percent = Math.floor((100 * progress) / threshold);
          const name = t(`achievement.${code as 'first-lesson'}`, { defaultValue: code });
          return (
            <li key={code} className={classes.achievement}>
              <Bloom percent={earnedAt ? 100 : percent} size={32} />
              <div className={kit.grow}>
                <p className={kit.strong}>{name}</p>
                {earnedAt ? (
                  <p className={`${kit.small} ${kit.dim}`}>{t('earned', { date: date(earnedAt) })}</p>
                ) : (
                  <>
                    <Meter percent={percent} label={name} thin />
                    <p className={`${kit.tiny} ${kit.dim}`}>
                      {t(`progress.${metric}`, { progress, count: threshold })}
                    </p>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
