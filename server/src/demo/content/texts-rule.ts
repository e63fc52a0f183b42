// The demo centre's rules, some of them in several versions.

export interface Version {
  /** Published this many days before the demo was filled, and in force so many days after that. */
  daysAgo: number;
  leadDays: number;
  note: string;
  body: string;
}

export interface Rule {
  anchor: string;
  title: string;
  versions: Version[];
}

const trading = `<h2>第一章　总则</h2>
<p>第一条　为规范数据交易行为，保护交易各方合法权益，依据《中华人民共和国数据安全法》《中华人民共和国个人信息保护法》《中华人民共和国电子商务法》，制定本规则。</p>
<p>第二条　在本中心进行的数据产品登记、供需对接、订购、交付与结算，适用本规则。</p>
<h2>第二章　准入</h2>
<p>第三条　交易主体应当依法设立并通过身份认证。数据供方应当对数据拥有合法的持有、使用或者经营权利。</p>
<p>第四条　下列数据不得登记或者交易：核心数据；未经授权的个人信息与商业秘密；来源不明或者以不正当手段取得的数据；法律、行政法规禁止交易的其他数据。</p>
<h2>第三章　登记与公示</h2>
<p>第五条　产品登记应当说明数据来源并附来源声明，如实标注数据分级、是否涉及个人信息及其合法性基础。</p>
`;

const noticeBefore =
  '<p>第六条　产品审核通过后公示五个工作日。公示期内可以附证据提出异议，由中心作出处理决定并告知双方。</p>\n';
const noticeNow =
  '<p>第六条　产品审核通过后公示三个自然日。公示期内可以附证据提出异议，由中心作出处理决定并告知双方；异议处理完毕之前，公示不结束。</p>\n<p>第七条　供方可以在异议处理前答复一次。逾期不答复的，按现有证据处理。</p>\n';

const deal = `<h2>第四章　订购、交付与验收</h2>
<p>需方应当写明使用场景、用途与期限，并按照合同载明的目的、期限与范围使用数据，不得擅自转让或者公开。</p>
<p>供方应当按约定的时间、方式与质量交付，保证数据与登记信息一致。</p>
`;
const acceptBefore = '<p>需方应当在收到交付后十日内验收；逾期未提出异议的，视为验收合格。</p>\n';
const acceptNow = '<p>需方应当在收到交付后七日内验收；逾期未提出异议的，视为验收合格。</p>\n';
const ending = `<h2>第五章　附则</h2>
<p>登记证书与交易凭证证明本中心的登记与交易记录，不等同于国家数据产权登记。</p>
<p>本规则由本中心负责解释，自公布载明的日期起施行。</p>`;

const registration = `<h2>一、受理范围</h2><p>依法取得、可以确定权利来源的数据产品，均可申请登记。</p>
<h2>二、登记材料</h2><ul><li>产品登记表，含名称、类型、行业、规模、更新频率与使用限制；</li><li>加盖公章的来源声明及授权文件；</li><li>数据字典与样例文件（数据集、数据 API 必备）；</li><li>涉及个人信息的，提交合法性基础与同意证明；属于重要数据的，提交合规评估报告。</li></ul>
<h2>三、审核</h2><p>审核人员逐项核对，意见写在相应字段旁。需要补正的，供方修改后再次提交，前后版本均予保留。重要数据由两名审核人员共同审核。审核人员不得办理与本人所在单位有关的事项。</p>
<h2>四、公示与发证</h2><p>公示期满且没有未处理的异议的，予以登记并核发证书。证书有效期三年，载明编号、内容哈希值与二维码。</p>
<h2>五、变更与注销</h2><p>登记内容变更的，提交新版本审核；权利消灭、内容严重失实或者供方申请的，注销登记并在证书上标明。</p>`;

const fees = (rate: string, least: string, most: string) => `<h2>一、不收费的事项</h2>
<p>注册、身份认证、数商入驻、产品登记、公示、上架、证书核验，均不收取费用。</p>
<h2>二、交易服务费</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">标准</th></tr></thead><tbody>
<tr><td>费率</td><td>成交金额的 ${rate}</td></tr>
<tr><td>每单最低</td><td>${least}</td></tr>
<tr><td>每单最高</td><td>${most}</td></tr>
<tr><td>承担方</td><td>供方，双方另有约定并在订单中载明的除外</td></tr>
<tr><td>免费产品</td><td>不收取</td></tr></tbody></table>
<h2>三、收取方式</h2><p>服务费在签约前于订单中单独列示，自结算款中扣除，开具增值税发票。订单取消或者争议处理结果为全额退款的，不收取服务费。</p>
<h2>四、调整</h2><p>收费标准调整的，至少提前十日公布；已签约的订单按签约时的标准执行。</p>`;

const disputes = `<h2>一、适用范围</h2><p>交易双方就交付、验收、付款、使用范围发生的争议，可以依本规则申请中心处理。</p>
<h2>二、提起</h2><p>在订单中写明请求、事实与理由，并附证据。提起后订单暂停，各期限中止计算。</p>
<h2>三、答复与举证</h2><p>对方应当在订单载明的期限内答复。双方的陈述与证据互相可见；供方的交付记录、需方的下载与调用记录由系统提供。</p>
<h2>四、处理</h2><p>中心以合同、交付记录和双方证据为依据，作出继续履行、重新交付、部分退款或者全额退款的处理决定，并写明理由。处理人员与任何一方有利害关系的，应当回避。</p>
<h2>五、其他途径</h2><p>处理决定不影响双方依合同约定申请仲裁或者向人民法院提起诉讼。</p>`;

const merchants = `<h2>一、入驻条件</h2><p>通过单位认证，具有与所选类别相应的业务能力；依法需要许可的，已经取得许可。</p>
<h2>二、数商类别</h2><p>数据供方、交付服务、数据加工、合规评估、质量评估、资产评估、咨询、经纪、培训及其他，可以同时选择一至五类。</p>
<h2>三、公开信息</h2><p>名称、类别、简介、已上架产品与经核实的交易经验对外公开；联系人与联系方式不公开。</p>
<h2>四、行为规范</h2><ul><li>不得虚构交易、串通评价；</li><li>不得绕开平台诱导线下交易；</li><li>不得以中心的名义作出承诺。</li></ul>
<h2>五、冻结与退出</h2><p>资料虚假、条件消失或者违反规则的，中心可以冻结其资格并说明理由；数商可以申请恢复或者退出。</p>`;

const firstDays = 320;

export const rules: Rule[] = [
  {
    anchor: 'trading',
    title: '数据交易规则',
    versions: [
      {
        daysAgo: firstDays,
        leadDays: 15,
        note: '首次发布',
        body: trading + noticeBefore + deal + acceptBefore + ending,
      },
      {
        daysAgo: 96,
        leadDays: 15,
        note: '公示期改为三个自然日，明确供方的答复权；验收期由十日改为七日',
        body: trading + noticeNow + deal + acceptNow + ending,
      },
    ],
  },
  {
    anchor: 'registration',
    title: '数据产品登记与公示办法',
    versions: [{ daysAgo: firstDays, leadDays: 15, note: '首次发布', body: registration }],
  },
  {
    anchor: 'fees',
    title: '服务收费标准',
    versions: [
      { daysAgo: firstDays, leadDays: 15, note: '首次发布', body: fees('2%', '50 元', '100,000 元') },
      {
        daysAgo: 150,
        leadDays: 10,
        note: '费率由 2% 下调至 1.5%，降低每单最低与最高收费',
        body: fees('1.5%', '10 元', '50,000 元'),
      },
      {
        daysAgo: 6,
        leadDays: 18,
        note: '每单最高收费由 50,000 元下调至 30,000 元',
        body: fees('1.5%', '10 元', '30,000 元'),
      },
    ],
  },
  {
    anchor: 'disputes',
    title: '交易争议处理规则',
    versions: [{ daysAgo: 210, leadDays: 15, note: '首次发布', body: disputes }],
  },
  {
    anchor: 'merchants',
    title: '数商管理办法',
    versions: [{ daysAgo: 210, leadDays: 15, note: '首次发布', body: merchants }],
  },
];
