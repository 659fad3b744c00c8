import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Group, ProductCard } from '../../../domain/contract.ts';
import { mayCall } from '../../../domain/permissions.ts';
import { contactOf } from '../../../domain/places/shop-contact.ts';
import type { vipAdminMachine } from '../../../machines/vip-admin/vip-admin-machine.ts';
import { groupListClient } from '../groups/groups-workflow.ts';
import { GroupSheet } from '../groups/views/group-sheet.tsx';
import { productPickerClient } from '../product-picker/product-picker-workflow.ts';
import { useBegun } from '../../workflow/use-begun.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { CategoryVipCount, CategoryVipList } from './category-vip.tsx';
import { vipAdminClient, vipListClient } from './vip-workflows.ts';
import { VipRow } from './vip-row.tsx';
import { NoVipScreen } from './views/no-vip-screen.tsx';
import { VipListScreen } from './views/vip-list-screen.tsx';
import { VipScreen } from './views/vip-screen.tsx';

/** Who may say which products are VIP chooses them here; other staff and VIP customers see which they are. */
export default function VipRoute() {
  const { user, roles } = usePerson();
  if (mayCall(roles, 'setSkuVip')) return <Managed />;
  return mayCall(roles, 'vipSkuList', user.is_vip === 1) ? (
    <Listed />
  ) : (
    <NoVipScreen shop={contactOf(user)} />
  );
}

/** For the others: those of the group that they work for, or belong to. */
function Listed() {
  const { groupId } = usePerson();
  const list = useWorkflow(vipListClient, groupId);
  useSendOnVisit(list, 'list.refresh');
  return <VipListScreen list={list.actor} />;
}

const idOf = ({ context: { groupId, skuId } }: SnapshotFrom<typeof vipAdminMachine>) => `${groupId}/${skuId}`;

function Managed() {
  const { groupId } = usePerson();
  const [chosen, setChosen] = useState<Group | null>(null);
  const [isOpen, setOpen] = useState(false);
  const id = chosen?.id ?? groupId;
  const groups = useWorkflow(groupListClient, 'vip');
  const group =
    useSelector(groups.actor, ({ context }) => context.items.find((item) => item.id === id)) ?? chosen;
  const picker = useWorkflow(productPickerClient, id);
  const list = useWorkflow(vipListClient, id);
  useSendOnVisit(groups, 'list.refresh');
  useSendOnVisit(picker, 'picker.refresh');
  useSendOnVisit(list, 'list.refresh');
  const [begun, add] = useBegun(vipAdminClient, idOf);
  const card = useCallback(
    (product: ProductCard) => (
      <VipRow
        key={`${id}/${product.id}`}
        groupId={id}
        product={product}
        isBegun={begun.has(`${id}/${product.id}`)}
        onBegin={add}
      />
    ),
    [id, begun, add],
  );
  const vipCount = useCallback(
    (categoryId: string) => <CategoryVipCount key={categoryId} groupId={id} categoryId={categoryId} />,
    [id],
  );
  const vipProducts = useCallback(
    (categoryId: string, grid: string | undefined) => (
      <CategoryVipList key={categoryId} groupId={id} categoryId={categoryId} grid={grid} card={card} />
    ),
    [id, card],
  );
  return (
    <>
      <VipScreen
        group={group}
        picker={picker.actor}
        list={list.actor}
        card={card}
        vipCount={vipCount}
        vipProducts={vipProducts}
        onGroup={() => setOpen(true)}
      />
      <GroupSheet
        groups={groups.actor}
        chosen={id}
        opened={isOpen}
        onChoose={(next) => {
          setChosen(next);
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
