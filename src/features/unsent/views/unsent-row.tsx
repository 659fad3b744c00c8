import {
  IconBan,
  IconCamera,
  IconCash,
  IconCloudUp,
  IconBox,
  IconHelpCircle,
  IconLanguage,
  IconPencil,
  IconPhotoOff,
  IconReceipt2,
  IconShoppingBag,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fullName, nameIn } from '../../../../domain/names.ts';
import { formatShortDateTime } from '../../../i18n/format-date.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Money } from '../../../ui/values/money.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { useLanguage, useNow } from '../../../ui/screen-context.ts';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import type { UnsentIcon, UnsentWork } from './unsent-props.ts';
import styles from './unsent-screen.module.css';

const icons: Readonly<Record<UnsentIcon, typeof IconCash>> = {
  order: IconShoppingBag,
  changes: IconPencil,
  proof: IconReceipt2,
  photo: IconCamera,
  money: IconCash,
  product: IconBox,
  language: IconLanguage,
  other: IconCloudUp,
};

/** How a standing looks: its icon in place of the kind's where it is the news, and its colour. */
const looks = {
  offline: { tone: 'neutral', words: styles.warn },
  signedOut: { tone: 'neutral', words: styles.warn },
  sending: { tone: 'neutral', words: undefined },
  unknown: { tone: 'info', words: styles.info, icon: IconHelpCircle },
  refused: { tone: 'danger', words: styles.danger, icon: IconBan },
  lost: { tone: 'danger', words: styles.danger, icon: IconPhotoOff },
} as const;

/** One thing that is not acknowledged; a tap leads to where it belongs. */
export function UnsentRow({ work }: { readonly work: UnsentWork }) {
  const { t, i18n } = useTranslation();
  const now = useNow();
  const language = useLanguage();
  const shown = useShownColour();
  const { icon, title, about, figures, amount, since, standing, problem, to } = work;
  const look = { icon: icons[icon], ...looks[standing] };
  const subjects = about.map((one) =>
    typeof one === 'string' ? one : fullName(nameIn(language, one), shown(one)),
  );
  const counts = figures.map(({ of, count }) => t(`count.${of}`, { count }) + ' · ');
  return (
    <Row
      icon={<look.icon size={22} aria-hidden="true" />}
      tone={look.tone}
      title={t(title)}
      text={
        <>
          {subjects.length > 0 && <span className={styles.facts}>{subjects.join(' · ')}</span>}
          <span className={styles.facts}>
            {counts}
            {since !== null && (
              <time className={styles.time} dateTime={since}>
                {formatShortDateTime(since, now)}
              </time>
            )}
          </span>
          <span className={look.words}>
            {t(`unsent.standing.${standing}`, {
              reason: problem === null ? '' : translateReason(i18n, problem),
            })}
          </span>
        </>
      }
      value={amount === null ? undefined : <Money amount={amount} />}
      {...(to === null ? {} : { to })}
    />
  );
}
