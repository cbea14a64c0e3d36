/** Exports for other features: the card in the player, and the list. */
export { AssignmentCard } from './assignment-card.tsx';
export { AssignmentsToGrade } from './grading/assignments-to-grade.tsx';
