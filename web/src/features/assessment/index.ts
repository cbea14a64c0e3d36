/** Exports for other features: the quiz card of the player, which is loaded lazily. */
export { QuizStart } from './lazy-quiz-start.tsx';
