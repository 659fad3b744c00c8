import { IconRepeat, IconShoppingCartPlus } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Order } from '../../../../../domain/contract.ts';
import { fullName, lineNameIn } from '../../../../../domain/names.ts';
import { countPieces } from '../../../../../domain/orders/cart.ts';
import type { PiecesInCart, RepeatedLine } from '../../../../../domain/orders/repeat-order.ts';
import type { orderRepeatMachine } from '../../../../../machines/order-repeat/order-repeat-machine.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { MenuItem } from '../../../../ui/controls/menu.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { SkeletonList } from '../../../../ui/feedback/skeleton-list.tsx';
import { useLanguage } from '../../../../ui/screen-context.ts';
import { BottomSheet } from '../../../../ui/sheets/bottom-sheet.tsx';
import { useShownColour } from '../../../../ui/values/shown-colour.ts';
import styles from './repeat-button.module.css';

interface RepeatButtonProps {
  readonly repeat: ActorRefFrom<typeof orderRepeatMachine>;
  readonly value: Order;
  readonly piecesInCart: () => PiecesInCart;
  /** Whether it is an item of a menu, rather than a button. */
  readonly isItem: boolean;
}

/** Orders the same again: what of it can be had goes into the cart, and what cannot is named before. */
export function RepeatButton({ repeat, value, piecesInCart, isItem }: RepeatButtonProps): ReactNode {
  const { t } = useTranslation();
  const snapshot = useSelector(repeat, (current) => current);
  const { offer } = snapshot.context;
  // While the sheet closes it still shows what was offered.
  const [last, setLast] = useState(offer);
  if (snapshot.matches('offered') && offer !== last) setLast(offer);
  const shown = snapshot.matches('reading') ? [] : last;
  const [whole, less] = [true, false].map((isWhole) =>
    shown.filter(({ because }) => (because === null) === isWhole),
  );
  const pieces = countPieces(shown);
  const icon = <IconRepeat size={22} aria-hidden="true" />;
  const open = () => repeat.send({ type: 'repeat.open', lines: value.detail, inCart: piecesInCart() });
  return (
    <>
      {isItem ? (
        <MenuItem icon={icon} onClick={open}>
          {t('order.repeat.label')}
        </MenuItem>
      ) : (
        <IconButton label={t('order.repeat.label')} icon={icon} onClick={open} />
      )}
      <BottomSheet
        name="repeat"
        opened={!snapshot.matches('closed')}
        title={t('order.repeat.title', { number: value.order_no })}
        onClose={() => repeat.send({ type: 'repeat.close' })}
        footer={
          <Button
            height={52}
            grow
            icon={<IconShoppingCartPlus size={22} aria-hidden="true" />}
            reason={snapshot.can({ type: 'repeat.accept' }) ? undefined : t(whyNot(snapshot.value))}
            onClick={() => repeat.send({ type: 'repeat.accept' })}
          >
            {pieces === 0 ? t('order.repeat.add') : t('order.repeat.addPieces', { count: pieces })}
          </Button>
        }
      >
        {snapshot.matches('reading') && <SkeletonList of="rows" count={Math.min(value.detail.length, 5)} />}
        {snapshot.matches('unreachable') && (
          <ErrorState
            title={t('order.repeat.unreachable')}
            text={t('state.unreachable.text')}
            onRetry={() => repeat.send({ type: 'repeat.retry' })}
          />
        )}
        {less !== undefined && less.length > 0 && (
          <section className={styles.less}>
            <h3 className={styles.heading}>{t('order.repeat.less', { count: less.length })}</h3>
            <Lines lines={less} />
          </section>
        )}
        {whole !== undefined && whole.length > 0 && (
          <section className={styles.whole}>
            <h3 className={styles.heading}>{t('order.repeat.whole', { count: whole.length })}</h3>
            <Lines lines={whole} />
          </section>
        )}
      </BottomSheet>
    </>
  );
}

function whyNot(state: string) {
  return state === 'offered' || state === 'closed' ? 'order.repeat.none' : 'common.loading';
}

function Lines({ lines }: { readonly lines: readonly RepeatedLine[] }): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  return (
    <ul>
      {lines.map(({ line, quantity, because }) => (
        <li key={line.sku_id} className={styles.line}>
          <span className={styles.name}>{fullName(lineNameIn(language, line), shown(line))}</span>
          <span className={styles.figure}>
            {because === null
              ? `× ${quantity}`
              : t(`order.repeat.because.${because}`, { count: quantity, wanted: line.quantity })}
          </span>
        </li>
      ))}
    </ul>
  );
}
