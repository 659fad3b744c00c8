import { useTranslation } from 'react-i18next';
import { formatDifference } from '../../../../../domain/money.ts';
import type { Satang } from '../../../../../domain/money.ts';

interface ProofDifferenceProps {
  readonly due: Satang;
  readonly paid: Satang;
}

/** By how much what is paid is short of what is due, or over it, with its sign; nothing where both are the same. */
export function ProofDifference({ due, paid }: ProofDifferenceProps) {
  const { t } = useTranslation();
  const difference = paid - due;
  if (difference === 0) return null;
  return t(difference < 0 ? 'proof.shortBy' : 'proof.overBy', { amount: formatDifference(difference) });
}
