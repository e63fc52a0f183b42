// The role that a merchant needs for what is offered: 服务方 for a service, 供方 for anything else.

import { isServiceType } from '@shuji/contract/product/labels';
import type { ProductDraft } from '@shuji/contract/product/schema/form';
import type { User } from '#src/http/context.ts';
import { ensure, type FieldErrors } from '#src/http/refuse.ts';

export type Roles = Pick<User, 'isSeller' | 'isService'>;

export function mayOffer({ isSeller, isService }: Roles, isOfService: boolean): boolean {
  return isOfService ? isService : isSeller;
}

export function ensureMayOffer(roles: Roles, isOfService: boolean): void {
  ensure(mayOffer(roles, isOfService), isOfService ? 'door.needService' : 'door.needSeller');
}

/** At the field, where the role does not fit the type, or where data would become a service or a service data. */
export function typeFaults(
  { productType }: Pick<ProductDraft, 'productType'>,
  registeredType: string,
  roles: Roles,
): FieldErrors {
  if (productType === null) return {};
  const isOfService = isServiceType(productType);
  if (registeredType !== '' && isServiceType(registeredType) !== isOfService)
    return { productType: '已登记的产品不能在数据与服务之间改换类型，请另行登记' };
  if (mayOffer(roles, isOfService)) return {};
  return { productType: isOfService ? '登记服务须先开通服务方交易权限' : '登记数据产品须先开通供方交易权限' };
}
