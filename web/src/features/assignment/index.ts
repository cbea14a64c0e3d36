/** Exports for other features: the card in the player, and the list. */
export { AssignmentCard } from './assignment-card.tsx';
export { AssignmentsToMark } from './marking/assignments-to-mark.tsx';
