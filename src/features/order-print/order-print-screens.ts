import { OrderPrintRoute } from './order-print-route.tsx';

export const screens = { OrderPrintRoute };
