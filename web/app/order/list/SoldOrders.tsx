import { pageTitle } from '#app/site/title.ts';
import { OrderList } from './OrderList.tsx';

export const meta = pageTitle('售出的产品');

export default function SoldOrders() {
  return <OrderList side="seller" />;
}
