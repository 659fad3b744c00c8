import {
  IconBrandLine,
  IconCloudUp,
  IconCrown,
  IconPackages,
  IconPhone,
  IconShieldCheck,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shop } from '../../../../domain/contract.ts';
import { dialLink } from '../../../../domain/places/phones.ts';
import type { Language } from '../../../i18n/language.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import styles from './about-screen.module.css';

const advantages = [
  ['orders', IconPackages],
  ['prices', IconCrown],
  ['payments', IconShieldCheck],
  ['kept', IconCloudUp],
] as const;

/** What Talat is, why it is good to have, and the shop’s own card, which is `children`. */
export function AboutScreen({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <main data-screen="about">
      <PageHeader back={<BackButton fallback="/my" />} title={t('about.title')} />
      <PageColumn>
        {children}
        <SectionTitle>{t('about.talat')}</SectionTitle>
        <Card>
          <p className={styles.text}>{t('about.text')}</p>
        </Card>
        <Card rows>
          {advantages.map(([name, Icon]) => (
            <Row
              key={name}
              icon={<Icon size={22} aria-hidden="true" />}
              title={t(`about.advantage.${name}.title`)}
              text={t(`about.advantage.${name}.text`)}
            />
          ))}
        </Card>
        {/* Pages of their own, outside the app. */}
        <nav className={styles.links} aria-label={t('about.law')}>
          <a href="/terms">{t('auth.terms')}</a>
          <a href="/privacy">{t('auth.privacy')}</a>
        </nav>
      </PageColumn>
    </main>
  );
}

interface ShopCardProps {
  /** Null where nothing was answered. */
  readonly shop: Shop | null;
  readonly onRetry: () => void;
}

/** What the shop says of itself in the reader’s language, else in another one, and how it is reached. */
export function ShopCard({ shop, onRetry }: ShopCardProps) {
  const { t } = useTranslation();
  const language = useLanguage() as Language;
  if (shop === null)
    return (
      <ErrorState title={t('state.unreachable.title')} text={t('state.unreachable.text')} onRetry={onRetry} />
    );
  const { name, about, phones, line_url: line } = shop;
  const said = about[language] || about.th || about.en || about.zh;
  return (
    <Card>
      <h2 className={styles.name}>{name}</h2>
      {said !== '' && <p className={styles.said}>{said}</p>}
      {phones.length === 0 && line === '' ? (
        <p className={styles.text}>{t('about.noContact')}</p>
      ) : (
        <div className={styles.ways}>
          {phones.map((phone) => (
            <ButtonLink key={phone} icon={<IconPhone size={20} aria-hidden="true" />} href={dialLink(phone)}>
              <span className="unseen">{t('about.call')} </span>
              {phone}
            </ButtonLink>
          ))}
          {line.startsWith('https://') && (
            <ButtonLink
              look="tonal"
              opensTab
              icon={<IconBrandLine size={20} aria-hidden="true" />}
              href={line}
            >
              {t('about.line')}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  );
}
