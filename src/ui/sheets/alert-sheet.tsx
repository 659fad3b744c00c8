import { useTranslation } from 'react-i18next';
import { BottomSheet } from './bottom-sheet.tsx';
import { Button, ButtonRow } from '../controls/button.tsx';

interface AlertSheetProps {
  readonly text: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A message too long for a toast. */
export function AlertSheet({ text, opened, onClose }: AlertSheetProps) {
  const { t } = useTranslation();
  return (
    <BottomSheet
      name="alert"
      opened={opened}
      title={text}
      onClose={onClose}
      footer={
        <ButtonRow>
          <Button grow onClick={onClose}>
            {t('common.gotIt')}
          </Button>
        </ButtonRow>
      }
    />
  );
}
