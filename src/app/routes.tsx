import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyRoute } from '../ui/layout/lazy-route.tsx';
import { HomeRoute } from '../features/catalogue/home-route.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';
import { TabsLayout } from './tabs-layout.tsx';

const AuthRoute = lazyRoute(() => import('../features/account/auth-route.tsx'));
const ProductRoute = lazyRoute(() => import('../features/catalogue/product-route.tsx'));
const CartRoute = lazyRoute(() => import('../features/cart/cart-route.tsx'));
const RecordsRoute = lazyRoute(() => import('../features/orders/records-route.tsx'));
const RecordListRoute = lazyRoute(() => import('../features/orders/record-list-route.tsx'));
const OrderRoute = lazyRoute(() => import('../features/orders/order-route.tsx'));
const SharedOrderRoute = lazyRoute(() => import('../features/orders/shared-order-route.tsx'));
const PaymentRoute = lazyRoute(() => import('../features/payments/payment-route.tsx'));
const MyRoute = lazyRoute(() => import('../features/account/my-route.tsx'));
const UnsentRoute = lazyRoute(() => import('../features/unsent/unsent-route.tsx'));
const AuditRoute = lazyRoute(() => import('../features/audit/audit-route.tsx'));
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
