import { useLazyQuery } from '@apollo/client/react';
import { IconCalendarPlus } from '@tabler/icons-react';
import { uncached } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast.tsx';
import { ScheduleFileDocument } from './lesson-material.gen.ts';

export function LiveCalendar({ lessonId, title }: { lessonId: string; title: string }) {
  const { t } = useTranslation('material');
  const [load, { loading }] = useLazyQuery(ScheduleFileDocument, uncached);
  const save = async () => {
    const { data } = await load({ variables: { eventId: `live:${lessonId}` } }).retain();
    if (data?.scheduleFile) saveFile(`${title}.ics`, data.scheduleFile, 'text/calendar');
    else toast.error(t('live.calendarFailed'));
  };
  return (
    <Button
      variant="default"
      size="md"
      loading={loading}
      leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => void save()}
    >
      {t('live.toCalendar')}
    </Button>
  );
}
