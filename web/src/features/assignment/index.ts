/** Parts of assignments for other features: their card in the player, and their list. */
export { AssignmentCard } from './assignment-card.tsx';
export { AssignmentsToMark } from './marking/assignments-to-mark.tsx';
