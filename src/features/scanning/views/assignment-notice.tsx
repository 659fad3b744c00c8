import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Product } from '../../../../domain/contract.ts';
import { fullName, nameIn } from '../../../../domain/names.ts';
import type { Problem } from '../../../../domain/outcome.ts';
import type { barcodeAssignmentMachine } from '../../../../machines/barcode-assignment/barcode-assignment-machine.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { deliveryOf } from '../../../ui/feedback/delivery-of.ts';
import { useLanguage } from '../../../ui/screen-context.ts';

interface AssignmentNoticeProps {
  readonly assignment: ActorRefFrom<typeof barcodeAssignmentMachine>;
  /** Goes on with the product that has the code already. */
  readonly onUse: (holder: Product) => void;
  /** Gives the assignment up. */
  readonly onLeave: () => void;
}

/** What became of an assignment, unless it simply went well. */
export function AssignmentNotice({ assignment, onUse, onLeave }: AssignmentNoticeProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const { barcode, product, problem } = useSelector(assignment, ({ context }) => context);
  const isConflict = useSelector(assignment, (snapshot) => snapshot.matches('conflict'));
  const delivery = useSelector(assignment, deliveryOf);
  if (delivery === 'sending' || (delivery === null && problem === null))
    return product === null ? null : (
      <p role="status">
        {t(delivery === null ? 'scan.assigned' : 'scan.assigning', {
          code: barcode,
          name: nameIn(language, product),
        })}
      </p>
    );
  if (delivery !== null)
    return (
      <DeliveryBanner
        status={delivery}
        onRetry={() => assignment.send({ type: 'barcode.retry' })}
        wayOut={
          <Button look="text" height={44} onClick={onLeave}>
            {t('scan.notAssigned')}
          </Button>
        }
      />
    );
  if (problem === null) return null;
  const holder = holderOf(problem);
  return (
    <Banner
      kind="refused"
      title={`${barcode}: ${translateReason(i18n, problem)}`}
      text={holder !== null && fullName(nameIn(language, holder), holder)}
      action={
        <>
          {holder !== null && (
            <Button
              look="tonal"
              height={44}
              onClick={() => {
                onUse(holder);
                onLeave();
              }}
            >
              {t('scan.useHolder')}
            </Button>
          )}
          {isConflict && (
            <Button look="tonal" height={44} onClick={() => assignment.send({ type: 'barcode.insist' })}>
              {t('scan.assign')}
            </Button>
          )}
          <Button look="text" height={44} onClick={onLeave}>
            {t('scan.notAssigned')}
          </Button>
        </>
      }
    />
  );
}

/** The product that has the barcode, as the refusal names it. */
function holderOf({ reason, details }: Problem): Product | null {
  const { product } = details;
  return reason === 'barcode_taken' && typeof product === 'object' ? (product as Product | null) : null;
}
