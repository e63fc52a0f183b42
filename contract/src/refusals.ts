// Every refusal of the centre: its name, its code in the envelope, its Chinese words. Codes never change their meaning.

export const refusals = {
  // The door, 400–499: one for each way a request can be wrong before it reaches a noun.
  'door.badInput': { code: 400, msg: '提交的内容有误，请按提示修改' },
  'door.signedOut': { code: 401, msg: '登录已过期，请重新登录' },
  'door.forbidden': { code: 403, msg: '您没有权限进行此操作' },
  'door.notFound': { code: 404, msg: '没有找到您要的内容' },
  'door.noMobileHeader': { code: 406, msg: '请求缺少必要的标识，已被拒绝' },
  'door.needAttested': { code: 40301, msg: '请先完成身份认证' },
  'door.needMerchant': { code: 40302, msg: '请先完成数商入驻' },
  'door.needBuyer': { code: 40303, msg: '请先开通需方交易权限' },
  'door.needSeller': { code: 40304, msg: '请先开通供方交易权限' },
  'door.notBuilt': { code: 501, msg: '此功能正在建设中，暂未开放' },
  'door.tooLarge': { code: 413, msg: '提交的内容过大' },
  'door.tooMany': { code: 429, msg: '操作过于频繁，请稍后再试' },
  'door.badUpload': { code: 415, msg: '请选择要上传的文件' },

  // Files, 412xx.
  'file.notFound': { code: 41201, msg: '文件不存在或已删除，请重新上传' },
  'file.linkExpired': { code: 41202, msg: '下载链接已失效，请返回页面重新获取' },
  'file.wrongKind': { code: 41203, msg: '文件类型不符合要求' },
  'file.tooLarge': { code: 41204, msg: '文件超过大小限制' },
  'file.tooMany': { code: 41205, msg: '今天上传的文件过多，请明天再试' },

  // Certificates, 430xx.
  'certificate.notFound': { code: 43001, msg: '没有找到该证书，请核对编号或重新扫码' },
  'certificate.notValid': { code: 43002, msg: '该证书已不是有效状态，不能再变更' },
  'certificate.alreadyValid': { code: 43003, msg: '已有一份有效证书，不能重复颁发' },

  // Site, 413xx.
  'site.noSetting': { code: 41301, msg: '没有这项设置' },
  'site.noDict': { code: 41302, msg: '没有这个字典' },
} as const;

export type RefusalName = keyof typeof refusals;
