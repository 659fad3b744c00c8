import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '../../../domain/contract.ts';
import { lineNameIn } from '../../../domain/names.ts';
import { BottomSheet } from '../../ui/bottom-sheet.tsx';
import { ConfirmSheet } from '../../ui/confirm-sheet.tsx';
import type { ShownOrderProps } from './order-props.ts';
import styles from './order-screen.module.css';

const LineForm = lazy(() => import('./line-form.tsx').then((module) => ({ default: module.LineForm })));

interface LineSheetProps extends ShownOrderProps {
  readonly line: OrderLine | null;
  readonly onClose: () => void;
}

/** Another price for a line, or the line out of the order. */
export function LineSheet({ order: actor, language, line, onClose }: LineSheetProps) {
  const { t } = useTranslation();
  const mayRemove = useSelector(
    actor,
    (snapshot) => line !== null && snapshot.can({ type: 'line.remove', skuId: line.sku_id }),
  );
  const [asked, setAsked] = useState<string | null>(null);
  const title = line === null ? t('order.price') : lineNameIn(language, line);
  return (
    <>
      <BottomSheet name="line" opened={line !== null} title={title} onClose={onClose}>
        {line !== null && (
          <Suspense>
            <LineForm
              key={line.sku_id}
              line={line}
              mayRemove={mayRemove}
              onPrice={(price) => {
                actor.send({ type: 'line.setPrice', skuId: line.sku_id, price });
                onClose();
              }}
              onRemove={() => setAsked(line.sku_id)}
            />
          </Suspense>
        )}
      </BottomSheet>
      <ConfirmSheet
        name="line-removal"
        opened={line !== null && line.sku_id === asked}
        title={t('order.removeTitle')}
        action={t('common.remove')}
        destructive
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (line !== null) actor.send({ type: 'line.remove', skuId: line.sku_id });
          onClose();
        }}
      >
        <p className={styles.question}>{title}</p>
      </ConfirmSheet>
    </>
  );
}
