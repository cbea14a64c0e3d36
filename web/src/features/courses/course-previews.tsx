import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Price } from '../../ui/price.tsx';
import { SaleEnd } from '../../ui/sale-end.tsx';
import type { CourseDetailQuery } from './course-detail.gen.ts';
import classes from './course-previews.module.css';
import { PreviewDialog } from './preview-dialog.tsx';
import { StepButton } from './step-button.tsx';
import { useNextStep } from './use-next-step.ts';

type Course = NonNullable<CourseDetailQuery['course']>;

/** Seconds at the end of a video until the next preview lesson plays. */
const COUNTDOWN = 5;

interface CoursePreviewsProps {
  course: Course;
  onClose: () => void;
}

/** Counts down to the next lesson. Undefined unless it is counting. */
const useCountdown = (onDone: () => void) => {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (left === undefined) return undefined;
    const timer = setTimeout(() => {
      if (left > 1) return setLeft(left - 1);
      setLeft(undefined);
      return onDone();
    }, 1_000);
    return () => clearTimeout(timer);
  }, [left, onDone]);
  return { left, start: () => setLeft(COUNTDOWN), stop: () => setLeft(undefined) };
};

/** The preview lessons of a course, one after the other, with the price and the next step below them. */
export function CoursePreviews({ course, onClose }: CoursePreviewsProps) {
  const { t } = useTranslation('material');
  const { duration } = useFormat();
  const step = useNextStep(course);
  const previews = course.sections.flatMap(({ lessons }) => lessons).filter(({ isPreview }) => isPreview);
  const [index, setIndex] = useState(0);
  const lesson = previews[index];
  const next = previews[index + 1];
  const showNext = useCallback(() => setIndex((old) => old + 1), []);
  const { left, start, stop } = useCountdown(showNext);
  if (!lesson) return null;
  return (
    <PreviewDialog
      lesson={lesson}
      onClose={onClose}
      video={{ autoPlay: index > 0, onEnded: () => next && start() }}
      footer={
        <div className={classes.footer}>
          <Stack className={classes.next} shrink align="start" gap={1}>
            {next ? (
              <>
                <Text text="sm" tone="dim" numbers role="status">
                  {left === undefined ? t('previews.next') : t('previews.nextIn', { count: left })}
                </Text>
                <Row wrap gap={2}>
                  <Button
                    variant="light"
                    size="sm"
                    onClick={() => {
                      stop();
                      showNext();
                    }}
                  >
                    {next.durationSec > 0
                      ? t('previews.lesson', { title: next.title, time: duration(next.durationSec) })
                      : next.title}
                  </Button>
                  {left !== undefined && (
                    <Button variant="subtle" size="sm" onClick={stop}>
                      {t('previews.stop')}
                    </Button>
                  )}
                </Row>
              </>
            ) : (
              <Text text="sm" tone="dim">
                {t('previews.last', { count: previews.length })}
              </Text>
            )}
          </Stack>
          {step.isOffer && (
            <Stack align="end">
              <Price listPrice={course.price} currentPrice={course.currentPrice} />
              {course.saleEndsAt && course.currentPrice < course.price && (
                <Text text="xs" tone="dim">
                  <SaleEnd endsAt={course.saleEndsAt} />
                </Text>
              )}
            </Stack>
          )}
          <Box minW={40}>
            <StepButton step={step} size="lg" course={course} />
          </Box>
        </div>
      }
    />
  );
}
