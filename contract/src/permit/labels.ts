export const permitRole = { buyer: '需方', seller: '供方', service: '服务方' } as const;

export type PermitRole = keyof typeof permitRole;

export const permitRoles = ['buyer', 'seller', 'service'] as const;

/** The rights of each role, in the words of the form. */
export const permitRoleNote: Record<PermitRole, string> = {
  buyer: '订购数据产品与服务、签订合同、支付与验收',
  seller: '登记与上架数据产品、接单、签约与交付（需先完成数商入驻）',
  service: '登记与上架评估、合规、质检、标注、入表服务，签约与交付（需先完成数商入驻）',
};
