import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import styles from './review.module.css';

interface FaultOfSeveralProps {
  /** In how many rows what is wrong. */
  readonly text: string;
  readonly action: string;
  readonly onClick: () => void;
}

/** What is wrong with several rows, and a way to correct all of them at once. */
export function FaultOfSeveral({ text, action, onClick }: FaultOfSeveralProps) {
  return (
    <Card>
      <div className={styles.several}>
        <IconAlertTriangle size={20} aria-hidden="true" />
        <p>{text}</p>
        <Button look="tonal" height={44} onClick={onClick}>
          {action}
        </Button>
      </div>
    </Card>
  );
}
