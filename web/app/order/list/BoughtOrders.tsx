import { pageTitle } from '#app/site/title.ts';
import { OrderList } from './OrderList.tsx';

export const meta = pageTitle('订购的产品');

export default function BoughtOrders() {
  return <OrderList side="buyer" />;
}
