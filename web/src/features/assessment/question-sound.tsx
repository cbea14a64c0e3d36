import { styleClass } from '../../ui/layout/style-class.ts';

/** The audio of a question: in the attempt, in the result, in the editor and in grading. */
export const QuestionSound = ({ url, label }: { url: string; label: string }) => (
  // biome-ignore lint/a11y/useMediaCaption: captions would reveal the answer
  <audio controls preload="metadata" src={url} className={styleClass({ w: 'full' })} aria-label={label} />
);
