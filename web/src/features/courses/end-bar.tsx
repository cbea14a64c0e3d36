import { CourseCover } from '../../ui/course-cover.tsx';
import { Box, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Price } from '../../ui/price.tsx';
import { SaleEnd } from '../../ui/sale-end.tsx';
import utilities from '../../ui/utilities.module.css';
import type { CourseDetailQuery } from './course-detail.gen.ts';
import classes from './end-bar.module.css';
import { StepButton } from './step-button.tsx';
import { useNextStep } from './use-next-step.ts';

type Course = NonNullable<CourseDetailQuery['course']>;

/** The next step at the bottom of a wide window, from the other courses to the end of the page. */
export function EndBar({ course }: { course: Course }) {
  const step = useNextStep(course);
  if (!step.to) return null;
  const isCut = course.currentPrice < course.price;
  return (
    <Box className={classes.bar} data-known={step.isKnown}>
      <Row className={utilities.container} gap={4} py={3}>
        <CourseCover
          src={course.cover}
          width={960}
          height={540}
          radius="sm"
          w={24}
          className={styleClass({ rigid: true })}
          loading="lazy"
        />
        <Stack grow shrink>
          <Text weight={600}>{course.title}</Text>
          {step.isOffer && isCut && course.saleEndsAt && (
            <Text text="sm" tone="dim">
              <SaleEnd endsAt={course.saleEndsAt} />
            </Text>
          )}
        </Stack>
        {step.isOffer && <Price listPrice={course.price} currentPrice={course.currentPrice} />}
        <Box minW={40}>
          <StepButton step={step} size="lg" course={course} />
        </Box>
      </Row>
    </Box>
  );
}
