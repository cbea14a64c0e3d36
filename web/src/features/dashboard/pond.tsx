import { IconLayoutList } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { SESSION_PREFIX } from '../../constants.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useBranding } from '../../ui/branding.ts';
import { readStored, writeStored } from '../../ui/browser-storage.ts';
import { Flower } from '../../ui/flower.tsx';
import { useFormat } from '../../ui/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Box, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { isText, readOwnList, writeOwnList } from '../../ui/own-storage.ts';
import { shortTitle } from '../../ui/short-title.ts';
import utilities from '../../ui/utilities.module.css';
import { type CourseFlower, NextLesson, toFlower, toNext, useFlowerSentence } from '../learning/index.ts';
import classes from './pond.module.css';
import { PondScene } from './pond-scene.tsx';

/** True if the viewer prefers the list to the pond. */
const LIST_KEY = 'sen.pondAsList';

/** Open petals of each flower at the last visit, as `enrolment:petals`. */
const SEEN_KEY = `${SESSION_PREFIX}petals`;

const readSeen = (): ReadonlyMap<string, number> =>
  new Map(
    readOwnList(SEEN_KEY, isText).map((entry) => {
      const [id = '', petals] = entry.split(':');
      return [id, Number(petals)];
    }),
  );

/** The petals that the viewer has seen open before, and stores the current ones for the next visit. */
const useSeenPetals = (flowers: readonly CourseFlower[]) => {
  const [seen] = useState(readSeen);
  useEffect(() => {
    const now = flowers.map((flower) => [flower.id, toFlower(flower).open] as const);
    writeOwnList(
      SEEN_KEY,
      [...new Map([...readSeen(), ...now])].map(([id, petals]) => `${id}:${petals}`),
    );
  }, [flowers]);
  return seen;
};

interface PondProps {
  /** The course of today first. */
  flowers: readonly CourseFlower[];
  /** Flowers that are not drawn. */
  hidden: number;
  hour: number;
}

const useFlowerState = (flower: CourseFlower, isToday: boolean): string => {
  const { t } = useTranslation('pond');
  const { date } = useFormat();
  const sentence = useFlowerSentence()(flower);
  const { petals, open, isComplete } = toFlower(flower);
  if (isComplete && flower.completedAt) return t('flower.completeOn', { date: date(flower.completedAt) });
  if (isToday && petals > open) return t('flower.opening', { number: open + 1 });
  return sentence;
};

interface PlantProps {
  flower: CourseFlower;
  isToday: boolean;
  place: number;
  seen: number | undefined;
  onShow: () => void;
}

/** A flower on the water: a link to its next lesson. */
const Plant = ({ flower, isToday, place, seen, onShow }: PlantProps) => {
  const { t } = useTranslation('pond');
  const state = useFlowerState(flower, isToday);
  const title = shortTitle(flower.course.title);
  const lesson = flower.nextLesson?.title;
  return (
    <Box as="li" className={classes.plant} position="absolute" data-place={place}>
      <Link to={toNext(flower).path} onMouseEnter={onShow} onFocus={onShow}>
        <Flower {...toFlower(flower)} hasToday={isToday} {...(seen !== undefined && { seen })} />
        <Text as="span" className={classes.name} weight={600}>
          {title}
        </Text>{' '}
        <Text as="span" className={classes.state} text="xs" numbers data-today={isToday}>
          {state}
        </Text>
        {lesson && <span className={utilities.hidden}> {t('pond.nextLesson', { lesson })}</span>}
      </Link>
    </Box>
  );
};

/** Walks from flower to flower, from left to right. */
const onArrow = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll('a')]
    .filter((link) => link.offsetParent)
    .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left);
  const next = links[links.indexOf(document.activeElement as HTMLAnchorElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** The next lesson of the flower that has the focus, or of today's. */
const NextBar = ({ flower, isToday }: { flower: CourseFlower; isToday: boolean }) => {
  const { t } = useTranslation('pond');
  const { duration } = useFormat();
  const { leftSec, lessonsLeft } = toNext(flower);
  const chapter = flower.chapters.find(({ isNext }) => isNext);
  const petal = lessonsLeft > 1 ? t('next.lessonsLeft', { count: lessonsLeft }) : t('next.lastLesson');
  const facts = [
    shortTitle(flower.course.title),
    chapter && t('next.chapter', { title: chapter.title }),
    leftSec > 0 && t('next.left', { time: duration(leftSec) }),
    lessonsLeft > 0 && petal,
  ].filter(Boolean);
  const kicker = flower.nextLesson ? (isToday ? 'next.today' : 'next.other') : 'next.done';
  return (
    <Row className={classes.next} gap={5} bg="surface" radius="panel" shadow="2" position="relative">
      <Flower petals={1} open={isToday ? 0 : 1} hasToday className={classes.petal} />
      <Stack grow shrink>
        <Text className={classes.kicker} text="sm" weight={600}>
          {t(kicker)}
        </Text>
        <Text text="lg" weight={700}>
          {flower.nextLesson?.title ?? t('next.nothing')}
        </Text>
        <Text text="sm" tone="dim" numbers>
          {facts.join(' · ')}
        </Text>
      </Stack>
      <NextLesson enrolment={flower} size="lg" />
    </Row>
  );
};

/** The same flowers in words. */
const FlowerList = ({ flowers }: { flowers: readonly CourseFlower[] }) => {
  const { t } = useTranslation('pond');
  const { hasScenes } = useBranding();
  const sentence = useFlowerSentence();
  return (
    <ul className={classes.list}>
      {flowers.map((flower, index) => (
        <Row as="li" key={flower.id} gap={4} py={3} borderTop wrap>
          {hasScenes && <Flower {...toFlower(flower)} hasToday={index === 0} className={classes.small} />}
          <Box grow shrink>
            <Text weight={600}>
              <Link to={`/courses/${flower.course.slug}`} className={classes.title}>
                {flower.course.title}
              </Link>
            </Text>
            <Text text="sm" tone="dim" numbers>
              {[sentence(flower), flower.nextLesson?.title ?? t('next.nothing')].join(' · ')}
            </Text>
          </Box>
          <NextLesson enrolment={flower} size="md" variant={index === 0 ? 'filled' : 'light'} />
        </Row>
      ))}
    </ul>
  );
};

/** The viewer's courses as flowers on a pond. The largest one is the course of today. */
export function Pond({ flowers, hidden, hour }: PondProps) {
  const { t } = useTranslation('pond');
  const { hasScenes } = useBranding();
  const [shownId, setShownId] = useState('');
  const [isList, setList] = useState(() => readStored(LIST_KEY) === true);
  const seen = useSeenPetals(flowers);
  const [today] = flowers;
  if (!today) return null;
  const shown = flowers.find(({ id }) => id === shownId) ?? today;
  const more = hidden > 0 && (
    <Link to="/dashboard/courses" className={classes.more}>
      {t('pond.more', { count: hidden })}
    </Link>
  );
  const viewSwitch = (
    <IconButton
      className={classes.switch ?? ''}
      aria-label={t('pond.asList')}
      aria-pressed={isList}
      onClick={() => {
        writeStored(LIST_KEY, !isList);
        setList(!isList);
      }}
    >
      <IconLayoutList size={22} stroke={1.75} aria-hidden="true" />
    </IconButton>
  );
  if (isList || !hasScenes)
    return (
      <section aria-label={t(hasScenes ? 'pond.label' : 'plain.label')} className={classes.asList}>
        {hasScenes && viewSwitch}
        <FlowerList flowers={flowers} />
        {more}
      </section>
    );
  return (
    <section className={classes.pond} aria-label={t('pond.label')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between its links */}
      <div className={classes.water} onKeyDown={onArrow}>
        <PondScene hour={hour} className={classes.scene} />
        <p className={utilities.hidden}>{t('pond.hint')}</p>
        <ul>
          {flowers.map((flower, index) => (
            <Plant
              key={flower.id}
              flower={flower}
              isToday={index === 0}
              place={index}
              seen={seen.get(flower.id)}
              onShow={() => setShownId(flower.id)}
            />
          ))}
        </ul>
        {more}
        {viewSwitch}
      </div>
      <NextBar flower={shown} isToday={shown === today} />
    </section>
  );
}
