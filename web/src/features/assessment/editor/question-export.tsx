import { useLazyQuery } from '@apollo/client/react';
import { IconDownload } from '@tabler/icons-react';
import { toFailure } from '../../../apollo/failure.ts';
import { uncached } from '../../../apollo/fetch-policies.ts';
import type { QuestionFormat } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { toast } from '../../../ui/toast.tsx';
import { QuestionFileDocument } from './quiz-editor.gen.ts';

const FILES: readonly (readonly [format: QuestionFormat, name: string, type: string])[] = [
  ['MOODLE_XML', 'sen.xml', 'application/xml'],
  ['GIFT', 'sen.gift.txt', 'text/plain'],
];

/** Downloads the question bank in the formats that the import reads. */
export function QuestionExport({ courseId }: { courseId: string }) {
  const { t } = useTranslation('quizBuilder');
  const [load, { loading }] = useLazyQuery(QuestionFileDocument, uncached);
  const save = async ([format, name, type]: (typeof FILES)[number]) => {
    const { data, error } = await load({ variables: { courseId, format } }).retain();
    if (error) toast.error(toFailure(error).message);
    if (data) saveFile(name, data.questionFile, type);
  };
  return FILES.map((file) => (
    <Button
      key={file[0]}
      variant="subtle"
      disabled={loading}
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      onClick={() => void save(file)}
    >
      {t(`export.${file[0]}`)}
    </Button>
  ));
}
