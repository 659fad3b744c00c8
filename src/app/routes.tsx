import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyRoute } from './lazy-route.tsx';
import { HomeRoute } from './routes/home-route.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';
import { TabsLayout } from './tabs-layout.tsx';

const AuthRoute = lazyRoute(() => import('./routes/auth-route.tsx'));
const ProductRoute = lazyRoute(() => import('./routes/product-route.tsx'));
const CartRoute = lazyRoute(() => import('./routes/cart-route.tsx'));
const RecordsRoute = lazyRoute(() => import('./routes/records-route.tsx'));
const RecordListRoute = lazyRoute(() => import('./routes/record-list-route.tsx'));
const OrderRoute = lazyRoute(() => import('./routes/order-route.tsx'));
const SharedOrderRoute = lazyRoute(() => import('./routes/shared-order-route.tsx'));
const PaymentRoute = lazyRoute(() => import('./routes/payment-route.tsx'));
const MyRoute = lazyRoute(() => import('./routes/my-route.tsx'));
const UnsentRoute = lazyRoute(() => import('./routes/unsent-route.tsx'));
const AuditRoute = lazyRoute(() => import('./routes/audit-route.tsx'));
const NotFoundRoute = lazyRoute(() => import('./routes/not-found-route.tsx'));

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
