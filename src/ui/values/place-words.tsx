import { firstPhone } from '../../../domain/places/phones.ts';

interface PlaceWordsProps {
  readonly address: string;
  /** Of several phones, separated by `;`, the first is shown. */
  readonly phone: string;
}

/** Where an order goes and whom to call there; a phone number is never broken. */
export function PlaceWords({ address, phone }: PlaceWordsProps) {
  const first = firstPhone(phone);
  return (
    <>
      {address}
      {address !== '' && first !== '' && ' · '}
      {first !== '' && <span className="code">{first}</span>}
    </>
  );
}
