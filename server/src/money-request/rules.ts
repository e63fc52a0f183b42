import { type MoneyRequestKind, moneyRequestKinds } from '@shuji/contract/order/labels/second-person';

export const moneyKinds = Object.keys(moneyRequestKinds) as MoneyRequestKind[];
