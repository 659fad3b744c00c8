import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../feedback/banner.tsx';
import { BottomSheet } from './bottom-sheet.tsx';
import { Button, ButtonRow } from '../controls/button.tsx';
import styles from './confirm-sheet.module.css';

interface ConfirmSheetProps {
  readonly name: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Names the thing: "Cancel order #10482?". */
  readonly title: string;
  /** The result. */
  readonly children?: ReactNode;
  /** What is at stake, in view above the buttons however long the result is. */
  readonly stake?: ReactNode;
  /** The verb. */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly destructive?: boolean;
  /** Why it cannot be done any more, although it was asked. */
  readonly reason?: string | undefined;
}

/** Asks once before something that cannot simply be undone. */
export function ConfirmSheet({
  children,
  stake,
  action,
  onConfirm,
  destructive = false,
  reason,
  ...sheet
}: ConfirmSheetProps) {
  const { t } = useTranslation();
  return (
    <BottomSheet
      {...sheet}
      footer={
        <>
          {stake}
          <ButtonRow>
            <Button look="quiet" grow onClick={sheet.onClose}>
              {t(destructive ? 'common.keep' : 'common.notNow')}
            </Button>
            <Button look={destructive ? 'danger' : 'filled'} grow reason={reason} onClick={onConfirm}>
              {action}
            </Button>
          </ButtonRow>
        </>
      }
    >
      {reason !== undefined && (
        <div className={styles.reason}>
          <Banner kind="refused" title={reason} />
        </div>
      )}
      {children}
    </BottomSheet>
  );
}
