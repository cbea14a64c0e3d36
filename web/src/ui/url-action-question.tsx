import { Button } from './button.tsx';
import { Box, Stack } from './layout/layout.tsx';
import { Notice } from './notice.tsx';

interface UrlActionQuestionProps {
  text: string;
  /** Label of the button that performs the action. */
  action: string;
  onConfirm: () => void;
}

/** Asks before the action of a link that another site has opened (use-url-action.ts). */
export const UrlActionQuestion = ({ text, action, onConfirm }: UrlActionQuestionProps) => (
  <Box my={4}>
    <Notice isAlert>
      <Stack gap={2} align="start">
        <p>{text}</p>
        <Button size="sm" onClick={onConfirm}>
          {action}
        </Button>
      </Stack>
    </Notice>
  </Box>
);
