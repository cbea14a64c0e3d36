import { Box, Card, Stack } from '../../ui/layout/layout.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import classes from './course-detail.module.css';

export function CourseDetailSkeleton() {
  return (
    <Loading>
      <Box className={classes.band} pt={5} pb={10} bg="tint">
        <Stack className={utilities.container} gap={2} shrink>
          <Skeleton width="240px" height={20} />
          <Skeleton width="min(640px, 90%)" height={46} />
          <Skeleton width="min(560px, 80%)" height={28} />
          <Skeleton width="320px" height={20} />
        </Stack>
      </Box>
      <div className={`${utilities.container} ${classes.body}`}>
        <div className={classes.aside}>
          <Card>
            <Skeleton picture />
          </Card>
        </div>
        <Stack className={`${classes.content} ${utilities.section}`} gap={4} shrink>
          <Skeleton width="280px" height={36} />
          <Skeleton height={180} />
          <Skeleton width="280px" height={36} />
          <Skeleton height={320} />
        </Stack>
      </div>
    </Loading>
  );
}
