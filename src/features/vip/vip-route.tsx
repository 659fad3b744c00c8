import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group, ProductCard } from '../../../domain/contract.ts';
import { mayCall } from '../../../domain/permissions.ts';
import { contactOf } from '../../../domain/places/shop-contact.ts';
import { groupListClient } from '../groups/groups-workflow.ts';
import { GroupSheet } from '../groups/views/group-sheet.tsx';
import { productPickerClient } from '../product-picker/product-picker-workflow.ts';
import { translateReason } from '../../i18n/translate-reason.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useFormLink } from '../../workflow/form-link.ts';
import { useUserScope } from '../../workflow/scopes.ts';
import { useBegun } from '../../workflow/use-begun.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { CategoryVipCount, CategoryVipList } from './category-vip.tsx';
import { vipAdminClient, vipAdminIdOf, vipListClient } from './vip-workflows.ts';
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

function Managed() {
  const { groupId } = usePerson();
  const { directory } = useUserScope();
  const [id, setId] = useState(groupId);
  const [isOpen, setOpen] = useState(false);
  const groups = useWorkflow(groupListClient, 'vip');
  const [chosen, setChosen] = useState<Group | null>(null);
  const listed = useSelector(groups.actor, ({ context }) => context.items.find((item) => item.id === id));
  const group = listed ?? (chosen?.id === id ? chosen : null);
  const picker = useWorkflow(productPickerClient, id);
  const list = useWorkflow(vipListClient, id);
  const { i18n } = useTranslation();
  const showToast = useToast();
  useFormLink((changeId) => void showProduct(changeId).catch(() => undefined));
  useSendOnVisit(groups, 'list.refresh');
  useSendOnVisit(picker, 'picker.refresh');
  useSendOnVisit(list, 'list.refresh');
  const [begun, add] = useBegun(vipAdminClient, vipAdminIdOf);
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
        name="vip-group"
        groups={groups.actor}
        chosen={id}
        opened={isOpen}
        onChoose={(next) => {
          setChosen(next);
          setId(next.id);
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );

  /** Looks for a product whose change was begun, among those of its group; of one that is gone there is only to be said that. */
  async function showProduct(changeId: string): Promise<void> {
    const change = (await directory.open(vipAdminClient, changeId)).getStatus().actor;
    const { groupId: itsGroup, product, problem } = change.getSnapshot().context;
    if (problem?.status === 404) {
      showToast([product?.name, translateReason(i18n, problem)].filter(Boolean).join(': '));
      change.send({ type: 'refusal.acknowledge' });
    }
    const found = (await directory.open(productPickerClient, itsGroup)).getStatus().actor;
    found.send({ type: 'search.change', query: product?.name ?? '' });
    setId(itsGroup);
  }
}
