import {
  IconBooks,
  IconBrowser,
  IconCamera,
  IconChartDots,
  IconChefHat,
  IconCode,
  IconLanguage,
  IconMessageLanguage,
  IconMusic,
  IconPalette,
  IconRun,
  IconSpeakerphone,
  IconTrendingUp,
} from '@tabler/icons-react';
import classes from './category-icon.module.css';

/** Icon and tint by the icon's name, which the server stores with the category. */
const looks: Record<string, [icon: typeof IconBooks, hue: number]> = {
  code: [IconCode, 0],
  browser: [IconBrowser, 0],
  'chart-dots': [IconChartDots, 1],
  palette: [IconPalette, 3],
  'trending-up': [IconTrendingUp, 2],
  speakerphone: [IconSpeakerphone, 2],
  language: [IconLanguage, 5],
  'message-language': [IconMessageLanguage, 5],
  run: [IconRun, 6],
  'chef-hat': [IconChefHat, 4],
  music: [IconMusic, 7],
  camera: [IconCamera, 7],
};

/** A category's sign on its tint; books for a name that this build doesn't know. */
export function CategoryIcon({ name }: { name: string }) {
  const [Icon, hue] = looks[name] ?? [IconBooks, 0];
  return (
    <span className={classes.box} data-hue={hue} aria-hidden="true">
      <Icon size={24} stroke={1.75} />
    </span>
  );
}
