import { IconArrowLeft, IconKeyboard, IconTextScan2 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { useFormat } from '../../ui/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { ThemeSwitch } from '../../ui/switches.tsx';
import utilities from '../../ui/utilities.module.css';
import { DaysLeft } from './days-left.tsx';
import classes from './player.module.css';
import { PlayerMessages } from './player-messages.tsx';
import type { PlayerCourse } from './player-model.ts';

export function PlayerTop({ course, onHelp }: { course: PlayerCourse; onHelp: () => void }) {
  const { t } = useTranslation('learning');
  const { lessonsDone } = useFormat();
  const enrolment = course.myEnrolment;
  return (
    <Row
      as="header"
      className={classes.top}
      gap={3}
      h={16}
      pl={3}
      pr={4}
      bg="surface"
      borderBottom
      position="relative"
      z={2}
    >
      <Link to="/dashboard/courses" className={utilities.iconButton} aria-label={t('player.back')}>
        <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
      </Link>
      <Text grow shrink weight={600} space="nowrap" overflow="hidden" ellipsis>
        {course.title}
      </Text>
      {enrolment?.access === 'ACTIVE' && <DaysLeft until={enrolment.expiresAt} />}
      {enrolment && (
        <Text
          as="span"
          className={`${styleClass({ display: 'flex', align: 'center', gap: 2, shrink: true })} ${utilities.notPhone}`}
          text="sm"
          numbers
        >
          <Bloom percent={enrolment.percentage} size={24} />
          <Text as="b" weight={600}>
            {lessonsDone(enrolment)}
          </Text>
          <Text as="span" tone="dim">
            · {enrolment.percentage}%
          </Text>
        </Text>
      )}
      {enrolment && <PlayerMessages courseId={course.id} />}
      {enrolment && (
        <Link
          to={`/dashboard/search?course=${course.id}`}
          className={utilities.iconButton}
          aria-label={t('player.search')}
        >
          <IconTextScan2 size={20} stroke={1.75} aria-hidden="true" />
        </Link>
      )}
      <IconButton className={utilities.notPhone} aria-label={t('player.shortcuts')} onClick={onHelp}>
        <IconKeyboard size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <ThemeSwitch />
    </Row>
  );
}
