export { eventPath } from './event-path.ts';
