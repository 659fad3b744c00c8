import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '../../../domain/contract.ts';
import { lineNameIn } from '../../../domain/names.ts';
import { BottomSheet } from '../../ui/bottom-sheet.tsx';
import type { ShownOrderProps } from './order-props.ts';

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
  const title = line === null ? t('order.price') : lineNameIn(language, line);
  return (
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
            onRemove={() => {
              actor.send({ type: 'line.remove', skuId: line.sku_id });
              onClose();
            }}
          />
        </Suspense>
      )}
    </BottomSheet>
  );
}
