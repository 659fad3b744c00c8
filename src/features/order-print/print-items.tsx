import { isStaff } from '../../../domain/roles.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useCanPrint, usePrint } from './use-print.ts';
import { PaperItem } from './views/paper-item.tsx';

/** Items of a menu that print an order on what is not A4, without a question; none where this app cannot print. */
export function PrintItems({ orderId }: { readonly orderId: string }) {
  const { roles } = usePerson();
  const print = usePrint();
  if (!useCanPrint()) return null;
  const papers = isStaff(roles) ? (['receipt', 'packing'] as const) : (['receipt'] as const);
  return papers.map((paper) => (
    <PaperItem key={paper} paper={paper} onClick={() => print([orderId], paper)} />
  ));
}
