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
  'door.tooLarge': { code: 413, msg: '提交的内容过大' },
  'door.tooMany': { code: 429, msg: '操作过于频繁，请稍后再试' },
  'door.badUpload': { code: 415, msg: '请选择要上传的文件' },

  // Sign-in of both sides, accounts, 410xx.
  'session.wrongCaptcha': { code: 41001, msg: '图形验证码不正确或已过期，请重新填写' },
  'session.tooManyFromHere': { code: 41002, msg: '您所在的网络尝试次数过多，请 15 分钟后再试' },
  'session.weakPassword': { code: 41003, msg: '密码不符合要求，请换一个' },
  'session.wrongOldPassword': { code: 41004, msg: '原密码不正确' },
  'account.wrongPassword': { code: 41010, msg: '手机号或密码不正确' },
  'account.tooManyGuesses': { code: 41011, msg: '密码错误次数过多，请 15 分钟后再试，或改用短信验证码登录' },
  'account.wrongSmsCode': { code: 41012, msg: '短信验证码不正确或已过期，请核对后重试' },
  'account.smsTooOften': {
    code: 41013,
    msg: '短信发送过于频繁：同一手机号每分钟 1 条、每小时 5 条、每天 10 条，请稍后再试',
  },
  'account.smsNotSent': { code: 41014, msg: '短信暂时无法发出，请一分钟后再试' },
  'account.taken': { code: 41015, msg: '该手机号已注册，请直接登录' },
  'account.notRegistered': { code: 41016, msg: '该手机号尚未注册，请先注册' },
  'account.frozen': { code: 41017, msg: '该账号已被冻结，如有疑问请联系交易中心' },

  // Operators, 411xx.
  'operator.wrongPassword': { code: 41101, msg: '用户名或密码不正确' },
  'operator.tooManyGuesses': { code: 41102, msg: '密码错误次数过多，请 15 分钟后再试，或联系系统管理员' },
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
  'operator.factorRequired': { code: 41114, msg: '按照安全要求，系统管理与审核人员必须绑定动态验证码，不能解除' },
  'operator.noFactor': { code: 41115, msg: '您还没有绑定动态验证码' },

  // Files, 412xx.
  'file.notFound': { code: 41201, msg: '文件不存在或已删除，请重新上传' },
  'file.linkExpired': { code: 41202, msg: '下载链接已失效，请返回页面重新获取' },
  'file.wrongKind': { code: 41203, msg: '文件类型不符合要求' },
  'file.tooLarge': { code: 41204, msg: '文件超过大小限制' },
  'file.tooMany': { code: 41205, msg: '今天上传的文件过多，请明天再试' },
  'file.tooMuch': { code: 41206, msg: '未传完或今天已传的大文件过多，请先完成或放弃未传完的文件' },
  'file.uploadGone': { code: 41207, msg: '这次上传已结束或超过保留期，请重新选择文件上传' },
  'file.partOutOfTurn': { code: 41208, msg: '上传进度已变化，请稍候继续' },
  'file.uploadUnfinished': { code: 41209, msg: '文件还没有传完，请继续上传' },

  // Certificates, 430xx.
  'certificate.notFound': { code: 43001, msg: '没有找到该证书，请核对编号或重新扫码' },
  'certificate.notValid': { code: 43002, msg: '该证书已不是有效状态，不能再变更' },
  'certificate.alreadyValid': { code: 43003, msg: '已有一份有效证书，不能重复颁发' },
  'certificate.notYetProvable': { code: 43004, msg: '证书刚刚颁发，正在写入存证日志，请几秒后重试' },
  'certificate.damaged': { code: 43005, msg: '该证书存储的内容已损坏或被改动，请勿采信，并联系交易中心核实' },
  'proofLog.noSuchPlace': { code: 43010, msg: '存证日志中没有这个位置，请核对序号与日志长度' },

  // Site, 413xx.
  'site.noSetting': { code: 41301, msg: '没有这项设置' },
  'site.noDict': { code: 41302, msg: '没有这个字典' },

  // Demands, 450xx.
  'demand.notFound': { code: 45001, msg: '没有找到这条需求，它可能已下架或关闭' },
  'demand.moved': { code: 45002, msg: '需求的状态已变化，请刷新后再操作' },
  'demand.alreadyTaken': { code: 45003, msg: '该需求已被其他供方接单，请看看其他需求' },
  'demand.own': { code: 45004, msg: '不能接自己发布的需求' },
  'demand.pastDeadline': { code: 45005, msg: '需求已过截止日期，请修改截止日期并重新提交审核' },
  'demand.notEditable': { code: 45006, msg: '需求当前不能修改；已发布的请先下架再修改' },
  'demand.reviewTooLate': { code: 45008, msg: '该需求已过截止日期，不能通过；请退回补正，请需求方修改截止日期' },
  'demand.tooMany': { code: 45009, msg: '您在办的需求已达上限，请先关闭或确认成交不再需要的需求' },
  'demand.ownOrganisation': { code: 45007, msg: '不能审核本单位的需求，请转交其他审核人员' },

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
  'offer.noSuchOrder': { code: 45115, msg: '没有找到您与接单方之间的这笔订单' },

  // Applications, 420xx, and what they are for: attestation, merchants 4203x, permits 421xx.
  'application.notEditable': { code: 42001, msg: '申请已提交审核或已办结，不能修改，请刷新后查看' },
  'application.alreadyOpen': { code: 42002, msg: '您已有一份正在办理的申请，请刷新后查看' },
  'application.alreadyDecided': { code: 42003, msg: '该申请已被处理，请刷新后查看' },
  'application.notRemovable': { code: 42004, msg: '只能删除草稿或已驳回的记录' },
  'application.ownOrganisation': { code: 42005, msg: '不能审核本人所在单位的申请，请交由其他审核人员处理' },
  'application.standingFrozen': { code: 42006, msg: '原资料已被冻结，冻结期间不能变更' },
  'application.standingMoved': { code: 42007, msg: '原资料的状态已变化（可能已被冻结），不能按此变更，请刷新后查看' },
  'attestation.alreadyApproved': { code: 42020, msg: '您的账号已完成认证，无需重复申请' },
  'attestation.creditCodeTaken': { code: 42021, msg: '该统一社会信用代码已由其他账号完成认证' },
  'attestation.idNumberTaken': { code: 42022, msg: '该身份证号码已由其他账号完成认证' },
  'merchant.alreadyApproved': { code: 42030, msg: '您已是数商，无需重复申请入驻' },
  'merchant.organisationsOnly': { code: 42031, msg: '数商入驻面向已认证的企业开放' },
  'permit.needMerchant': { code: 42101, msg: '申请供方权限前，请先完成数商入驻' },
  'permit.alreadyHeld': { code: 42102, msg: '所申请的权限已经开通' },

  // Notices, 480xx.
  'notice.notFound': { code: 48001, msg: '没有找到这条消息' },

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

  // Orders, 460xx.
  'order.notFound': { code: 46001, msg: '没有找到该订单' },
  'order.notNow': { code: 46002, msg: '订单状态已变化，此步骤当前不能办理，请刷新后查看' },
  'order.notOnSale': { code: 46003, msg: '该产品当前未上架，不能订购' },
  'order.own': { code: 46004, msg: '不能订购本单位的产品' },
  'order.productChanged': { code: 46005, msg: '产品内容已更新，请查看最新内容后重新提交' },
  'order.keyReused': { code: 46006, msg: '该申请已提交过，内容不同的申请请刷新页面后重新填写' },
  'order.otherContract': { code: 46007, msg: '合同文本已更新，请阅读最新文本后再签署' },
  'order.alreadyRevealed': { code: 46008, msg: '接口凭证只能查看一次；如有遗失，请提出验收异议或联系供方' },
  'order.alreadyDecided': { code: 46009, msg: '该事项已办理，请刷新后查看' },
  'order.ownOrganisation': { code: 46010, msg: '不能办理本单位的订单，请转交其他人员' },
  'order.messagesOver': { code: 46020, msg: '订单结束已超过 90 天，不能再留言' },
  'order.tooManyMessages': { code: 46021, msg: '本订单的留言已达 1000 条，请通过合同载明的联系方式沟通' },
  'order.messagesTooOften': { code: 46022, msg: '留言过于频繁，请几分钟后再试' },
  'order.tooManyOpen': { code: 46023, msg: '待供方确认的申请过多，请先等待答复，或取消不再需要的申请' },
  'order.tooManySame': { code: 46024, msg: '本产品已有 5 份申请待供方确认，请先等待答复' },
  'order.tooOften': { code: 46025, msg: '提交申请过于频繁，请稍后再试' },
  'order.tooManyToExport': { code: 46026, msg: '一次最多导出 5000 笔订单，请缩小时间范围' },
  'order.notDelivered': { code: 46011, msg: '供方尚未交付，不能视为验收通过' },

  // Products, 440xx.
  'product.notFound': { code: 44001, msg: '没有找到该产品，它可能已下架' },
  'product.inReview': { code: 44002, msg: '该版本正在审核或公示，暂不能修改；请等待审核结果' },
  'product.notDraft': { code: 44003, msg: '只有草稿或待补正的产品可以提交审核' },
  'product.incomplete': { code: 44004, msg: '登记表还有内容需要补充，请按提示填写后再提交' },
  'product.changedMeanwhile': { code: 44005, msg: '该产品刚刚有了新的版本，请刷新页面后继续' },
  'product.notListable': { code: 44006, msg: '只有已登记或已下架的产品可以上架' },
  'product.notListed': { code: 44007, msg: '该产品不在架上，无需下架' },
  'product.alreadyReviewed': { code: 44008, msg: '该产品已由他人审核，或供方已重新提交，请刷新后查看' },
  'product.ownOrganisation': { code: 44009, msg: '不能审核本单位的产品，请交由其他审核人员办理' },
  'product.wrongStanding': { code: 44010, msg: '该产品当前的状态不能进行此操作，请刷新后查看' },
  'product.secondEyes': { code: 44012, msg: '重要数据须由两人先后审核；您已作初审，请由另一位审核人员复核' },
  'product.notInNotice': { code: 44013, msg: '该产品不在公示期，公示可能已经结束' },
  'product.draftElsewhere': { code: 44020, msg: '这份草稿刚刚在别的窗口或设备上改过，请选择保留哪一份' },
  'product.apiAddress': {
    code: 44021,
    msg: '这个地址不能测试：请填写公网上可访问的 http 或 https 地址，端口一般为 80、443 或 8443',
  },
  'product.tooManyTrials': { code: 44022, msg: '测试次数过多，请稍后再试' },
  'product.noTrial': { code: 44023, msg: '没有可留存的测试结果，请重新测试' },
  'product.withdrawn': { code: 44014, msg: '该产品已下架，市场上不再展示，也不能订购；它的登记证书仍可查验' },
  'product.contested': { code: 44015, msg: '新版本的公示有未处理的异议，请先处理异议，再注销登记' },
  'product.notAppealable': { code: 44016, msg: '只有强制下架的产品可以申诉；已有申诉待处理的，请等待结果' },
  'product.noAppeal': { code: 44017, msg: '该产品没有待处理的申诉，请刷新后查看' },
  'product.unreadableTable': { code: 44041, msg: '文件无法读取' },
  'product.badImportRows': { code: 44042, msg: '文件里有不能导入的行，请改正后重新上传，或选择只导入其余各行' },
  'product.importedMeanwhile': { code: 44043, msg: '同样的数据刚刚已导入，请重新上传文件查看结果' },
  'product.tooManyToExport': { code: 44044, msg: '产品过多，请选择一种状态后分别导出' },
  'product.sampleWithheld': {
    code: 44024,
    msg: '样例原文件可能含有个人信息，或没有全部通过检查，不提供下载；请查看页面上的样例预览',
  },
  'product.noSample': { code: 44011, msg: '该产品没有提供样例文件' },
} as const;

export type RefusalName = keyof typeof refusals;
