export const regionChangeKinds = { add: '新增', rename: '更名', revoke: '撤销' } as const;

export type RegionChangeKind = keyof typeof regionChangeKinds;

/** Of a change, by its day. */
export const regionChangeStates = { planned: '待生效', effective: '已生效', withdrawn: '已撤回' } as const;

export type RegionChangeState = keyof typeof regionChangeStates;

export const regionChangeColumns = {
  code: '代码',
  name: '名称',
  kind: '变更',
  result: '变更后',
  effectiveOn: '生效日期',
  state: '状态',
  basis: '依据',
  operatorName: '登记人',
  createdAt: '登记时间',
} as const;

/** The columns of a table of changes, in the order of its lines. */
export const regionImportColumns = ['变更', '代码', '名称', '承接代码', '生效日期', '依据'] as const;

export const mostRegionLines = 500;
