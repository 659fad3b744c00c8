import { Navigate } from 'react-router-dom';
import { worksWithPaymentsAlone } from '../../domain/roles.ts';
import { usePerson } from '../workflow/use-person.ts';

/** The first screen of a person: payments for whoever works with nothing else, the catalogue for everybody else. */
export function StartRoute() {
  const { roles } = usePerson();
  return <Navigate to={worksWithPaymentsAlone(roles) ? '/order-home' : '/home'} replace />;
}
