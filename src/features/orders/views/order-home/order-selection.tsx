import { IconPrinter } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { OrderCard } from '../../../../../domain/contract.ts';
import type { SelectedOrder } from '../../../../../domain/orders/order-selection.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Checkbox } from '../../../../ui/controls/checkbox.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { StickyBar } from '../../../../ui/layout/sticky-bar.tsx';
import { Money } from '../../../../ui/values/money.tsx';
import type { OrderPrinting } from './order-home-props.ts';
import styles from './order-home-screen.module.css';

/** Begins to select orders that are printed together, and ends it. */
export function SelectionToggle({ selection }: Pick<OrderPrinting, 'selection'>) {
  const { t } = useTranslation();
  const isOpen = useSelector(selection, (snapshot) => snapshot.matches('open'));
  return (
    <IconButton
      label={t('orders.printing.open')}
      isPressed={isOpen}
      icon={<IconPrinter size={22} aria-hidden="true" />}
      onClick={() => selection.send({ type: isOpen ? 'selection.close' : 'selection.open' })}
    />
  );
}

interface GroupTickProps {
  readonly name: string;
  /** Orders of the group that can be selected. */
  readonly orders: readonly OrderCard[];
  readonly tickOf: (order: OrderCard) => boolean | null | undefined;
  readonly onTick: (orders: readonly OrderCard[]) => void;
}

/** Selects what is shown of a customer group, or takes it out. */
export function GroupTick({ name, orders, tickOf, onTick }: GroupTickProps) {
  const { t } = useTranslation();
  const ticked = orders.filter((order) => tickOf(order) === true).length;
  const isAll = ticked === orders.length;
  return (
    <Checkbox
      checked={isAll}
      partly={!isAll && ticked > 0}
      hidden
      label={t('orders.printing.group', { name: name === '' ? t('orders.ungrouped') : name })}
      onChange={() => onTick(orders)}
    />
  );
}

interface SelectionBarProps extends OrderPrinting {
  readonly chosen: readonly SelectedOrder[];
  /** Called before the bar goes. */
  readonly onLeave: () => void;
}

/** How many orders are selected, what they come to, and the one thing to do with them. */
export function SelectionBar({ selection, onPrint, chosen, onLeave }: SelectionBarProps) {
  const { t } = useTranslation();
  const ids = chosen.map(({ id }) => id);
  function close(): void {
    onLeave();
    selection.send({ type: 'selection.close' });
  }
  return (
    <StickyBar
      top={
        <>
          <div role="status">
            <p className={styles.chosen}>
              {chosen.length === 0
                ? t('orders.printing.none')
                : t('orders.printing.selected', { count: chosen.length })}
            </p>
            {chosen.length > 0 && (
              <Money
                amount={chosen.reduce((sum, { total }) => sum + total, 0)}
                className={styles.chosenSum}
              />
            )}
          </div>
          {chosen.length > 0 && (
            <Button look="text" height={44} onClick={() => selection.send({ type: 'orders.deselect', ids })}>
              {t('orders.printing.deselect')}
            </Button>
          )}
        </>
      }
    >
      <Button look="text" height={52} onClick={close}>
        {t('common.done')}
      </Button>
      <Button
        height={52}
        grow
        icon={<IconPrinter size={22} aria-hidden="true" />}
        reason={chosen.length === 0 ? t('orders.printing.none') : undefined}
        onClick={() => {
          if (onPrint(ids)) close();
        }}
      >
        {chosen.length === 0
          ? t('orders.printing.open')
          : t('orders.printing.print', { count: chosen.length })}
      </Button>
    </StickyBar>
  );
}
