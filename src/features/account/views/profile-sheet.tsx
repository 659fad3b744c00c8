import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { deliveryOf } from '../../../ui/feedback/delivery-of.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { ConfirmSheet } from '../../../ui/sheets/confirm-sheet.tsx';
import type { ShopProfileActor } from './profile-setting.tsx';

const ProfileForm = lazy(() =>
  import('./profile-form.tsx').then((module) => ({ default: module.ProfileForm })),
);

interface ProfileSheetProps {
  readonly edit: ShopProfileActor;
  readonly opened: boolean;
  /** What the app has to say about what was typed here. */
  readonly notice: ReactNode;
  readonly onClose: () => void;
}

/** How the shop is reached and what it says of itself, and what somebody else changed meanwhile. Closed, what was typed stays a draft. */
export function ProfileSheet({ edit, opened, notice, onClose }: ProfileSheetProps) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const isConflict = useSelector(edit, (snapshot) => snapshot.matches('conflict'));
  const mayDiscard = useSelector(edit, (snapshot) => snapshot.can({ type: 'profile.discard' }));
  return (
    <>
      <BottomSheet
        name="shop-profile"
        opened={opened}
        title={t(isConflict ? 'settings.profile.conflictTitle' : 'settings.profile.title')}
        isForm
        isWider
        footer={<Footer edit={edit} onDiscard={() => setAsked(true)} />}
        onClose={onClose}
      >
        <Suspense>
          <ProfileForm edit={edit} notice={notice} />
        </Suspense>
      </BottomSheet>
      <ConfirmSheet
        name="discard-profile"
        opened={isAsked && mayDiscard}
        title={t('settings.profile.discardTitle')}
        action={t('settings.discard')}
        destructive
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          edit.send({ type: 'profile.discard' });
          onClose();
        }}
      >
        <p>{t('settings.profile.discardText')}</p>
      </ConfirmSheet>
    </>
  );
}

function Footer({ edit, onDiscard }: Pick<ProfileSheetProps, 'edit'> & { readonly onDiscard: () => void }) {
  const { t } = useTranslation();
  const snapshot = useSelector(edit, (current) => current);
  const isConflict = snapshot.matches('conflict');
  const action = { type: isConflict ? 'conflict.settle' : 'profile.save' } as const;
  const isTouched = snapshot.hasTag('editable') && !snapshot.can({ type: 'profile.close' });
  return (
    <ButtonRow>
      {(isConflict || isTouched) && (
        <Button look="dangerText" height={52} onClick={onDiscard}>
          {t('settings.discard')}
        </Button>
      )}
      <Button height={52} grow submit reason={reason()} onClick={save}>
        {t(snapshot.hasTag('busy') ? 'settings.saving' : 'settings.save')}
      </Button>
    </ButtonRow>
  );

  function save(): void {
    edit.send(action);
    const wrong = edit.getSnapshot().context.faults[0]?.field;
    document.querySelector<HTMLElement>(`[role=dialog] [name="${wrong ?? ''}"]`)?.focus();
  }

  function reason(): string | undefined {
    if (snapshot.can(action)) return undefined;
    if (isConflict) return t('conflict.undecided');
    if (snapshot.hasTag('editable')) return t('settings.unchanged');
    return t(deliveryOf(snapshot) === 'waiting' ? 'delivery.waits' : 'settings.saving');
  }
}
