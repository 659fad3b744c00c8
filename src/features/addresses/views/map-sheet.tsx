import {
  IconCurrentLocation,
  IconCurrentLocationOff,
  IconMapOff,
  IconMapPin,
  IconMapPinFilled,
  IconWorld,
} from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { MapPickerContext } from '../../../../machines/map-picker/chosen-place.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { FilterChips } from '../../../ui/controls/filter-chips.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { useSheetEntry } from '../../../ui/sheets/use-sheet-entry.ts';
import { Degrees } from './degrees.tsx';
import type { MapProps } from './map-props.ts';
import styles from './map.module.css';
import { PlaceResults } from './place-results.tsx';

/** Signs of a text that is searched; as many as the server takes. */
const longestSearch = 200;

/** A place is chosen: on a map that is moved under a pin, from the results of a search, or where the device is. */
export function MapSheet(props: MapProps) {
  const { picker } = props;
  const { t } = useTranslation();
  const snapshot = useSelector(picker, (current) => current);
  const isOpen = !snapshot.matches({ map: 'closed' });
  const isSearching = snapshot.hasTag('searching');
  const leaveSearch = () => picker.send({ type: 'search.leave' });
  useSheetEntry('map-search', isOpen && isSearching, leaveSearch);
  return (
    <BottomSheet
      name="map"
      opened={isOpen}
      title={t('address.map.title')}
      isTall
      backLabel={t('common.back')}
      isWider
      footer={isSearching ? undefined : <MapFooter {...props} />}
      onClose={isSearching ? leaveSearch : () => picker.send({ type: 'map.close' })}
    >
      <div className={styles.picker}>
        <MapSearch {...props} />
        {isSearching ? <PlaceResults {...props} /> : <MapStage {...props} />}
      </div>
    </BottomSheet>
  );
}

function MapSearch({ picker, map }: MapProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(picker, (current) => current);
  const { text, refusal } = snapshot.context;
  const isSearching = snapshot.hasTag('searching');
  const isFloating = !isSearching && refusal === null && map !== null && !snapshot.matches(haveTilesFailed);
  return (
    <div className={styles.search} data-floating={isFloating || undefined}>
      <SearchField
        value={text}
        placeholder={t('address.map.search')}
        maxLength={longestSearch}
        onChange={(typed) => picker.send({ type: 'search.type', text: typed })}
        onEnter={() => picker.send({ type: 'search.submit' })}
      />
      <SearchChips picker={picker} />
    </div>
  );
}

/** Where is searched, and beside the map what was found last. */
function SearchChips({ picker }: Pick<MapProps, 'picker'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const snapshot = useSelector(picker, (current) => current);
  const { mode, results } = snapshot.context;
  const found = snapshot.hasTag('searching') ? [] : results;
  const modes = language === 'th' ? [] : (['global', 'restricted'] as const);
  const chips = [
    ...modes
      .filter((id) => found.length === 0 || id === mode)
      .map((id) => ({
        id,
        label: t(`address.map.${id}`),
        icon: id === 'global' && <IconWorld size={18} aria-hidden="true" />,
        selected: mode === id,
        opens: found.length > 0,
      })),
    ...found.map((one, at) => ({
      id: String(at),
      label: one.place_name ?? one.address,
      selected: false,
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <FilterChips
      label={t('address.map.where')}
      chips={chips}
      onPick={(id) => {
        const picked = found[Number(id)];
        if (picked !== undefined) picker.send({ type: 'place.pick', place: picked });
        // The list of what was found has both.
        else if (found.length > 0) picker.send({ type: 'search.submit' });
        else picker.send({ type: 'search.mode', mode: id === 'global' ? 'global' : 'restricted' });
      }}
    />
  );
}

const haveTilesFailed = { map: { choosing: { tiles: 'failed' } } } as const;

function MapStage({ picker, areMapsOff, map }: MapProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(picker, (current) => current);
  const { own, refusal } = snapshot.context;
  const isLocating = snapshot.matches({ map: { choosing: { position: 'locating' } } });
  const isMapless = map === null || snapshot.matches(haveTilesFailed);
  return (
    <>
      <div className={styles.notices}>
        <StageNotice refusal={refusal} isMapless={isMapless} areMapsOff={areMapsOff} />
      </div>
      <div className={styles.stage}>
        {map}
        <IconMapPinFilled className={styles.pin} size={44} aria-hidden="true" />
        <IconButton
          look="floating"
          className={styles.locate}
          label={t('address.position.locate')}
          icon={<IconCurrentLocation size={24} aria-hidden="true" />}
          onClick={() => picker.send({ type: 'position.locate' })}
        />
        {own !== null && (
          <span className={styles.own}>{t('address.map.accuracy', { count: Math.round(own.accuracy) })}</span>
        )}
        <p className={styles.heard} role="status">
          {isLocating && t('address.position.locating')}
        </p>
      </div>
    </>
  );
}

interface StageNoticeProps extends Pick<MapProps, 'areMapsOff'> {
  readonly refusal: MapPickerContext['refusal'];
  readonly isMapless: boolean;
}

/** Why the position or the map is missing; where both are, one notice says so, which leaves room for the map's buttons. */
function StageNotice({ refusal, isMapless, areMapsOff }: StageNoticeProps) {
  const { t } = useTranslation();
  if (refusal !== null)
    return (
      <Banner
        kind="warn"
        icon={<IconCurrentLocationOff size={20} aria-hidden="true" />}
        title={t(refusal === 'abroad' ? 'address.map.abroad' : `address.position.${refusal}.title`)}
        text={
          isMapless
            ? t('address.map.mapless')
            : t(refusal === 'denied' ? 'address.map.deniedText' : 'address.map.refusedText')
        }
      />
    );
  if (!isMapless) return null;
  return (
    <Banner
      kind="info"
      icon={<IconMapOff size={20} aria-hidden="true" />}
      title={t(areMapsOff ? 'address.map.off' : 'address.map.noTiles')}
      text={t('address.map.noTilesText')}
    />
  );
}

function MapFooter({ picker }: MapProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(picker, (current) => current);
  const { pin, place, isPlaced, typed, takesText } = snapshot.context;
  const isConfirming = snapshot.matches({ map: 'confirming' });
  const isLooking = snapshot.matches({ map: { choosing: { pin: 'looking' } } });
  const address = place?.address ?? '';
  const unplaced = isPlaced ? null : 'address.map.unplaced';
  const why = isConfirming ? 'address.map.confirming' : unplaced;
  return (
    <div className={styles.chosen}>
      <div className={styles.place} role="status">
        <span className={styles.placeIcon}>
          <IconMapPin size={24} aria-hidden="true" />
        </span>
        <div>
          <p className={styles.name}>
            {isLooking
              ? t('address.map.looking')
              : (place?.place_name ?? (address || t('address.map.unknown')))}
          </p>
          {!isLooking && place?.place_name !== undefined && <p className={styles.address}>{address}</p>}
          <p className={styles.degrees}>
            <Degrees {...pin} />
            {place?.phone !== undefined && ` · ${place.phone}`}
            {place?.attribution !== undefined && ` · ${place.attribution}`}
          </p>
          {!isLooking && place?.is_fallback === true && (
            <p className={styles.address}>{t('address.map.fallbackHere')}</p>
          )}
        </div>
      </div>
      {typed !== '' && address !== '' && (
        <div className={styles.text}>
          <p>
            <span className={styles.whose}>
              {t(takesText ? 'address.map.textTaken' : 'address.map.textKept')}
            </span>
            {takesText ? address : typed}
          </p>
          <Button
            look="text"
            height={44}
            onClick={() => picker.send({ type: 'text.take', takesText: !takesText })}
          >
            {t(takesText ? 'address.map.keepText' : 'address.map.takeText')}
          </Button>
        </div>
      )}
      <ButtonRow>
        <Button
          height={52}
          grow
          reason={why === null ? undefined : t(why)}
          onClick={() => picker.send({ type: 'place.confirm' })}
        >
          {t(isConfirming ? 'address.map.confirming' : 'address.map.confirm')}
        </Button>
      </ButtonRow>
    </div>
  );
}
