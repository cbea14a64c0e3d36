import { ReportRating } from './report-rating.tsx';
import { ScoreMethod } from './score-method.tsx';

interface RatingExtraProps {
  /** The course whose score is explained. */
  courseId?: string;
  /** The rating that can be reported. */
  rating?: { id: string; author: { id: string; fullName: string } };
}

/** Rarely used parts of ratings. They are in one chunk, because each further chunk makes the page heavier. */
export function RatingExtra({ courseId, rating }: RatingExtraProps) {
  if (courseId) return <ScoreMethod courseId={courseId} />;
  return rating ? <ReportRating ratingId={rating.id} author={rating.author} /> : null;
}
