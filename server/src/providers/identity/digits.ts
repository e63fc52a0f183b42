import type { RealName } from './realname.ts';

const how = '仅核对了证件号码的校验位，未与权威数据源比对，请人工核验证件';

/** The local form: the contract has checked the digits already, and nothing else can be known here. */
export const digitsOnly: RealName = {
  person: async () => ({ agrees: null, how }),
  organisation: async () => ({ agrees: null, how }),
};
