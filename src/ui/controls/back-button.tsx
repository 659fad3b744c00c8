import { IconChevronLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from './icon-button.tsx';

interface BackButtonProps {
  /** Where Back leads when the page was opened directly. */
  readonly fallback: string;
  readonly look?: 'plain' | 'floating';
}

/** Goes to the page before this one, or to the fallback when there is none within the app. */
export function BackButton({ fallback, look = 'plain' }: BackButtonProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // The router calls the entry that the app was opened at `default`.
  const isFirst = useLocation().key === 'default';
  return (
    <IconButton
      label={t('common.back')}
      icon={<IconChevronLeft size={24} aria-hidden="true" />}
      look={look}
      onClick={() => void (isFirst ? navigate(fallback, { replace: true }) : navigate(-1))}
    />
  );
}
