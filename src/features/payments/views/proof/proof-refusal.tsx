import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { refusedDebt } from '../../../../../domain/payments/payment-form.ts';
import { isMissing } from '../../../../../domain/photos/photos.ts';
import type { Problem } from '../../../../../domain/outcome.ts';
import { translateReason } from '../../../../i18n/translate-reason.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { isLostPhoto } from '../../../photos/views/use-photo-obstacle.ts';
import type { ProofProps } from '../payment-props.ts';

/** Why a proof was refused. A photo that the server no longer has can be sent again at once if it is still on this device. */
export function ProofRefusal({ proof, photos: shown }: Pick<ProofProps, 'proof' | 'photos'>) {
  const { t, i18n } = useTranslation();
  const context = useSelector(proof, (snapshot) => snapshot.context);
  const { problem, photos } = context;
  if (problem === null) return null;
  const debt = refusedDebt(context, problem);
  const at = photos.findIndex(isMissing);
  const gone = photos[at];
  const isLost = gone !== undefined && isLostPhoto(shown, gone);
  const edit = () => proof.send({ type: 'proof.edit' });
  function sendAgain(blobId: string) {
    edit();
    proof.send({ type: 'photo.retry', blobId });
  }
  function whatIsWrong(why: Problem) {
    if (debt !== undefined) return t('proof.debtRefused', { number: debt.orderNo });
    if (gone === undefined) return translateReason(i18n, why);
    return isLost ? t('photo.lost', { at: at + 1 }) : t('proof.photoGone');
  }
  return (
    <Banner
      kind="refused"
      title={t('proof.refused')}
      text={whatIsWrong(problem)}
      action={
        gone === undefined || isLost ? (
          <Button look="tonal" height={44} onClick={edit}>
            {t('common.edit')}
          </Button>
        ) : (
          <Button look="tonal" height={44} onClick={() => sendAgain(gone.blobId)}>
            {t('photo.sendAgain')}
          </Button>
        )
      }
    />
  );
}
