import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { Box, Stack } from '../../../ui/layout/layout.tsx';
import { CommentItem } from './comment-item.tsx';
import { type ThreadFragment, useThreadFragment } from './questions.gen.ts';
import classes from './questions.module.css';
import { WriteComment } from './write-comment.tsx';

interface ThreadProps {
  question: FragmentType<ThreadFragment>;
  onSeek?: ((second: number) => void) | undefined;
  onShow?: ((paragraph: number) => void) | undefined;
  onChanged: () => void;
  /** Replaces `onChanged` after a reply, if a list omits answered questions. */
  onReplied?: () => void;
  children?: ReactNode;
}

/** A question with its replies, and a field for another reply. */
export function Thread({ question: from, onSeek, onShow, onChanged, onReplied, children }: ThreadProps) {
  const question = useThreadFragment(from);
  if (!question) return null;
  return (
    <Box as="li" className={classes.thread} px={6} py={5} borderBottom>
      {children}
      <CommentItem
        comment={question}
        lessonId={question.lessonId}
        onSeek={onSeek}
        onShow={onShow}
        onChanged={onChanged}
      />
      <Stack className={classes.replies} gap={4} pt={4} pl={8}>
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
      </Stack>
    </Box>
  );
}
