import { IconBan } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { orderManagers } from '../../../../../domain/permissions.ts';
import { hasRole } from '../../../../../domain/roles.ts';
import { Menu, MenuItem } from '../../../../ui/controls/menu.tsx';
import { useIsDesktop } from '../../../../ui/layout/sticky-bar.tsx';
import { useViewer } from '../../../../ui/screen-context.ts';
import type { OrderScreenProps, ShownOrderProps } from './order-props.ts';
import { beginStep, isOffered, whyNot } from './order-steps.ts';

type OrderActionsProps = ShownOrderProps &
  Pick<OrderScreenProps, 'proof' | 'repeat' | 'share' | 'print' | 'printItems'>;

/** What can be done with an order as a whole, at the end of the head; on a desk what is rarely done is in a menu. */
export function OrderActions(props: OrderActionsProps) {
  const { repeat, share, print, printItems } = props;
  const { t } = useTranslation();
  if (!useIsDesktop()) {
    return (
      <>
        {repeat}
        {print}
      </>
    );
  }
  return (
    <>
      {share}
      {print}
      <Menu label={t('order.more')}>
        {printItems}
        {repeat}
        <CancelItem {...props} />
      </Menu>
    </>
  );
}

function CancelItem({ order: actor, proof, value }: OrderActionsProps) {
  const { t } = useTranslation();
  const { roles } = useViewer();
  const order = useSelector(actor, (current) => current);
  const proofNow = useSelector(proof, (current) => current);
  if (!isOffered('cancel', value) || !hasRole(roles, orderManagers)) return null;
  const against = whyNot('cancel', { order, proof: proofNow, roles });
  return (
    <MenuItem
      isDanger
      icon={<IconBan size={22} aria-hidden="true" />}
      reason={against === undefined ? undefined : t(against)}
      onClick={() => beginStep('cancel', { order: actor, proof }, value)}
    >
      {t('order.cancel')}
    </MenuItem>
  );
}
