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
}

/** Says that there is not enough of a line, and offers as many as there are. */
export function LineShortage({ order: actor, line, stock }: LineShortageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  const fewer = { type: 'line.setQuantity', skuId: line.sku_id, quantity: stock } as const;
  const mayChange = useSelector(actor, (snapshot) => snapshot.can(fewer));
  return (
    <>
      {stock > 0 ? t('order.short', { count: stock }) : t('order.soldOut')}
      {mayChange && (
        <Button look="text" height={44} onClick={() => actor.send(fewer)}>
          {t('order.changeTo', { count: stock })}
          <span className="unseen"> {fullName(lineNameIn(language, line), shown(line))}</span>
        </Button>
      )}
    </>
  );
}
