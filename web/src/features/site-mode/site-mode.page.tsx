import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { cacheAndNetwork, uncached } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { UnsavedWarning } from '../../ui/unsaved-warning.tsx';
import { useViewer } from '../accounts/index.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { DomainList } from './domain-list.tsx';
import { type Draft, findChanges, toDraft } from './draft.ts';
import { ModeChoice } from './mode-choice.tsx';
import { ModeFacts } from './mode-facts.tsx';
import { SignUpInvitations } from './sign-up-invitations.tsx';
import { type SiteModeFieldsFragment, useSiteModeEffectsQuery, useSiteModeQuery } from './site-mode.gen.ts';
import classes from './site-mode.module.css';

/** /admin/site-mode: how the site works, with what each change would affect. */
export function Component() {
  const { t } = useTranslation('siteMode');
  const result = useSiteModeQuery(cacheAndNetwork);
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
        actions={
          <ButtonLink
            to="/admin/settings?show=SITE"
            variant="default"
            leftSection={<IconHistory size={18} aria-hidden="true" />}
          >
            {t('history')}
          </ButtonLink>
        }
      />
      <QueryView
        result={result}
        select={({ siteMode }) => siteMode}
        skeleton={<LoadingRows rows={3} height={240} />}
      >
        {(current) => (
          <Questions key={current.version} current={current} onStale={() => void result.refetch()} />
        )}
      </QueryView>
    </>
  );
}

interface QuestionsProps {
  current: SiteModeFieldsFragment;
  onStale: () => void;
}

function Questions({ current, onStale }: QuestionsProps) {
  const { t } = useTranslation('siteMode');
  const viewer = useViewer();
  const isReadOnly = !viewer.may('setting:update');
  const before = toDraft(current);
  const [draft, setDraft] = useState(before);
  const [isSaving, setSaving] = useState(false);
  const [domainError, setDomainError] = useState<string>();
  const set = (changed: Partial<Draft>) => {
    setDraft({ ...draft, ...changed });
    setDomainError(undefined);
  };
  const changes = findChanges(before, draft);
  const effects = useEffects(before, draft);
  return (
    <Stack gap={6} shrink>
      <TeachQuestion before={before} draft={draft} set={set} isReadOnly={isReadOnly} />
      <ViewQuestion before={before} draft={draft} set={set} isReadOnly={isReadOnly} />
      <Card as="section" card aria-labelledby="question-sign-up">
        <Stack gap={4} shrink>
          <Heading level={2} id="question-sign-up" text="h3">
            {t('signUp.title')}
          </Heading>
          <ModeChoice
            labelledBy="question-sign-up"
            value={draft.signUp}
            options={(['OPEN', 'INVITATION', 'DOMAIN'] as const).map((value) => ({
              value,
              label: t(`signUp.${value}.name`),
              text: t(`signUp.${value}.text`),
            }))}
            onChange={(signUp) => set({ signUp })}
            isReadOnly={isReadOnly}
          />
          {draft.signUp === 'DOMAIN' && (
            <DomainList
              domains={draft.signUpDomains}
              onChange={(signUpDomains) => set({ signUpDomains: [...signUpDomains] })}
              isReadOnly={isReadOnly}
              error={domainError}
            />
          )}
          {viewer.may('person:create') && <SignUpInvitations />}
        </Stack>
      </Card>
      {changes.length > 0 && (
        <Row className={classes.bar} wrap justify="between" gap={3} px={5} py={4}>
          <Text weight={600} aria-live="polite">
            {t('bar.text', { count: changes.length })}
          </Text>
          <Row gap={2}>
            <Button variant="subtle" onClick={() => set(before)}>
              {t('bar.undo')}
            </Button>
            <Button onClick={() => setSaving(true)}>{t('bar.save')}</Button>
          </Row>
        </Row>
      )}
      {isSaving && (
        <ChangeDialog
          draft={draft}
          version={current.version}
          effects={effects}
          onChanged={() => setSaving(false)}
          onStale={onStale}
          onInvalidDomain={(message) => {
            setDomainError(message);
            setSaving(false);
          }}
          onClose={() => setSaving(false)}
        />
      )}
      <UnsavedWarning isDirty={changes.length > 0 && !isSaving} />
    </Stack>
  );
}

interface QuestionProps {
  before: Draft;
  draft: Draft;
  set: (changed: Partial<Draft>) => void;
  isReadOnly: boolean;
}

function TeachQuestion({ before, draft, set, isReadOnly }: QuestionProps) {
  const { t } = useTranslation('siteMode');
  const { data } = useSiteModeEffectsQuery(cacheAndNetwork);
  const packages = data?.siteModeEffects.packages ?? 0;
  const name = (mode: Draft) => t(`teach.${mode.isAcademy ? 'ACADEMY' : 'MARKETPLACE'}.name`);
  const toText = (mode: Draft, fact: 'become' | 'packages' | 'shares') =>
    mode.isAcademy
      ? t(`teach.ACADEMY.${fact}`, { count: packages })
      : t(`teach.MARKETPLACE.${fact}`, { count: packages });
  const review = (mode: Draft) =>
    t(mode.isAcademy && !mode.requiresCourseReview ? 'teach.review.off' : 'teach.review.on');
  return (
    <Card as="section" card="flush" aria-labelledby="question-teach">
      <Box p={5}>
        <Stack gap={4} shrink>
          <Heading level={2} id="question-teach" text="h3">
            {t('teach.title')}
          </Heading>
          <ModeChoice
            labelledBy="question-teach"
            value={draft.isAcademy ? 'ACADEMY' : 'MARKETPLACE'}
            options={(['MARKETPLACE', 'ACADEMY'] as const).map((value) => ({
              value,
              label: t(`teach.${value}.name`),
              text: t(`teach.${value}.text`),
            }))}
            onChange={(value) => set({ isAcademy: value === 'ACADEMY' })}
            isReadOnly={isReadOnly}
          />
        </Stack>
      </Box>
      <ModeFacts
        now={t('isNow', { mode: name(before) })}
        then={t('willBe', { mode: name(draft) })}
        isChanged={before.isAcademy !== draft.isAcademy}
        rows={[
          ...(['become', 'packages', 'shares'] as const).map((fact) => ({
            label: t(`teach.fact.${fact}`),
            before: toText(before, fact),
            after: toText(draft, fact),
          })),
          {
            label: t('teach.fact.review'),
            before: review(before),
            after: draft.isAcademy ? (
              <Switch
                label={t('teach.review.switch')}
                checked={draft.requiresCourseReview}
                disabled={isReadOnly}
                onChange={(event) => set({ requiresCourseReview: event.currentTarget.checked })}
              />
            ) : (
              review(draft)
            ),
          },
        ]}
      />
    </Card>
  );
}

function ViewQuestion({ before, draft, set, isReadOnly }: QuestionProps) {
  const { t } = useTranslation('siteMode');
  const { count } = useFormat();
  const { data } = useSiteModeEffectsQuery(cacheAndNetwork);
  const counted = data?.siteModeEffects;
  const name = (mode: Draft) => t(`view.${mode.isMembersOnly ? 'MEMBERS' : 'OPEN'}.name`);
  const toText = (mode: Draft) => (fact: 'pages' | 'calls' | 'search') => {
    if (!mode.isMembersOnly)
      return t(`view.OPEN.${fact}`, {
        pages: counted ? count(counted.publicPages) : '…',
        calls: counted ? count(counted.publicOperations) : '…',
      });
    return t(`view.MEMBERS.${fact}`, { calls: counted ? count(counted.openOperations) : '…' });
  };
  const [now, then] = [toText(before), toText(draft)];
  const facts = (['pages', 'calls', 'search'] as const).map((fact) => ({
    label: t(`view.fact.${fact}`),
    before: now(fact),
    after: then(fact),
  }));
  const lookup = (mode: Draft) =>
    t(mode.isMembersOnly && !mode.hasCertificateLookup ? 'view.lookup.off' : 'view.lookup.on');
  return (
    <Card as="section" card="flush" aria-labelledby="question-view">
      <Box p={5}>
        <Stack gap={4} shrink>
          <Heading level={2} id="question-view" text="h3">
            {t('view.title')}
          </Heading>
          <ModeChoice
            labelledBy="question-view"
            value={draft.isMembersOnly ? 'MEMBERS' : 'OPEN'}
            options={(['OPEN', 'MEMBERS'] as const).map((value) => ({
              value,
              label: t(`view.${value}.name`),
              text: t(`view.${value}.text`),
            }))}
            onChange={(value) => set({ isMembersOnly: value === 'MEMBERS' })}
            isReadOnly={isReadOnly}
          />
        </Stack>
      </Box>
      <ModeFacts
        now={t('isNow', { mode: name(before) })}
        then={t('willBe', { mode: name(draft) })}
        isChanged={before.isMembersOnly !== draft.isMembersOnly}
        rows={[
          ...facts,
          {
            label: t('view.fact.lookup'),
            before: lookup(before),
            after: draft.isMembersOnly ? (
              <Switch
                label={t('view.lookup.switch')}
                checked={draft.hasCertificateLookup}
                disabled={isReadOnly}
                onChange={(event) => set({ hasCertificateLookup: event.currentTarget.checked })}
              />
            ) : (
              lookup(draft)
            ),
          },
        ]}
      />
    </Card>
  );
}

/** The effects of the change, counted by a dry run of the server. */
function useEffects(before: Draft, draft: Draft): readonly string[] {
  const { t } = useTranslation('siteMode');
  const changes = findChanges(before, draft);
  const { data } = useSiteModeEffectsQuery({
    variables: { domains: draft.signUp === 'DOMAIN' ? draft.signUpDomains : [] },
    skip: changes.length === 0,
    ...uncached,
  });
  const counted = data?.siteModeEffects;
  if (!counted) return [];
  const { members, publicPages, membersOfOtherDomains, teachers, packages, coursesInReview } = counted;
  return changes.flatMap((name) => {
    if (name === 'isAcademy')
      return t(draft.isAcademy ? 'effect.academy' : 'effect.marketplace', { teachers, packages });
    if (name === 'requiresCourseReview')
      return t(draft.requiresCourseReview ? 'effect.reviewOn' : 'effect.reviewOff', {
        count: coursesInReview,
      });
    if (name === 'isMembersOnly')
      return t(draft.isMembersOnly ? 'effect.close' : 'effect.open', { members, pages: publicPages });
    if (name === 'hasCertificateLookup')
      return t(draft.hasCertificateLookup ? 'effect.lookupOn' : 'effect.lookupOff');
    if (name === 'signUp') return t(`effect.${draft.signUp}`, { count: membersOfOtherDomains });
    return before.signUp === 'DOMAIN' ? t('effect.DOMAIN', { count: membersOfOtherDomains }) : [];
  });
}
