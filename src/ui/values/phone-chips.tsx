import { IconPhone } from '@tabler/icons-react';
import { dialLink, splitPhones } from '../../../domain/places/phones.ts';
import styles from './phone-chips.module.css';

interface PhoneChipsProps {
  /** What they are, for a screen reader. */
  readonly label: string;
  /** Several are separated by `;`. */
  readonly phone: string;
}

/** A chip for each phone number, which dials it. */
export function PhoneChips({ label, phone }: PhoneChipsProps) {
  return (
    <ul className={styles.phones} aria-label={label}>
      {splitPhones(phone).map((one) => (
        <li key={one}>
          <a className={styles.phone} href={dialLink(one)}>
            <IconPhone size={18} aria-hidden="true" />
            <span className="code">{one}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
