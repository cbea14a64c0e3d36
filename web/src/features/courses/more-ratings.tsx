import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import type { CourseDetailQuery } from './course-detail.gen.ts';
import { useCourseRatingsQuery } from './course-ratings.gen.ts';
import { RatingItem } from './rating-item.tsx';

interface MoreRatingsProps {
  course: NonNullable<CourseDetailQuery['course']>;
  page: number;
  stars: number | null;
}

/** A page of ratings, without those that the course's page contains. */
export function MoreRatings({ course, page, stars }: MoreRatingsProps) {
  const shownIds = new Set(stars === null ? course.ratings.items.map(({ id }) => id) : []);
  return (
    <QueryView
      result={useCourseRatingsQuery({ variables: { id: course.id, page, stars } })}
      select={(data) => data.course?.ratings.items ?? []}
      skeleton={
        <Loading>
          <Skeleton height={96} />
        </Loading>
      }
      frame={(waiting) => <li>{waiting}</li>}
    >
      {(items) =>
        items
          .filter(({ id }) => !shownIds.has(id))
          .map((rating) => (
            <RatingItem key={rating.id} rating={rating} teacherName={course.teacher.fullName} />
          ))
      }
    </QueryView>
  );
}
