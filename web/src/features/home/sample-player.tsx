import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { LessonPreview } from '../courses/index.ts';
import classes from './sample-lesson.module.css';

/** The parts of the lesson that open petals. */
const PARTS = 5;

interface SamplePlayerProps {
  lessonId: string;
  course: { slug: string; title: string };
  /** Called with the number of parts that have been played. */
  onPart: (parts: number) => void;
}

/** Plays the lesson muted and with captions, because it starts on a public page. At its end it offers the course. */
export function SamplePlayer({ lessonId, course, onPart }: SamplePlayerProps) {
  const { t } = useTranslation('home');
  return (
    <LessonPreview
      lessonId={lessonId}
      video={{
        autoPlay: true,
        isMuted: true,
        onTimeUpdate: ({ currentTarget: { currentTime, duration } }) =>
          duration > 0 && onPart(Math.floor((PARTS * currentTime) / duration)),
        onEnded: () => onPart(PARTS),
        children: (
          <Stack
            className={classes.end}
            align="center"
            justify="center"
            gap={4}
            position="absolute"
            inset={0}
          >
            <Text text="lg" weight={700}>
              {t('home.sampleEnd')}
            </Text>
            <Row wrap justify="center" gap={3}>
              <ButtonLink to={`/courses/${course.slug}`}>{t('home.sampleOpen')}</ButtonLink>
            </Row>
          </Stack>
        ),
      }}
    />
  );
}
