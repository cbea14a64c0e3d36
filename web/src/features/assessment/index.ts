/** Parts of quizzes for other features: the card of one in the player, which brings its own code. */
export { QuizStart } from './quiz-start-slot.tsx';
