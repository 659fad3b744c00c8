import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyRoute } from '../ui/layout/lazy-route.tsx';
import { accountWords } from '../features/account/account-words.ts';
import { auditWords } from '../features/audit/audit-words.ts';
import { cartWords } from '../features/cart/cart-words.ts';
import { catalogueWords } from '../features/catalogue/catalogue-words.ts';
import { ordersWords } from '../features/orders/orders-words.ts';
import { paymentsWords } from '../features/payments/payments-words.ts';
import { unsentWords } from '../features/unsent/unsent-words.ts';
import { HomeRoute } from '../features/catalogue/home-route.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';
import { TabsLayout } from './tabs-layout.tsx';

const AuthRoute = lazyRoute(() => import('../features/account/auth-route.tsx'), accountWords);
const ProductRoute = lazyRoute(() => import('../features/catalogue/product-route.tsx'), catalogueWords);
const CartRoute = lazyRoute(() => import('../features/cart/cart-route.tsx'), cartWords);
const RecordsRoute = lazyRoute(() => import('../features/orders/records-route.tsx'), ordersWords);
const RecordListRoute = lazyRoute(() => import('../features/orders/record-list-route.tsx'), ordersWords);
const OrderRoute = lazyRoute(() => import('../features/orders/order-route.tsx'), ordersWords);
const SharedOrderRoute = lazyRoute(() => import('../features/orders/shared-order-route.tsx'), ordersWords);
const PaymentRoute = lazyRoute(() => import('../features/payments/payment-route.tsx'), paymentsWords);
const MyRoute = lazyRoute(() => import('../features/account/my-route.tsx'), accountWords);
const UnsentRoute = lazyRoute(() => import('../features/unsent/unsent-route.tsx'), unsentWords);
const AuditRoute = lazyRoute(() => import('../features/audit/audit-route.tsx'), auditWords);
const NotFoundRoute = lazyRoute(() => import('./not-found-route.tsx'));

/** Each route once; the same table stands below `/auth` too. */
const table = (
  <Route element={<SignedInLayout />}>
    <Route element={<TabsLayout />}>
      <Route path="home" element={<HomeRoute />} />
      <Route path="cart" element={<CartRoute />} />
      <Route path="my" element={<MyRoute />} />
      <Route path="my/unsent" element={<UnsentRoute />} />
      <Route path="audit/*" element={<AuditRoute />} />
      <Route path="product/:skuId" element={<ProductRoute />} />
      <Route element={<RecordsRoute />}>
        <Route path="order-home" element={<RecordListRoute />} />
        <Route path="orders" element={<RecordListRoute />} />
        <Route path="payments" element={<RecordListRoute />} />
        <Route path="order/:orderId" element={<OrderRoute />} />
        <Route path="payment/:paymentOrderId" element={<PaymentRoute />} />
      </Route>
      <Route path="*" element={<NotFoundRoute />} />
    </Route>
  </Route>
);

export function AppRoutes() {
  return (
    <Routes>
      <Route index element={<Navigate to="/home" replace />} />
      <Route path="auth">
        <Route
          index
          element={
            <Suspense fallback={null}>
              <AuthRoute />
            </Suspense>
          }
        />
        {/* Before the table's own: an order opens also for whoever holds its link. */}
        <Route element={<SignedInLayout signedOut={<SharedOrderRoute />} />}>
          <Route element={<TabsLayout />}>
            <Route element={<RecordsRoute />}>
              <Route path="order/:orderId" element={<OrderRoute />} />
            </Route>
          </Route>
        </Route>
        {table}
      </Route>
      {table}
    </Routes>
  );
}
