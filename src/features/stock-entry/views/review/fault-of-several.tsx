import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import styles from './review.module.css';

interface FaultOfSeveralProps {
  /** How many rows lack what. */
  readonly text: string;
  readonly action: string;
  readonly onClick: () => void;
}

/** What several rows lack, with a way to correct all of them at once. */
export function FaultOfSeveral({ text, action, onClick }: FaultOfSeveralProps) {
  return (
    <Card>
      <div className={styles.missing}>
        <IconAlertTriangle size={20} aria-hidden="true" />
        <p>{text}</p>
        <Button look="tonal" height={44} onClick={onClick}>
          {action}
        </Button>
      </div>
    </Card>
  );
}
