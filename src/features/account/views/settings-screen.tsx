import { IconPencil, IconQrcode } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { HistoryEntry } from '../../../../domain/contract.ts';
import { formatPromptpayId } from '../../../../domain/payments/promptpay.ts';
import { parseRoles } from '../../../../domain/roles.ts';
import type { merchantSettingsMachine } from '../../../../machines/merchant-settings/merchant-settings-machine.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { OutdatedBanner } from '../../../ui/feedback/outdated-banner.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { ModelsSetting } from './models-setting.tsx';
import { NotifySetting } from './notify-setting.tsx';
import { ProfileSetting } from './profile-setting.tsx';
import type { ShopProfileActor } from './profile-setting.tsx';
import { isIdChanging, PromptpayIdSheet } from './promptpay-id-sheet.tsx';
import { ReceiptsSetting } from './receipts-setting.tsx';

interface SettingsScreenProps {
  readonly settings: ActorRefFrom<typeof merchantSettingsMachine>;
  readonly profile: ShopProfileActor;
  /** What the app has to say about what was typed here. */
  readonly notice: ReactNode;
  readonly onEditProfile: () => void;
}

/** The settings of the merchant, and who changed them. */
export function SettingsScreen({ settings: actor, profile, notice, onEditProfile }: SettingsScreenProps) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const { settings, problem } = snapshot.context;
  const [isOpen, setIsOpen] = useState(false);
  const isChanging = isIdChanging(snapshot);
  if (isOpen && !isChanging) setIsOpen(false);
  const delivery = holdUpOf(snapshot);
  const edit = () => {
    if (snapshot.can({ type: 'edit.open' })) actor.send({ type: 'edit.open' });
    setIsOpen(true);
  };
  const close = () => {
    // What is typed stays: the other settings say that it comes first.
    if (snapshot.matches('editing') && !snapshot.can({ type: 'edit.save' }))
      actor.send({ type: 'edit.discard' });
    setIsOpen(false);
  };
  return (
    <main data-screen="settings" data-state={statePath(snapshot.value)}>
      <PageHeader back={<BackButton fallback="/my" />} title={t('settings.title')} />
      <PageColumn>
        {notice}
        {(snapshot.matches('refused') || snapshot.matches({ shown: 'refused' })) && (
          <Banner
            kind="refused"
            title={t(snapshot.matches('refused') ? 'settings.refused' : 'settings.notSaved')}
            text={problem === null ? undefined : translateReason(i18n, problem)}
          />
        )}
        {snapshot.matches({ shown: 'saved' }) && <Banner kind="info" title={t('settings.saved')} />}
        {snapshot.matches({ shown: 'outdated' }) && (
          <OutdatedBanner
            title={t('settings.unreachable')}
            onRetry={() => actor.send({ type: 'settings.open' })}
          />
        )}
        {delivery !== null && (
          <DeliveryBanner status={delivery} onRetry={() => actor.send({ type: 'edit.retry' })} />
        )}
        {snapshot.matches('editing') && !isOpen && (
          <Banner
            kind="info"
            title={t('settings.draft')}
            action={
              <Button look="tonal" height={44} onClick={edit}>
                {t('settings.goOn')}
              </Button>
            }
          />
        )}
        {snapshot.matches('unloaded') && (
          <ErrorState
            title={t('state.unreachable.title')}
            text={t('state.unreachable.text')}
            onRetry={() => actor.send({ type: 'settings.open' })}
          />
        )}
        {settings === null && snapshot.matches('loading') && <SkeletonList of="rows" count={2} />}
        {settings !== null && (
          <>
            <Card rows>
              <Row
                icon={<IconQrcode size={22} aria-hidden="true" />}
                title={t('settings.promptpayId')}
                text={
                  settings.promptpay_id === '' ? t('settings.noId') : formatPromptpayId(settings.promptpay_id)
                }
              />
            </Card>
            <Button
              look="tonal"
              height={44}
              icon={<IconPencil size={20} aria-hidden="true" />}
              reason={snapshot.matches('loading') ? t('settings.loading') : undefined}
              onClick={edit}
            >
              {t('settings.change')}
            </Button>
            <ReceiptsSetting settings={actor} confirms={settings.enable_confirm_pay} />
            {settings.notify !== undefined && (
              <NotifySetting
                settings={actor}
                notify={settings.notify}
                undelivered={settings.undelivered ?? []}
              />
            )}
            <ModelsSetting settings={actor} isAllowed={settings.external_models} />
            <ProfileSetting profile={settings} edit={profile} onEdit={onEditProfile} />
            <Changes entries={settings.history} />
          </>
        )}
      </PageColumn>
      <PromptpayIdSheet settings={actor} opened={isOpen} onClose={close} />
    </main>
  );
}

/** Who changed the settings, the newest first. */
function Changes({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  return (
    <>
      <SectionTitle>{t('settings.history')}</SectionTitle>
      <Card rows>
        {[...entries].reverse().flatMap(({ seq, at, by, changes }) => {
          const [role = 'customer'] = parseRoles(by.role);
          const text = t('settings.by', { at: formatDateTime(at), name: by.name, role: t(`role.${role}`) });
          return Object.entries(changes).map(([field, { to }]) => (
            <Row key={`${seq} ${field}`} title={changeWords(field, to)} text={text} />
          ));
        })}
      </Card>
    </>
  );

  function changeWords(field: string, to: unknown): string {
    if (field === 'enable_confirm_pay')
      return t(to === true ? 'settings.receiptsBegun' : 'settings.receiptsCeased');
    if (field === 'external_models')
      return t(to === true ? 'settings.models.allowed' : 'settings.models.forbidden');
    if (field === 'phone' || field === 'line_url') return t('settings.contactChanged');
    if (field.startsWith('notify_')) return t('settings.notify.changedOnce');
    if (field.startsWith('about_')) return t('settings.aboutChanged');
    return typeof to === 'string' && to !== ''
      ? t('settings.idChanged', { id: formatPromptpayId(to) })
      : t('settings.idRemoved');
  }
}
