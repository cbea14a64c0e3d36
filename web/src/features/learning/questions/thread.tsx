import type { ReactNode } from 'react';
import { CommentItem } from './comment-item.tsx';
import type { ThreadFragment } from './questions.gen.ts';
import classes from './questions.module.css';
import { WriteComment } from './write-comment.tsx';

interface ThreadProps {
  question: ThreadFragment;
  onSeek?: ((second: number) => void) | undefined;
  onShow?: ((paragraph: number) => void) | undefined;
  onChanged: () => void;
  /** Replaces `onChanged` after a reply, if a list omits answered questions. */
  onReplied?: () => void;
  children?: ReactNode;
}

/** A question with its replies, and a field for another reply. */
export const Thread = ({ question, onSeek, onShow, onChanged, onReplied, children }: ThreadProps) => (
  <li className={classes.thread}>
    {children}
    <CommentItem
      comment={question}
      lessonId={question.lessonId}
      onSeek={onSeek}
      onShow={onShow}
      onChanged={onChanged}
    />
    <div className={classes.replies}>
      {question.replies.edges.map(({ node }) => (
        <CommentItem
          key={node.id}
          comment={node}
          lessonId={question.lessonId}
          canAccept={question.mayAccept}
          onChanged={onChanged}
        />
      ))}
      {question.text !== null && (
        <WriteComment
          lessonId={question.lessonId}
          parentId={question.id}
          onWritten={onReplied ?? onChanged}
        />
      )}
    </div>
  </li>
);
