import classes from './question-sound.module.css';

/** What is heard with a question, wherever it is read: while it is answered, afterwards, and by those who build and mark. */
export const QuestionSound = ({ url, label }: { url: string; label: string }) => (
  // biome-ignore lint/a11y/useMediaCaption: what is heard is what is asked
  <audio controls preload="metadata" src={url} className={classes.sound} aria-label={label} />
);
