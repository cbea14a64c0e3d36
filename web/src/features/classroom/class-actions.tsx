import { IconListDetails, IconMail, IconMailForward, IconQrcode, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { RosterDialog } from './roster-dialog.tsx';
import { RostersDrawer } from './rosters-drawer.tsx';
import { SeatsDialog } from './seats-dialog.tsx';
import { SentDrawer } from './sent-drawer.tsx';

interface ClassActionsProps {
  course: { id: string; title: string };
  mayWrite: boolean;
  /** True if the viewer may enrol students: the owner of a course on sale. */
  mayEnrol: boolean;
  isOwner: boolean;
  /** Called when the list of students may have changed. */
  onChange: () => void;
}

/** The actions of teachers for a course's students: messages and enrolments, with the results of both. */
export function ClassActions({ course, mayWrite, mayEnrol, isOwner, onChange }: ClassActionsProps) {
  const { t } = useTranslation('classroom');
  const [search] = useSearchParams();
  // A notification of a reply links to the messages
  const [openDialog, setOpenDialog] = useState<'message' | 'enrol' | 'seats' | 'sent' | 'lists' | null>(
    search.has('message') ? 'sent' : null,
  );
  const close = () => setOpenDialog(null);
  return (
    <Row wrap gap={2} shrink>
      {mayWrite && (
        <Button
          variant="default"
          leftSection={<IconMail size={18} aria-hidden="true" />}
          onClick={() => setOpenDialog('message')}
        >
          {t('message.open')}
        </Button>
      )}
      {mayEnrol && (
        <Button
          variant="default"
          leftSection={<IconUserPlus size={18} aria-hidden="true" />}
          onClick={() => setOpenDialog('enrol')}
        >
          {t('roster.open')}
        </Button>
      )}
      {mayEnrol && (
        <Button
          variant="default"
          leftSection={<IconQrcode size={18} aria-hidden="true" />}
          onClick={() => setOpenDialog('seats')}
        >
          {t('seats.open')}
        </Button>
      )}
      <Button
        variant="subtle"
        leftSection={<IconMailForward size={18} aria-hidden="true" />}
        onClick={() => setOpenDialog('sent')}
      >
        {t('sent.open')}
      </Button>
      {isOwner && (
        <Button
          variant="subtle"
          leftSection={<IconListDetails size={18} aria-hidden="true" />}
          onClick={() => setOpenDialog('lists')}
        >
          {t('rosters.open')}
        </Button>
      )}
      {openDialog === 'message' && (
        <MessageDialog
          places={[{ courseId: course.id, courseTitle: course.title, enrolmentIds: null }]}
          onClose={close}
        />
      )}
      {openDialog === 'enrol' && (
        <RosterDialog
          course={course}
          onClose={close}
          onDone={() => {
            toast.success(t('roster.begun'));
            setOpenDialog('lists');
          }}
        />
      )}
      {openDialog === 'seats' && <SeatsDialog courseId={course.id} onClose={close} />}
      {openDialog === 'sent' && <SentDrawer courseId={course.id} onClose={close} />}
      {openDialog === 'lists' && (
        <RostersDrawer
          courseId={course.id}
          onClose={() => {
            close();
            onChange();
          }}
        />
      )}
    </Row>
  );
}
