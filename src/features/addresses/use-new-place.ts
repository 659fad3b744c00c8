import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NewPlaceState, SaidPlace } from '../../../domain/places/said-place.ts';
import { useWhen } from '../../workflow/use-when.ts';

/** Begins the address that the history entry asks for, once: what it asks is taken out first, so that a reload and a way back do not begin another. */
export function useNewPlace(begin: (place: SaidPlace) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { newPlace: asked, ...rest } = (location.state ?? {}) as NewPlaceState;
  const [taken, setTaken] = useState<SaidPlace | null>(null);
  useWhen(asked !== undefined, () => {
    if (asked !== undefined) setTaken(asked);
    void navigate(location, { replace: true, state: rest });
  });
  useWhen(asked === undefined && taken !== null, () => {
    if (taken !== null) begin(taken);
    setTaken(null);
  });
}
