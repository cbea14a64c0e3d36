import { type FormEvent, useState } from 'react';
import { problemOf } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { RatingStars } from '../../ui/rating.tsx';
import { toast } from '../../ui/toast.tsx';
import { ReportRating } from '../courses/index.ts';
import { type TaughtRatingsQuery, useReplyToRatingMutation } from './ratings.gen.ts';
import classes from './ratings.module.css';

type Taught = TaughtRatingsQuery['taughtRatings']['items'][number];

interface ReplyFormProps {
  rating: Taught;
  onClose: () => void;
  onReplied: () => void;
}

const ReplyForm = ({ rating, onClose, onReplied }: ReplyFormProps) => {
  const { t } = useTranslation('ratings');
  const [text, setText] = useState(rating.teacherReply ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [reply, { loading }] = useReplyToRatingMutation(SUPPRESS_TOAST);
  const send = async (words: string | null) => {
    setProblem(null);
    try {
      await reply({ variables: { input: { ratingId: rating.id, text: words } } });
      toast.success(t(words ? 'replied' : 'replyTaken'));
      onClose();
      onReplied();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(text.trim());
  };
  return (
    <form className={kit.stackTight} noValidate onSubmit={submit}>
      <TextArea
        label={t('replyLabel')}
        description={t('replyHelp')}
        data-autofocus
        autosize
        minRows={3}
        maxLength={1000}
        error={problem}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={`${kit.row} ${kit.wrap}`}>
        <Button type="submit" loading={loading}>
          {t(rating.teacherReply ? 'saveReply' : 'sendReply')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('cancelReply')}
        </Button>
        {rating.teacherReply && (
          <Button variant="subtle" color="clay" onClick={() => void send(null)}>
            {t('takeReply')}
          </Button>
        )}
      </div>
    </form>
  );
};

interface TaughtRatingProps {
  rating: Taught;
  /** True if it names its course. */
  hasCourse: boolean;
  onReplied: () => void;
}

/** A rating with the teacher's public answer, which can be edited. */
export function TaughtRating({ rating, hasCourse, onReplied }: TaughtRatingProps) {
  const { t } = useTranslation('ratings');
  const { date } = useFormat();
  const [isReplying, setReplying] = useState(false);
  const {
    author,
    course,
    stars,
    text,
    percentage,
    courseVersion,
    createdAt,
    updatedAt,
    teacherReply,
    canReply,
  } = rating;
  return (
    <li className={classes.row}>
      <Avatar name={author.fullName} src={author.avatarUrl} size={40} />
      <article className={`${kit.grow} ${kit.stackTight}`} aria-label={t('by', { name: author.fullName })}>
        <div>
          <p className={`${kit.row} ${kit.wrap}`}>
            <b className={kit.strong}>{author.fullName}</b>
            <RatingStars value={stars} />
          </p>
          <p className={`${kit.small} ${kit.dim}`}>
            {[
              hasCourse && course.title,
              percentage !== null && t('provenance', { percent: percentage }),
              courseVersion !== null && t('version', { version: courseVersion }),
              date(updatedAt ?? createdAt),
              updatedAt && t('wasEdited'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {text && <p className={classes.text}>{text}</p>}
        {teacherReply && !isReplying && (
          <div className={classes.reply}>
            <p className={`${kit.small} ${kit.strong}`}>{t('yourReply')}</p>
            <p className={classes.text}>{teacherReply}</p>
          </div>
        )}
        {isReplying ? (
          <ReplyForm rating={rating} onClose={() => setReplying(false)} onReplied={onReplied} />
        ) : (
          <div className={kit.between}>
            {canReply && (
              <Button
                size="compact-md"
                variant={teacherReply ? 'subtle' : 'light'}
                aria-label={`${t(teacherReply ? 'editReply' : 'reply')}: ${author.fullName}`}
                onClick={() => setReplying(true)}
              >
                {t(teacherReply ? 'editReply' : 'reply')}
              </Button>
            )}
            <ReportRating rating={rating} />
          </div>
        )}
      </article>
    </li>
  );
}
