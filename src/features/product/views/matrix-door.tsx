import { IconGridDots } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { countPieces } from '../../../../domain/orders/cart.ts';
import { changedLines } from '../../../../domain/orders/matrix.ts';
import { variantMatrix } from '../../../../domain/products/variants.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useIsWide } from '../../../ui/layout/split-view.tsx';
import type { MatrixProps } from './matrix-props.ts';
import styles from './variants.module.css';

interface MatrixDoorProps extends MatrixProps {
  readonly onOpen: () => void;
}

/** Opens the sheet of all colours and sizes, and says what was typed there and is not in the cart. */
export function MatrixDoor({ matrix, cart, siblings, onOpen }: MatrixDoorProps) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const typed = useSelector(matrix, ({ context }) => context.typed);
  const lines = useSelector(cart, ({ context }) => context.lines);
  const pending = countPieces(changedLines(siblings, typed, lines));
  return (
    <div className={styles.door}>
      <Button
        look="tonal"
        height={isWide ? 52 : 48}
        grow
        icon={<IconGridDots size={20} aria-hidden="true" />}
        onClick={onOpen}
      >
        {isWide ? t('product.matrix.openShort') : t(`product.matrix.open.${wordOf(siblings)}`)}
      </Button>
      {pending > 0 && (
        <p className={styles.pending} role="status">
          {t('product.matrix.pending', { count: pending })}
        </p>
      )}
    </div>
  );
}

/** What is chosen in the matrix: colours and sizes, or something else. */
export function wordOf(siblings: MatrixProps['siblings']): 'coloursAndSizes' | 'any' {
  const { rowAttribute, columnAttribute } = variantMatrix(siblings) ?? {};
  return rowAttribute === 'size' && columnAttribute === 'color' ? 'coloursAndSizes' : 'any';
}
