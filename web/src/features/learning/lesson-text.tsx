import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import kit from '../../ui/kit.module.css';
import { LessonFiles } from '../../ui/lesson/lesson-files.tsx';
import { RichTextView } from '../../ui/rich-text-view.tsx';
import classes from './lesson.module.css';
import type { LessonMaterialFragment } from './lesson-material.gen.ts';

/** The text of a lesson, where it has one. */
export function LessonText({ material: { body, pictures } }: { material: LessonMaterialFragment }) {
  const [params] = useSearchParams();
  const block = Number.parseInt(params.get('block') ?? '', 10);
  const reading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever comes from a search goes on at what was found
    const found = reading.current?.firstElementChild?.children[block];
    if (!(found instanceof HTMLElement)) return;
    found.tabIndex = -1;
    found.dataset.found = '';
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: 'center' });
  }, [block]);
  if (!body) return null;
  return (
    <div ref={reading} className={classes.reading}>
      <RichTextView doc={body} top={2} pictures={pictures} />
    </div>
  );
}

/** Files that belong to a lesson of any kind, where it has some. */
export function Attachments({ material: { files } }: { material: LessonMaterialFragment }) {
  const { t } = useTranslation('material');
  if (!files.length) return null;
  return (
    <section className={kit.stack} aria-labelledby="lesson-files">
      <h2 id="lesson-files" className={classes.part}>
        {t('files')}
      </h2>
      <LessonFiles files={files} />
    </section>
  );
}
