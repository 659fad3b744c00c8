import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import type { ScanPanelProps } from './scan-props.ts';

interface SoundButtonProps extends Pick<ScanPanelProps, 'isSilent' | 'onSilence'> {
  readonly className?: string | undefined;
}

/** Whether a hit is heard. */
export function SoundButton({ isSilent, onSilence, className }: SoundButtonProps) {
  const { t } = useTranslation();
  const Icon = isSilent ? IconVolumeOff : IconVolume;
  return (
    <IconButton
      className={className}
      label={t(isSilent ? 'scan.soundOn' : 'scan.soundOff')}
      icon={<Icon size={22} aria-hidden="true" />}
      onClick={onSilence}
    />
  );
}
