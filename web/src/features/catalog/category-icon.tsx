import {
  IconBooks,
  IconBriefcase,
  IconCamera,
  IconChartDots3,
  IconChefHat,
  IconCode,
  IconHeart,
  IconLanguage,
  IconMusic,
  IconPalette,
  IconTrendingUp,
  IconYoga,
} from '@tabler/icons-react';
import classes from './category-icon.module.css';

/** Icon and tint by the name that the server stores. */
const looks: Record<string, [icon: typeof IconBooks, hue: number]> = {
  code: [IconCode, 0],
  'chart-dots-3': [IconChartDots3, 1],
  data: [IconChartDots3, 1],
  palette: [IconPalette, 3],
  design: [IconPalette, 3],
  'trending-up': [IconTrendingUp, 2],
  business: [IconTrendingUp, 2],
  briefcase: [IconBriefcase, 2],
  language: [IconLanguage, 5],
  languages: [IconLanguage, 5],
  yoga: [IconYoga, 6],
  health: [IconYoga, 6],
  heart: [IconHeart, 6],
  'chef-hat': [IconChefHat, 4],
  food: [IconChefHat, 4],
  music: [IconMusic, 7],
  camera: [IconCamera, 7],
};

/** A category's sign on its tint. */
export function CategoryIcon({ name }: { name: string }) {
  const [Icon, hue] = looks[name] ?? [IconBooks, 0];
  return (
    <span className={classes.box} data-hue={hue} aria-hidden="true">
      <Icon size={24} stroke={1.75} />
    </span>
  );
}
