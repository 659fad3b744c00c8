import PaymentRoute from './payment-route.tsx';
import QuickConfirmationRoute from './quick-confirmation-route.tsx';

/** Loaded together, so that the first load of home names one file for both. */
export const screens = { Payment: PaymentRoute, Lane: QuickConfirmationRoute };
