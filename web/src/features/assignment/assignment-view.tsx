import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import kit from '../../ui/kit.module.css';
import { LessonFiles } from '../../ui/lesson/lesson-files.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { RichTextView } from '../../ui/rich-text-view.tsx';
import type { AssignmentFactsFragment } from './assignment.gen.ts';
import classes from './assignment.module.css';
import { BeginWork } from './begin-work.tsx';
import { DraftWork } from './draft-work.tsx';
import { DueCard } from './due-card.tsx';
import { Outside } from './outside.tsx';
import { RubricTable } from './rubric-table.tsx';
import { SentWork } from './sent-work.tsx';

interface AssignmentViewProps {
  assignment: AssignmentFactsFragment;
  onChanged: () => void;
}

/** The instructions and the viewer's work on the left, the deadlines on the right; on a phone the deadlines first. */
export function AssignmentView({ assignment, onChanged }: AssignmentViewProps) {
  const { t } = useTranslation('assignment');
  const { course, lesson, brief, mySubmissions, myStanding } = assignment;
  /** Element at the end of the deadlines into which the draft renders its button. */
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [saved, setSaved] = useState<HTMLElement | null>(null);
  const [last] = mySubmissions;
  const earlier = mySubmissions.filter(({ status }) => status !== 'DRAFT');
  const isOpen =
    (!assignment.myClosesAt || assignment.serverTime <= assignment.myClosesAt) &&
    (!assignment.opensAt || assignment.opensAt <= assignment.serverTime);
  return (
    <div className={classes.page}>
      <PageMeta title={lesson.title} isPrivate />
      <header className={classes.bar}>
        <Link
          to={brief ? `/learning/${course.slug}?lesson=${lesson.id}` : `/courses/${course.slug}`}
          className={kit.iconButton}
          aria-label={t('back')}
        >
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
        </Link>
        <p className={classes.course}>{course.title}</p>
        <div ref={setSaved} />
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <div>
          <h1 className={classes.title}>{lesson.title}</h1>
          <p className={kit.dim}>{t('teacher', { name: course.teacher.fullName })}</p>
        </div>
        <div className={classes.columns}>
          <aside className={classes.aside}>
            <DueCard assignment={assignment} onChanged={onChanged}>
              <div ref={setSlot} />
            </DueCard>
          </aside>
          <div className={kit.stack}>
            {!brief && <Outside assignment={assignment} />}
            {brief && (
              <section className={`${kit.card} ${kit.stack}`}>
                <h2>{t('brief.title')}</h2>
                {brief.lesson?.body ? (
                  <RichTextView doc={brief.lesson.body} pictures={brief.lesson.pictures} />
                ) : (
                  <p className={kit.dim}>{t('brief.none')}</p>
                )}
                {brief.lesson && brief.lesson.files.length > 0 && <LessonFiles files={brief.lesson.files} />}
              </section>
            )}
            {myStanding === 'STUDYING' && last?.status === 'DRAFT' && (
              <DraftWork
                key={last.id}
                assignment={assignment}
                draft={last}
                isOpen={isOpen}
                slot={slot}
                saved={saved}
                onChanged={onChanged}
              />
            )}
            {myStanding === 'STUDYING' && last?.status !== 'DRAFT' && (
              <BeginWork assignment={assignment} isOpen={isOpen} slot={slot} onBegun={onChanged} />
            )}
            {earlier.map((work) => (
              <SentWork key={work.id} work={work} isNewest={work === last} />
            ))}
            {brief && last?.status !== 'GRADED' && last?.status !== 'RETURNED' && (
              <RubricTable
                rows={last?.rubric ?? brief.rubric}
                total={last?.maxScore ?? assignment.maxScore}
                pass={last?.passScore ?? assignment.passScore}
              />
            )}
          </div>
        </div>
      </main>
    </div>
  );
}
