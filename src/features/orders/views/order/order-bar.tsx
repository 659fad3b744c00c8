import { IconBan, IconBrandLine, IconCheck, IconPhone, IconReceipt2 } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readWire } from '../../../../../domain/money.ts';
import { countChanges } from '../../../../../domain/orders/order-edit.ts';
import { dialLink } from '../../../../../domain/places/phones.ts';
import { orderManagers } from '../../../../../domain/permissions.ts';
import { hasRole, isStaff } from '../../../../../domain/roles.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { StickyBar, useIsDesktop } from '../../../../ui/layout/sticky-bar.tsx';
import { Total } from '../../../../ui/values/total.tsx';
import { useViewer } from '../../../../ui/screen-context.ts';
import type { OrderScreenProps, ShownOrderProps } from './order-props.ts';
import { OrderStake } from './order-stake.tsx';
import { beginStep, isOffered, whyNot, whyNotSaved } from './order-steps.ts';
import type { OrderStep } from './order-steps.ts';
import styles from './order-bar.module.css';

interface OrderBarProps extends ShownOrderProps, Pick<OrderScreenProps, 'proof' | 'shop'> {}

/** The next possible steps and the amount; whoever is not allowed them reads whom to ask, and can call them. */
export function OrderBar(props: OrderBarProps) {
  const { order: actor, proof, value, shop } = props;
  const { t } = useTranslation();
  const { roles } = useViewer();
  const order = useSelector(actor, (current) => current);
  const standing = { order, proof: useSelector(proof, (current) => current), roles };
  const hasChanges = countChanges(value, order.context.edit) > 0;
  const manages = hasRole(roles, orderManagers);
  // What is at stake stands between the buttons, which keep their own width.
  const grow = !useIsDesktop();
  const against = whyNotSaved(order);
  const save = (look: 'tonal' | 'filled') => (
    <Button
      look={look}
      grow={grow}
      reason={against === undefined ? undefined : t(against)}
      onClick={() => actor.send({ type: 'order.save' })}
    >
      {t('order.save')}
    </Button>
  );
  const stake = <OrderStake order={actor} value={value} />;
  if (!isOffered('cancel', value)) {
    // Of an order that is paid only the remark is changed.
    if (hasChanges) return <Bar stake={stake}>{save('filled')}</Bar>;
    return isOffered('pay', value) && manages && <FurtherPayment {...props} />;
  }
  if (!manages)
    return (
      <Bar stake={stake} first={!isStaff(roles) && <ShopWays shop={shop} />}>
        {hasChanges && save('filled')}
      </Bar>
    );
  const step = (name: OrderStep) => {
    const against = whyNot(name, standing);
    return {
      reason: against === undefined ? undefined : t(against),
      onClick: () => beginStep(name, props, value),
    };
  };
  return (
    <Bar
      stake={stake}
      first={
        <Button look="dangerText" icon={<IconBan size={20} aria-hidden="true" />} {...step('cancel')}>
          {t('order.cancel')}
        </Button>
      }
    >
      {isOffered('pay', value) && (
        <Button
          look={hasChanges ? 'tonal' : 'filled'}
          grow={grow}
          icon={<IconReceipt2 size={22} aria-hidden="true" />}
          {...step('pay')}
        >
          {t('order.pay')}
        </Button>
      )}
      {hasChanges && save(isOffered('confirm', value) ? 'tonal' : 'filled')}
      {isOffered('confirm', value) && (
        <Button grow={grow} icon={<IconCheck size={22} aria-hidden="true" />} {...step('confirm')}>
          {t('order.confirm')}
        </Button>
      )}
    </Bar>
  );
}

interface BarProps {
  readonly stake: ReactNode;
  /** What stands at the left: the destructive step, or whom to ask. */
  readonly first?: ReactNode;
  readonly children: ReactNode;
}

/** The steps below what is at stake; on a desk all of it is one line. */
function Bar({ stake, first, children }: BarProps) {
  if (!useIsDesktop()) {
    return (
      <StickyBar top={stake}>
        {first}
        {children}
      </StickyBar>
    );
  }
  return (
    <StickyBar>
      {first}
      <div className={styles.stake}>{stake}</div>
      {children}
    </StickyBar>
  );
}

/** Whom a customer asks, and how. */
function ShopWays({ shop }: Pick<OrderBarProps, 'shop'>) {
  const { t } = useTranslation();
  return (
    <div className={styles.shop}>
      <p>{t('order.askShop', { shop: shop.name })}</p>
      <div className={styles.ways}>
        {shop.phone !== '' && (
          <ButtonLink
            look="tonal"
            href={dialLink(shop.phone)}
            icon={<IconPhone size={20} aria-hidden="true" />}
          >
            {shop.phone}
          </ButtonLink>
        )}
        {shop.line !== null && (
          <ButtonLink look="tonal" href={shop.line} icon={<IconBrandLine size={20} aria-hidden="true" />}>
            LINE
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** The way to pay what a completed order still owes. */
function FurtherPayment(props: OrderBarProps) {
  const { order, proof, value } = props;
  const { t } = useTranslation();
  const { roles } = useViewer();
  const standing = {
    order: useSelector(order, (current) => current),
    proof: useSelector(proof, (current) => current),
    roles,
  };
  const against = whyNot('pay', standing);
  return (
    <StickyBar top={<Total amount={readWire(value.owed)} label={t('order.owes')} />}>
      <Button
        grow
        icon={<IconReceipt2 size={22} aria-hidden="true" />}
        reason={against === undefined ? undefined : t(against)}
        onClick={() => beginStep('pay', props, value)}
      >
        {t('order.pay')}
      </Button>
    </StickyBar>
  );
}
