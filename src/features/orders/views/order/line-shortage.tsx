import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '../../../../../domain/contract.ts';
import { fullName, lineNameIn } from '../../../../../domain/names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useShownColour } from '../../../../ui/values/shown-colour.ts';
import { useLanguage } from '../../../../ui/screen-context.ts';
import type { OrderScreenProps } from './order-props.ts';

interface LineShortageProps extends Pick<OrderScreenProps, 'order'> {
  readonly line: OrderLine;
  /** Pieces that the line can have, fewer than it asks for. */
  readonly stock: number;
  /** Asks whether to remove it. */
  readonly onRemove: () => void;
}

/** Says that there is not enough of a line, and offers as many as there are, or to do without it. */
export function LineShortage({ order: actor, line, stock, onRemove }: LineShortageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  const fewer = { type: 'line.setQuantity', skuId: line.sku_id, quantity: stock } as const;
  const name = fullName(lineNameIn(language, line), shown(line));
  const mayChange = useSelector(actor, (snapshot) => snapshot.can(fewer));
  const mayRemove = useSelector(
    actor,
    (snapshot) => stock <= 0 && snapshot.can({ type: 'line.remove', skuId: line.sku_id }),
  );
  return (
    <>
      {stock > 0 ? t('order.short', { count: stock }) : t('order.soldOut')}
      {mayChange && (
        <Button look="text" height={44} onClick={() => actor.send(fewer)}>
          {t('order.changeTo', { count: stock })}
          <span className="unseen"> {name}</span>
        </Button>
      )}
      {mayRemove && (
        <Button look="text" height={44} onClick={onRemove}>
          {t('order.removeProduct')}
          <span className="unseen"> {name}</span>
        </Button>
      )}
    </>
  );
}
