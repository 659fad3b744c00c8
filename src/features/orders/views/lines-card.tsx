import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { collapsedLines } from '../../../../domain/limits.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useIsDesktop } from '../../../ui/layout/sticky-bar.tsx';
import { FoldButton } from '../../../ui/controls/fold-button.tsx';
import styles from './lines-card.module.css';

interface LinesCardProps {
  readonly title: string;
  /** The way to more of it. */
  readonly action?: ReactNode;
  /** A `LineRow` for each line. */
  readonly rows: readonly ReactNode[];
  /** Whether a row is shown however many are folded away. */
  readonly stays?: (at: number) => boolean;
}

/** Lines that a desk shows at once. */
const linesOnDesktop = 20;

/** What was ordered; beyond four lines the rest is folded away, but for what has to be seen, at first not on a desk that has room for it. */
export function LinesCard({ title, action, rows, stays = () => false }: LinesCardProps) {
  const { t } = useTranslation();
  const fits = useIsDesktop() && rows.length <= linesOnDesktop;
  const [unfolded, setUnfolded] = useState<boolean | null>(null);
  const isUnfolded = unfolded ?? fits;
  const folded = rows.filter((_, at) => at < collapsedLines || stays(at));
  const hidden = rows.length - folded.length;
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {title} <span className={styles.count}>{rows.length}</span>
        </h2>
        {action}
      </div>
      <ul className={styles.lines} aria-label={title}>
        {isUnfolded ? rows : folded}
      </ul>
      {hidden > 0 && (
        <div className={styles.fold}>
          <FoldButton
            isUnfolded={isUnfolded}
            more={t('order.showMore', { count: hidden })}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        </div>
      )}
    </Card>
  );
}
