import { ReportRating } from './report-rating.tsx';
import { ScoreMethod } from './score-method.tsx';

interface RatingExtraProps {
  /** Of the course whose score is explained. */
  courseId?: string;
  /** The rating that may be reported. */
  rating?: { id: string; author: { id: string; fullName: string } };
}

/** What belongs to ratings and is asked for by few; one piece, since each that comes on its own weighs on the page. */
export function RatingExtra({ courseId, rating }: RatingExtraProps) {
  if (courseId) return <ScoreMethod courseId={courseId} />;
  return rating ? <ReportRating ratingId={rating.id} author={rating.author} /> : null;
}
