import { IconBrandLine, IconExternalLink, IconInfoCircle, IconPencil, IconPhone } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ShopProfile } from '../../../../domain/shop-profile.ts';
import type { shopProfileMachine } from '../../../../machines/shop-profile/shop-profile-machine.ts';
import { languageNames, languages } from '../../../i18n/language.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';

export type ShopProfileActor = ActorRefFrom<typeof shopProfileMachine>;

interface ProfileSettingProps {
  readonly profile: ShopProfile;
  readonly edit: ShopProfileActor;
  readonly onEdit: () => void;
}

/** How the shop is reached and what it says of itself, and where changes stand that the server does not have. */
export function ProfileSetting({ profile, edit, onEdit }: ProfileSettingProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(edit, (current) => current);
  const { about, phones, line_url } = profile;
  const written = languages.filter((language) => about[language] !== '');
  const notice = noticeWords();
  return (
    <>
      <SectionTitle>{t('settings.profile.title')}</SectionTitle>
      {notice !== null && <Banner {...notice} />}
      <Card rows>
        <Row
          icon={<IconPhone size={22} aria-hidden="true" />}
          title={t('settings.profile.phones')}
          text={phones.length === 0 ? t('settings.profile.noPhones') : phones.join(' · ')}
        />
        <Row
          icon={<IconBrandLine size={22} aria-hidden="true" />}
          title={t('settings.profile.line_url')}
          text={line_url === '' ? t('settings.profile.noLine') : line_url}
        />
        <Row
          icon={<IconInfoCircle size={22} aria-hidden="true" />}
          title={t('settings.profile.about')}
          text={
            written.length === 0
              ? t('settings.profile.noAbout')
              : written.map((language) => languageNames[language]).join(' · ')
          }
        />
        <Row
          icon={<IconExternalLink size={22} aria-hidden="true" />}
          title={t('settings.profile.see')}
          text={t('settings.profile.seeText')}
          to="/about"
        />
      </Card>
      <Button look="tonal" height={44} icon={<IconPencil size={20} aria-hidden="true" />} onClick={onEdit}>
        {t('settings.profile.change')}
      </Button>
    </>
  );

  function noticeWords() {
    if (snapshot.matches('saved')) return { kind: 'info', title: t('settings.saved') } as const;
    if (snapshot.matches('conflict'))
      return { kind: 'warn', title: t('settings.profile.conflictTitle') } as const;
    if (snapshot.matches({ editing: 'refused' }))
      return { kind: 'refused', title: t('settings.notSaved') } as const;
    if (snapshot.hasTag('editable') && !snapshot.can({ type: 'profile.close' }))
      return { kind: 'info', title: t('settings.profile.changesKept') } as const;
    const holdUp = holdUpOf(snapshot);
    if (holdUp === null) return null;
    return { kind: holdUp === 'waiting' ? 'offline' : holdUp, title: t(`delivery.${holdUp}.title`) } as const;
  }
}
