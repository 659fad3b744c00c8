import { IconCurrentLocation, IconMapPin, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { metresBetween } from '../../../../domain/places/map-position.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { useSelector } from '@xstate/react';
import type { MapProps } from './map-props.ts';
import styles from './map.module.css';

/** What a search has found, as a list: the way without a map. */
export function PlaceResults({ picker, onWrite }: Pick<MapProps, 'picker' | 'onWrite'>) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(picker, (current) => current);
  const { results, isFallback, pin, own, text, typed } = snapshot.context;
  const search = (state: 'searching' | 'nothing' | 'refused' | 'unreachable' | 'listed') =>
    snapshot.matches({ search: state });
  const distance = (metres: number) =>
    new Intl.NumberFormat(i18n.language, {
      style: 'unit',
      unit: metres < 1000 ? 'meter' : 'kilometer',
      maximumFractionDigits: metres < 10_000 && metres >= 1000 ? 1 : 0,
    }).format(metres < 1000 ? metres : metres / 1000);
  const sources = [...new Set(results.map(({ attribution = '' }) => attribution))].filter(
    (name) => name !== '',
  );
  return (
    <div className={styles.results}>
      <p className={styles.heard} role="status">
        {search('listed') && t('address.map.found', { count: results.length })}
        {search('nothing') && t('address.map.nothing')}
      </p>
      {search('searching') && results.length === 0 && <SkeletonList of="rows" count={4} />}
      {(search('refused') || search('unreachable')) && (
        <ErrorState
          title={t('address.map.unsearched')}
          text={t('state.unreachable.text')}
          onRetry={() => picker.send({ type: 'search.submit' })}
        />
      )}
      {isFallback && (
        <div className={styles.standIn}>
          <Banner
            kind="info"
            title={t('address.map.fallback')}
            text={t(results.length > 0 ? 'address.map.fallbackText' : 'address.map.fallbackNothing')}
          />
        </div>
      )}
      <Card rows>
        {results.map((place) => (
          <Row
            key={`${place.place_name} ${place.address} ${place.latitude} ${place.longitude}`}
            icon={<IconMapPin size={22} aria-hidden="true" />}
            title={<Marked part={text.trim()} whole={place.place_name ?? place.address} />}
            text={place.place_name === undefined ? undefined : place.address}
            value={<span className="num">{distance(metresBetween(pin, place))}</span>}
            onClick={() => picker.send({ type: 'place.pick', place })}
          />
        ))}
        <Row
          icon={<IconPencil size={22} aria-hidden="true" />}
          title={typed === '' ? t('address.map.write', { text: text.trim() }) : t('address.map.keep')}
          text={typed === '' ? t('address.map.writeText') : typed}
          onClick={() => onWrite(typed === '' ? text.trim() : typed)}
        />
        <Row
          icon={<IconCurrentLocation size={22} aria-hidden="true" />}
          tone="info"
          title={t('address.position.locate')}
          text={own === null ? undefined : t('address.map.accuracy', { count: Math.round(own.accuracy) })}
          onClick={() => {
            picker.send({ type: 'search.leave' });
            picker.send({ type: 'position.locate' });
          }}
        />
      </Card>
      {sources.length > 0 && <p className={styles.sources}>{sources.join(' · ')}</p>}
    </div>
  );
}

/** A name, in which the part that was searched for stands out. */
function Marked({ part, whole }: { readonly part: string; readonly whole: string }) {
  const at = part === '' ? -1 : whole.toLowerCase().indexOf(part.toLowerCase());
  if (at < 0) return whole;
  const end = at + part.length;
  return (
    <>
      {whole.slice(0, at)}
      <mark className={styles.marked}>{whole.slice(at, end)}</mark>
      {whole.slice(end)}
    </>
  );
}
