import { type FormEvent, type ReactNode, useId } from 'react';
import type { Failure } from '../../../apollo/failure.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Card, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';

interface PartCardProps {
  title: string;
  help?: string;
  children: ReactNode;
  isDirty: boolean;
  isSaving: boolean;
  formError: Failure | null;
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  onUndo: () => void;
}

/** A part of a profile with its own save button. */
export function PartCard(props: PartCardProps) {
  const { title, help, children, isDirty, isSaving, formError, onSubmit, onUndo } = props;
  const { t } = useTranslation('profile');
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading level={2} id={id} text="lg">
        {title}
      </Heading>
      {help && (
        <Text mt={1} text="sm" tone="dim">
          {help}
        </Text>
      )}
      <Stack as="form" onSubmit={onSubmit} noValidate gap={4} shrink mt={4}>
        {children}
        <FormError failure={formError} />
        <Row gap={2} shrink>
          <Button type="submit" loading={isSaving} disabled={!isDirty}>
            {t('save')}
          </Button>
          {isDirty && !isSaving && (
            <Button variant="subtle" onClick={onUndo}>
              {t('undo')}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
