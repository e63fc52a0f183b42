// Every refusal of the centre: its name, its code in the envelope, its Chinese words. Codes never change their meaning.

import { noRoom } from './file/no-room.ts';
import { demandRefusals } from './refusals-demand.ts';
import { officeRefusals } from './refusals-office.ts';
import { orderRefusals } from './refusals-order.ts';
import { productRefusals } from './refusals-product.ts';
import { receiptRefusals } from './refusals-receipt.ts';

export const refusals = {
  // The API entry, 400–499: faults of a request before it reaches a noun.
  'door.badInput': { code: 400, msg: '提交的内容有误，请按提示修改' },
  'door.signedOut': { code: 401, msg: '登录已过期，请重新登录' },
  'door.forbidden': { code: 403, msg: '您没有权限进行此操作' },
  'door.notFound': { code: 404, msg: '没有找到您要的内容' },
  'door.noMobileHeader': { code: 406, msg: '请求缺少必要的标识，已被拒绝' },
  'door.gone': { code: 410, msg: '这个链接已经失效，它可能已过期，或已由分享者撤回；需要时请向分享者索取新的链接' },
  'door.needAttested': { code: 40301, msg: '请先完成身份认证' },
  'door.needMerchant': { code: 40302, msg: '请先完成数商入驻' },
  'door.needBuyer': { code: 40303, msg: '请先开通需方交易权限' },
  'door.needSeller': { code: 40304, msg: '请先开通供方交易权限' },
  'door.needVendor': { code: 40306, msg: '请先开通供方或服务方交易权限' },
  'door.needService': { code: 40307, msg: '请先开通服务方交易权限' },
  'door.needRole': { code: 40308, msg: '您在本企业的角色不含此操作，请联系企业管理员' },
  'door.needAgreement': { code: 40305, msg: '协议已更新，请先到个人中心阅读并同意新版本' },
  'door.tooLarge': { code: 413, msg: '提交的内容过大' },
  'door.tooMany': { code: 429, msg: '操作过于频繁，请稍后再试' },
  'door.tooSlow': { code: 408, msg: '网络速度过慢，传输已中断，请检查网络后重试' },
  'door.busy': { code: 42901, msg: '同时进行的同类操作过多，请等前面的操作完成后再试' },
  'door.badUpload': { code: 415, msg: '请选择要上传的文件' },

  // Sign-in of both sides, accounts, 410xx.
  'session.wrongCaptcha': { code: 41001, msg: '图形验证码不正确或已过期，请重新填写' },
  'session.tooManyFromHere': { code: 41002, msg: '您所在的网络尝试次数过多，请 15 分钟后再试' },
  'session.weakPassword': { code: 41003, msg: '密码不符合要求，请换一个' },
  'session.wrongOldPassword': { code: 41004, msg: '原密码不正确' },
  'session.passwordChanged': { code: 41005, msg: '密码刚刚在别处修改过，请用新密码重新登录' },
  'account.wrongPassword': { code: 41010, msg: '手机号或密码不正确' },
  'account.tooManyGuesses': { code: 41011, msg: '密码错误次数过多，请 15 分钟后再试，或改用短信验证码登录' },
  'account.wrongSmsCode': { code: 41012, msg: '短信验证码不正确或已过期，请核对后重试' },
  'account.smsTooOften': { code: 41013, msg: '短信发送过于频繁，请稍后再试；同一手机号每小时、每天的条数有限' },
  'account.smsNotSent': { code: 41014, msg: '短信暂时无法发出，请一分钟后再试' },
  'account.taken': { code: 41015, msg: '该手机号已注册，请直接登录，或换一个手机号' },
  'account.noTerms': { code: 41020, msg: '《用户服务协议》或《个人信息保护政策》尚未公布，暂不能注册，请等待中心公布' },
  'account.notRegistered': { code: 41016, msg: '该手机号尚未注册，请先注册' },
  'account.notProven': { code: 41018, msg: '身份核验未通过，请核对登录密码，或改用短信验证码' },
  'account.tooManyTries': { code: 41019, msg: '密码错误次数过多，请 15 分钟后再试，或改用短信验证码核验' },
  'account.frozen': { code: 41017, msg: '该账号已被冻结，如有疑问请联系交易中心' },

  // Members of a company, 410xx from 41031.
  'member.onlyCompanies': { code: 41031, msg: '只有通过身份认证的企业可以邀请成员' },
  'member.notFound': { code: 41032, msg: '没有找到该成员，可能已被移除，请刷新后查看' },
  'member.noInvitation': { code: 41033, msg: '没有找到这份邀请，它可能已被接受或撤回，请刷新后查看' },
  'member.linkOver': { code: 41034, msg: '邀请链接已失效，它可能已过期、已使用或已撤回，请联系企业管理员重新邀请' },
  'member.already': { code: 41035, msg: '这个手机号已是本企业的成员' },
  'member.tooMany': { code: 41036, msg: '企业成员与未接受的邀请合计最多 50 名，请先移除不再需要的' },
  'member.tooOften': { code: 41037, msg: '邀请发送过于频繁，请明天再试' },
  'member.hasAccount': {
    code: 41038,
    msg: '该手机号已有账号，不能再作为企业成员；请先注销原账号，或请企业管理员邀请另一个手机号',
  },
  'member.self': { code: 41039, msg: '不能修改自己的角色或移除自己，请由其他管理员办理' },
  'member.holder': { code: 41040, msg: '只有企业账号的注册人可以办理，企业成员请联系管理员重新邀请新的手机号' },

  // Operators, 411xx.
  'operator.wrongPassword': { code: 41101, msg: '用户名或密码不正确' },
  'operator.tooManyGuesses': { code: 41102, msg: '密码错误次数过多，请 15 分钟后再试，或连同动态验证码一起登录' },
  'operator.frozen': { code: 41103, msg: '该账号已停用，请联系系统管理员' },
  'operator.taken': { code: 41104, msg: '该用户名已被使用' },
  'operator.powersApart': { code: 41105, msg: '系统管理、审核与审计权限不能授予同一人' },
  'operator.owesCode': { code: 41106, msg: '请先输入动态验证码，完成登录' },
  'operator.owesPassword': { code: 41107, msg: '请先修改初始密码' },
  'operator.owesFactor': { code: 41108, msg: '请先绑定动态验证码' },
  'operator.wrongCode': { code: 41109, msg: '动态验证码不正确或已使用过，请等下一个验证码再试' },
  'operator.tooManyCodes': { code: 41110, msg: '动态验证码错误次数过多，请 15 分钟后再试' },
  'operator.notFound': { code: 41111, msg: '没有找到该运营人员' },
  'operator.self': { code: 41112, msg: '不能停用自己、调整自己的权限或重置自己的登录方式，请由其他系统管理员办理' },
  'operator.factorStands': { code: 41113, msg: '您已绑定动态验证码；更换设备请同时输入原设备上的验证码' },
  'operator.factorRequired': { code: 41114, msg: '按照安全要求，系统管理、审核与财务人员必须绑定动态验证码，不能解除' },
  'operator.noFactor': { code: 41115, msg: '您还没有绑定动态验证码' },
  ...officeRefusals,

  // Unusual trading, 417xx.
  'alert.notFound': { code: 41701, msg: '没有找到这条提示，它可能已不再成立，请刷新后查看' },
  'alert.dismissed': { code: 41702, msg: '这条提示已由他人核查，请刷新后查看' },

  // Exported lists, 416xx.
  'export.tooMany': { code: 41601, msg: '符合条件的记录超过 5,000 条，请缩小筛选范围后再导出' },

  // Files, 412xx.
  'file.notFound': { code: 41201, msg: '文件不存在或已删除，请重新上传' },
  'file.linkExpired': { code: 41202, msg: '下载链接已使用或已失效，请返回页面刷新后重新打开' },
  'file.wrongKind': { code: 41203, msg: '文件类型不符合要求' },
  'file.tooLarge': { code: 41204, msg: '文件超过大小限制' },
  'file.tooMany': { code: 41205, msg: '今天上传的文件过多，请明天再试' },
  'file.tooMuch': { code: 41206, msg: '未传完的大文件过多，请先完成或放弃未传完的文件' },
  'file.uploadGone': { code: 41207, msg: '这次上传已结束或超过保留期，请重新选择文件上传' },
  'file.partOutOfTurn': { code: 41208, msg: '上传进度已变化，请稍候继续' },
  'file.damaged': { code: 41210, msg: '文件内容与登记的 SHA-256 不一致，已停止提供并报告中心核查，请联系中心客服' },
  'file.noRoom': noRoom,
  'file.noRoomInAll': { code: 41212, msg: '中心的文件存储空间暂时不足，请稍后再试或联系中心客服' },
  'file.inUse': { code: 41213, msg: '文件已被使用，不能删除' },
  'file.uploadUnfinished': { code: 41209, msg: '文件还没有传完，请继续上传' },
  'file.scanning': { code: 41231, msg: '文件正在扫描，请稍后再试' },
  'file.quarantined': { code: 41232, msg: '文件含有恶意程序，已被隔离，不能下载；请联系上传者重新提供' },

  // Certificates, 430xx.
  'certificate.notFound': { code: 43001, msg: '没有找到该证书，请核对编号或重新扫码' },
  'certificate.notValid': { code: 43002, msg: '该证书已不是有效状态，不能再变更' },
  'certificate.alreadyValid': { code: 43003, msg: '已有一份有效证书，不能重复颁发' },
  'certificate.notYetProvable': { code: 43004, msg: '证书刚刚颁发，正在写入存证日志，请几秒后重试' },
  'certificate.damaged': { code: 43005, msg: '该证书存储的内容已损坏或被改动，请勿采信，并联系交易中心核实' },
  'proofLog.noSuchPlace': { code: 43010, msg: '存证日志中没有这个位置，请核对序号与日志长度' },

  // Ratings, 431xx.
  'rating.notFound': { code: 43101, msg: '没有找到该评价，它可能已被隐藏' },
  'rating.fixed': { code: 43102, msg: '评价已满 7 日、已有供方答复或已被隐藏，不能再修改' },
  'rating.once': { code: 43103, msg: '该订单已评价过，请刷新后查看' },
  'rating.answered': { code: 43104, msg: '该评价已答复过或已被隐藏，不能再答复' },
  'rating.reported': { code: 43105, msg: '您已举报过该评价，请等待交易中心核实' },
  'rating.reportsTooOften': { code: 43106, msg: '每天最多举报 10 条评价，请明天再试' },
  'rating.ownOrganisation': { code: 43107, msg: '不能处理涉及本单位的评价，请转交其他人员' },
  'rating.alreadyDecided': { code: 43108, msg: '该评价没有待处理的举报，展示状态也没有变化，请刷新后查看' },

  // Complaints, 485xx.
  'complaint.notFound': { code: 48501, msg: '没有找到这件事项，请核对受理编号与查询码' },
  'complaint.tooMany': { code: 48502, msg: '提交得太频繁，请稍后再试；同一事项请在原编号下补充说明' },
  'complaint.tooManyTries': { code: 48503, msg: '查询码错误次数过多，请 15 分钟后再试' },
  'complaint.wrongState': { code: 48504, msg: '事项的状态已经变化，请刷新后再操作' },

  ...demandRefusals,

  // Offers, 451xx.
  'offer.notFound': { code: 45101, msg: '没有找到这份报价，它可能已撤回' },
  'offer.moved': { code: 45102, msg: '报价的状态已变化，请刷新后再操作' },
  'offer.changed': { code: 45103, msg: '对方刚刚更新了内容，请刷新查看最新一轮后再操作' },
  'offer.alreadyLive': { code: 45104, msg: '您对该需求已有一份进行中的报价，请在原报价上更新' },
  'offer.own': { code: 45105, msg: '不能对本单位发布的需求报价' },
  'offer.demandOver': { code: 45106, msg: '该需求当前不接受报价，它可能已成交、已关闭或已下架' },
  'offer.demandTaken': { code: 45107, msg: '该需求已由其他供方接单，退回后才能继续报价或成交' },
  'offer.noProduct': { code: 45108, msg: '这份报价还没有关联在架产品，请供方关联产品后再接受' },
  'offer.productChanged': { code: 45109, msg: '报价关联的产品已更新或下架，请供方更新报价后再接受' },
  'offer.notListed': { code: 45110, msg: '只能用本单位已上架的产品报价' },
  'offer.lapsed': { code: 45111, msg: '报价已过有效期，请供方更新报价' },
  'offer.tooMany': { code: 45112, msg: '您进行中的报价已达上限，请先撤回不再需要的报价' },
  'offer.tooManyRounds': { code: 45113, msg: '往来轮次已达上限，请直接联系交易中心协助' },
  'offer.orderTaken': { code: 45114, msg: '该订单已用于其他需求的成交，请另选订单' },
  'offer.demandChanged': { code: 45116, msg: '需求内容在报价后修改过，请供方核对并确认报价后再接受' },
  'offer.noSuchOrder': { code: 45115, msg: '没有找到您与接单方之间的这笔订单' },

  // Applications, 420xx, and what they are for: attestation, merchants 4203x, permits 421xx.
  'application.notEditable': { code: 42001, msg: '申请已提交审核或已办结，不能修改，请刷新后查看' },
  'application.alreadyOpen': { code: 42002, msg: '您已有一份正在办理的申请，请刷新后查看' },
  'application.alreadyDecided': { code: 42003, msg: '该申请已被处理，请刷新后查看' },
  'application.notRemovable': { code: 42004, msg: '只能删除草稿或已驳回的记录' },
  'application.ownOrganisation': { code: 42005, msg: '不能审核本人所在单位的申请，请交由其他审核人员处理' },
  'application.standingFrozen': { code: 42006, msg: '原资料已被冻结，冻结期间不能变更' },
  'application.standingMoved': { code: 42007, msg: '原资料的状态已变化（可能已被冻结），不能按此变更，请刷新后查看' },
  'application.awaits': { code: 42008, msg: '该申请与身份认证（数商入驻）一并提交，请先通过前一项' },
  'attestation.alreadyApproved': { code: 42020, msg: '您的账号已完成认证，无需重复申请' },
  'attestation.creditCodeTaken': { code: 42021, msg: '该统一社会信用代码已由其他账号完成认证' },
  'attestation.idNumberTaken': { code: 42022, msg: '该身份证号码已由其他账号完成认证' },
  'merchant.tooManyTemplates': { code: 42032, msg: '下载过于频繁，请一小时后再试' },
  'merchant.alreadyApproved': { code: 42030, msg: '您已是数商，无需重复申请入驻' },
  'merchant.organisationsOnly': { code: 42031, msg: '数商入驻面向已认证的企业开放' },
  'phone.twoPeople': { code: 42111, msg: '该申请由您代为提交，须由另一位审核人员决定' },
  'phone.tooOften': { code: 42110, msg: '更换手机过于频繁，请过些天再办' },
  'permit.needMerchant': { code: 42101, msg: '申请供方权限前，请先完成数商入驻' },
  'permit.noRules': { code: 42103, msg: '《数据交易规则》尚未公布，暂不能申请交易权限，请等待中心公布' },
  'permit.otherRules': { code: 42104, msg: '《数据交易规则》刚刚更新，请刷新页面，阅读新版本后再提交' },
  'permit.alreadyHeld': { code: 42102, msg: '所申请的权限已经开通' },

  // Notices, 480xx.
  'notice.notFound': { code: 48001, msg: '没有找到这条消息' },
  'oversight.notFound': { code: 49101, msg: '没有找到这个账号' },
  'oversight.ownOrganisation': { code: 49102, msg: '不能处理本单位的账号，请转交其他人员' },
  'oversight.wrongStatus': { code: 49103, msg: '账号的状态已经变化，请刷新后查看' },
  'upkeep.noJob': { code: 49001, msg: '没有这个定时任务，请刷新后查看' },
  'notice.notFailed': { code: 48002, msg: '这条短信没有发送失败，无需重新发送；请刷新后查看' },

  // Review desks, 414xx.
  'review.claimedByOther': { code: 41401, msg: '该事项正由其他审核人员办理，请刷新后查看；确需接手请先接手办理' },
  'review.notWaiting': { code: 41402, msg: '该事项已不在待审核状态，请刷新后查看' },
  'review.notHeld': { code: 41403, msg: '该事项已不在您手中，请刷新后查看' },
  'review.phraseTaken': { code: 41404, msg: '已有相同的常用语' },
  'review.ownOrganisation': { code: 41405, msg: '不能办理本人所在单位的事项，请交由其他人员处理' },

  // Personal rights, 481xx.
  'privacy.wrongPassword': { code: 48101, msg: '登录密码不正确' },
  'privacy.stillDealing': { code: 48102, msg: '您还有未了结的业务，请先办结后再操作' },
  'privacy.copyUnderWay': { code: 48103, msg: '您的副本正在准备，完成后会以站内消息通知您' },
  'privacy.copiesTooOften': { code: 48104, msg: '每天最多申请 3 次副本，请明天再试' },
  'privacy.nothingToWithdraw': { code: 48105, msg: '您尚未完成身份认证，没有可以撤回的同意' },
  'privacy.alreadyWithdrawn': { code: 48106, msg: '您已撤回该项同意' },
  'privacy.otherVersion': { code: 48108, msg: '协议又有更新，请刷新页面，阅读新版本后再同意' },
  'privacy.nothingToRenew': { code: 48107, msg: '该项同意没有被撤回，无需重新作出' },

  // Objections to a public notice, 441xx.
  'objection.notFound': { code: 44101, msg: '没有找到这条异议' },
  'objection.once': { code: 44102, msg: '您已对该产品的本次公示提出过异议，请等待处理结果' },
  'objection.own': { code: 44103, msg: '不能对本单位的产品提出异议；需要修改的，请联系中心' },
  'objection.alreadyDecided': { code: 44104, msg: '该异议已处理，请刷新后查看' },
  'objection.ownOrganisation': { code: 44105, msg: '不能处理本单位提出的或针对本单位的异议，请转交其他人员' },
  'objection.answered': { code: 44106, msg: '该异议已经答复过或者已处理，请刷新后查看' },

  // Saved searches, 442xx.
  'savedSearch.notFound': { code: 44201, msg: '没有找到这条保存的搜索，它可能已删除' },
  'savedSearch.once': { code: 44202, msg: '您已保存过相同条件的搜索' },
  'savedSearch.tooMany': { code: 44203, msg: '最多保存 20 条搜索，请先到个人中心删除不再需要的' },
  'savedSearch.empty': { code: 44204, msg: '请先输入关键词或选择筛选条件，再保存搜索' },

  // News, 470xx.
  'news.notFound': { code: 47001, msg: '没有找到这篇资讯，可能已经下线' },
  'news.changedMeanwhile': { code: 47002, msg: '这篇资讯已被他人修改，请先查看最新版本再保存' },
  'news.notPublishable': { code: 47003, msg: '这篇资讯还不能发布，请补全标出的内容' },
  'partner.notFound': { code: 47101, msg: '没有找到这个伙伴' },
  'partner.taken': { code: 47102, msg: '已有同名的伙伴，请核对名称' },
  'partner.changedMeanwhile': { code: 47104, msg: '这个伙伴刚被他人修改，请先查看最新内容再保存' },
  'partner.listChanged': { code: 47103, msg: '伙伴已有增减，请刷新后再调整顺序' },
  'home.noPoster': { code: 47201, msg: '没有找到这张海报，可能已被删除' },
  'home.posterChanged': { code: 47203, msg: '这张海报刚被他人修改，请先查看最新内容再保存' },
  'home.postersChanged': { code: 47202, msg: '海报已有增减，请刷新后再调整顺序' },
  'news.wrongState': { code: 47004, msg: '资讯的状态已经变化，请刷新后再操作' },

  // Calls of API products, 463xx.
  'gateway.notFound': { code: 46301, msg: '没有找到该调用通道' },
  'gateway.closed': { code: 46302, msg: '该调用通道已关闭：订单已取消或解除，或试用已经终止' },
  'gateway.wrongKey': { code: 46303, msg: '调用密钥不正确或已更换，请在“接口调用”页核对' },
  'gateway.usedUp': { code: 46304, msg: '次数已用完，如需继续调用请订购该产品' },
  'gateway.expired': { code: 46305, msg: '已过有效期，如需继续调用请订购该产品' },
  'gateway.suspended': { code: 46306, msg: '调用已暂停：订单处于异议或争议处理中，或产品已下架、被暂停展示' },
  'gateway.tooFast': { code: 46307, msg: '调用过于频繁，请稍后重试' },
  'gateway.wrongMethod': { code: 46308, msg: '该接口不支持这种请求方式' },
  'gateway.wrongPath': { code: 46309, msg: '调用地址不正确，路径里不能有“..”“//”等写法' },
  'gateway.tooLarge': { code: 46310, msg: '请求内容超过 10 MB' },
  'gateway.unreachable': { code: 46311, msg: '供方接口没有应答，本次不计次数，请稍后重试或联系供方' },
  'gateway.tooSlow': { code: 46312, msg: '供方接口没有在限时内应答，本次不计次数，请稍后重试或联系供方' },
  'gateway.redirected': { code: 46313, msg: '供方接口要求跳转到别的地址，未予转发，本次不计次数，请联系供方' },
  'gateway.replyTooLarge': { code: 46314, msg: '供方返回的内容超过 50 MB，未予转发，本次不计次数' },
  'gateway.needsHttps': { code: 46315, msg: '接口凭证只能加密发送，请填写以 https:// 开头的接口地址' },

  // Orders, 460xx.
  ...orderRefusals,

  // Trading records, 467xx.
  'record.noLink': { code: 46701, msg: '没有这个分享链接，请核对网址是否完整' },
  'record.tooManyLinks': {
    code: 46702,
    msg: '有效的和一天内创建的分享链接最多 20 个，请先撤回不再需要的，或明天再创建',
  },
  'record.tooManyFiles': { code: 46703, msg: '一小时内下载次数过多，请稍后再试' },
  'record.linkOver': { code: 46704, msg: '这个分享链接已过期或已撤回，无需再撤回' },

  ...receiptRefusals,

  // Reports of updates, 466xx.
  'update.productNotFound': { code: 46601, msg: '没有找到该产品；登记后才能填报更新' },
  'update.notFound': { code: 46602, msg: '没有找到这条更新记录，它可能已经撤回' },
  'update.periodReversed': { code: 46603, msg: '数据截止日不能早于起始日' },
  'update.future': { code: 46604, msg: '还没有到的日期不能填报，数据截止日最晚为今天' },
  'update.twice': { code: 46605, msg: '这一时段已经填报过；填报有误的，请先撤回原记录' },
  'update.noSize': { code: 46606, msg: '请填写更新条数或更新数据量' },
  'update.tooMany': { code: 46607, msg: '今天填报的次数过多，请明天再试' },
  'update.wrongKey': { code: 46608, msg: '报送密钥不正确或已更换' },
  'update.notApi': { code: 46609, msg: '只有数据 API 可以由平台监测更新' },
  'update.nothingSeen': { code: 46610, msg: '没有找到可以对照的更新标志，请按提示修改' },
  'update.notWatched': { code: 46611, msg: '该产品没有开启平台监测' },

  // Trials, 464xx.
  'trial.productNotFound': { code: 46401, msg: '没有找到该产品；登记后才能设置试用' },
  'trial.notApi': { code: 46402, msg: '只有数据 API 可以设置接口试用；其他产品提供样例，需方可在产品页打开' },
  'trial.needsSecret': { code: 46403, msg: '请填写接口凭证' },
  'trial.notOffered': { code: 46404, msg: '该产品没有提供试用，或已停止提供；您可以直接申请订购' },
  'trial.own': { code: 46405, msg: '不能试用本单位的产品' },
  'trial.again': { code: 46406, msg: '贵单位已经试用过该产品，每个单位只能试用一次；如需继续使用请申请订购' },
  'trial.notFound': { code: 46407, msg: '没有找到该试用' },
  'trial.over': { code: 46408, msg: '该试用已经结束，无需终止' },

  ...productRefusals,
} as const;

export type RefusalName = keyof typeof refusals;
