import { useApolloClient } from '@apollo/client/react';
import { IconCheck } from '@tabler/icons-react';
import { networkOnly } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import {
  CourseToMendDocument,
  type FindingDetailFragment,
  LessonToMendDocument,
  MarkedSentencesDocument,
  MendCourseDocument,
  MendLessonDocument,
  MendSectionDocument,
  useScanCourseMutation,
} from './assistant.gen.ts';
import type { Doc } from './paragraphs.ts';
import { ReplacementError, replaceInDocument, replaceInTexts } from './replace-text.ts';

type Client = ReturnType<typeof useApolloClient>;
interface Replacement {
  readonly sentence: string;
  readonly replacement: string;
}

const LISTS = { OUTCOMES: 'outcomes', REQUIREMENTS: 'requirements', AUDIENCE: 'audience' } as const;

/**
 * Replaces a flagged sentence by the mutation of the lesson, section or course that contains it.
 * @throws ReplacementError
 * @returns false if the new text is visible only after a review, for instance the title of a course on sale
 */
async function replaceIn(
  client: Client,
  courseId: string,
  finding: FindingDetailFragment,
  change: Replacement,
): Promise<boolean> {
  if (finding.lessonId) {
    const { data } = await client.query({
      query: LessonToMendDocument,
      variables: { id: finding.lessonId },
      ...networkOnly,
    });
    const lesson = data?.lessonContent;
    if (!lesson) throw new ReplacementError('GONE');
    const { id: lessonId, version: expectedVersion, title, body } = lesson;
    const edit =
      finding.place === 'LESSON_TITLE'
        ? { title: replaceInTexts([title], change)[0]! }
        : { body: replaceInDocument((body ?? { type: 'doc' }) as Doc, change) };
    await client.mutate({
      mutation: MendLessonDocument,
      variables: { input: { lessonId, expectedVersion, ...edit } },
    });
    return true;
  }
  const { data } = await client.query({
    query: CourseToMendDocument,
    variables: { id: courseId },
    ...networkOnly,
  });
  const course = data?.course;
  if (!course) throw new ReplacementError('GONE');
  if (finding.place === 'SECTION') {
    const before = course.sections.map((section) => section.title);
    const after = replaceInTexts(before, change);
    const place = after.findIndex((title, index) => title !== before[index]!.normalize('NFC'));
    if (place >= 0)
      await client.mutate({
        mutation: MendSectionDocument,
        variables: { input: { sectionId: course.sections[place]!.id, title: after[place]! } },
      });
    return true;
  }
  const edit = getEdit(course, finding.place, change);
  const updated = await client.mutate({
    mutation: MendCourseDocument,
    variables: { input: { courseId, expectedVersion: course.version, ...edit } },
  });
  return !edit.title || updated.data?.updateCourse.title === edit.title;
}

interface Texts {
  readonly title: string;
  readonly subtitle: string;
  readonly description: unknown;
  readonly outcomes: readonly string[];
  readonly requirements: readonly string[];
  readonly audience: readonly string[];
}

function getEdit(course: Texts, place: FindingDetailFragment['place'], change: Replacement) {
  if (place === 'TITLE') return { title: replaceInTexts([course.title], change)[0]! };
  if (place === 'SUBTITLE') return { subtitle: replaceInTexts([course.subtitle], change)[0]! };
  if (place === 'DESCRIPTION') return { description: replaceInDocument(course.description as Doc, change) };
  const list = LISTS[place as keyof typeof LISTS];
  return { [list]: replaceInTexts(course[list], change) };
}

interface ReplaceSentenceProps {
  courseId: string;
  finding: FindingDetailFragment;
  onClose: () => void;
}

/** The form that replaces a flagged sentence. Afterwards the course is scanned again. */
export function ReplaceSentence({ courseId, finding, onClose }: ReplaceSentenceProps) {
  const { t } = useTranslation('assistant');
  const client = useApolloClient();
  const [scan] = useScanCourseMutation({
    refetchQueries: [MarkedSentencesDocument],
    awaitRefetchQueries: true,
  });
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { replacement: finding.sentence },
    send: async ({ replacement }) => {
      const isVisible = await replaceIn(client, courseId, finding, {
        sentence: finding.sentence,
        replacement,
      });
      await scan({ variables: { input: { courseId } } });
      toast.success(t(isVisible ? 'moderation.mended' : 'moderation.mendedLater'));
      onClose();
    },
    onRefused: (error) => {
      if (!(error instanceof ReplacementError)) return false;
      form.setFieldError('replacement', t(`moderation.refused.${error.fault}`));
      return true;
    },
  });
  const replacement = form.values.replacement.trim();
  const isSame = !replacement || replacement === finding.sentence;
  return (
    <Stack as="form" gap={2} shrink onSubmit={submit}>
      <TextArea
        label={t('moderation.newSentence')}
        description={t('moderation.newSentenceHelp')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={1200}
        data-autofocus
        key={form.key('replacement')}
        {...form.getInputProps('replacement')}
      />
      <FormError failure={formError} />
      <Row wrap gap={2} shrink>
        <Button
          type="submit"
          loading={isBusy}
          disabled={isSame}
          leftSection={<IconCheck size={18} aria-hidden="true" />}
        >
          {t('moderation.saveSentence')}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {t('moderation.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
