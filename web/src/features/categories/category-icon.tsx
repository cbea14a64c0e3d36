import {
  IconAtom,
  IconBook,
  IconBooks,
  IconBriefcase,
  IconBrowser,
  IconBrush,
  IconBuildingArch,
  IconCalculator,
  IconCamera,
  IconChartDots,
  IconChefHat,
  IconCode,
  IconCoin,
  IconDatabase,
  IconDeviceMobile,
  IconHeart,
  IconLanguage,
  IconMessageLanguage,
  IconMovie,
  IconMusic,
  IconPalette,
  IconPencil,
  IconPlant2,
  IconRobot,
  IconRun,
  IconSchool,
  IconServer2,
  IconShoppingCart,
  IconSpeakerphone,
  IconTerminal2,
  IconToolsKitchen2,
  IconTrendingUp,
  IconYoga,
} from '@tabler/icons-react';
import { Grid } from '../../ui/layout/layout.tsx';
import classes from './category-icon.module.css';

/** Icon and tint by the icon's name, which the server stores with the category. */
const ICONS: Record<string, [icon: typeof IconBooks, hue: number]> = {
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
  terminal: [IconTerminal2, 0],
  server: [IconServer2, 0],
  database: [IconDatabase, 1],
  'device-mobile': [IconDeviceMobile, 0],
  robot: [IconRobot, 1],
  calculator: [IconCalculator, 1],
  atom: [IconAtom, 1],
  pencil: [IconPencil, 3],
  building: [IconBuildingArch, 3],
  briefcase: [IconBriefcase, 2],
  coin: [IconCoin, 2],
  'shopping-cart': [IconShoppingCart, 2],
  book: [IconBook, 5],
  school: [IconSchool, 5],
  yoga: [IconYoga, 6],
  heart: [IconHeart, 6],
  plant: [IconPlant2, 6],
  'tools-kitchen': [IconToolsKitchen2, 4],
  movie: [IconMovie, 7],
  brush: [IconBrush, 7],
};

/** A category's icon on its tint; books if this release does not know the name. */
export function CategoryIcon({ name }: { name: string }) {
  const [Icon, hue] = ICONS[name] ?? [IconBooks, 0];
  return (
    <Grid
      as="span"
      className={classes.box}
      place="center"
      rigid
      w={12}
      h={12}
      radius="md"
      data-hue={hue}
      aria-hidden="true"
    >
      <Icon size={24} stroke={1.75} />
    </Grid>
  );
}
