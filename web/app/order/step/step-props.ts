import type { OrderPage } from '@shuji/contract/order/schema';

export interface StepProps {
  order: OrderPage;
}
