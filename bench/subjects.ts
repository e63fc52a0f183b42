// Subjects of the invented listings: for each industry its scenes, subjects and usual fields.

export interface Subject {
  industry: string;
  scenes: string[];
  /** Nouns that a listing's name is built on. */
  about: string[];
  fields: string[];
}

function subject(industry: string, scenes: string, about: string, fields: string): Subject {
  return { industry, scenes: scenes.split(' '), about: about.split(' '), fields: fields.split(' ') };
}

export const subjects: readonly Subject[] = [
  subject(
    'agriculture',
    'agriculture meteorology ecology',
    '作物长势 土壤墒情 农产品批发价格 病虫害预警 设施大棚分布 生猪存栏 耕地质量 水产养殖水质 农机作业轨迹 粮食收购',
    '地块编号 品种 面积 长势等级 墒情指数 批发价 观测日期',
  ),
  subject(
    'mining',
    'energyCarbon manufacturing',
    '矿产储量 煤炭产量 矿山安全监测 砂石骨料价格 选矿回收率 矿区沉降',
    '矿区 矿种 产量 品位 监测值 上报日期',
  ),
  subject(
    'manufacturing',
    'manufacturing supplyChain aiTraining',
    '设备运行状态 质检影像 零部件价格 产线节拍 工业能耗 模具寿命 注塑工艺参数 轴承振动 钢材现货行情 机床稼动率',
    '设备编号 工序 测点 振动值 温度 缺陷类别 采集时间',
  ),
  subject(
    'utilities',
    'energyCarbon smartCity',
    '企业用电景气 光伏出力 风电场功率 充电桩实时状态 居民用水 燃气管网压力 碳排放因子 电力现货价格 储能电站运行',
    '站点编号 功率 电量 负荷率 时段 排放因子 更新时间',
  ),
  subject(
    'construction',
    'smartCity realEstate',
    '建筑工程造价 工地扬尘监测 建材信息价 桥梁健康监测 招标项目 钢筋用量',
    '项目编号 构件 单价 监测值 工程类别 发布日期',
  ),
  subject(
    'trade',
    'retail marketing crossBorder',
    '商圈客流 门店选址 农贸市场交易 跨境电商销量 商品条码 汽车零售 家电线上均价 连锁门店分布 品类退货率',
    '商圈 门店 品类 销量 均价 客流指数 统计月份',
  ),
  subject(
    'transport',
    'mobility supplyChain smartCity',
    '高速公路通行 港口船期 集装箱吞吐 公交客流 道路拥堵指数 货车运价 航班准点率 网约车供需 停车场余位 冷链温度',
    '路段 车型 时段 通行时长 拥堵指数 航次 更新时间',
  ),
  subject(
    'hospitality',
    'culturalTourism marketing',
    '酒店入住率 餐饮门店 民宿价格 外卖订单热度 菜品价格 会展接待',
    '区域 星级 入住率 均价 评分 统计日期',
  ),
  subject(
    'information',
    'aiTraining smartCity research',
    '中文语音语料 兴趣点 地名地址 行业知识图谱 互联网舆情 应用下载量 路网 建筑轮廓 多模态图文对',
    '编号 文本 标签 经纬度 来源 时长 标注时间',
  ),
  subject(
    'finance',
    'financialRisk inclusiveFinance credit',
    '企业信用画像 小微企业贷款 供应链票据 债券行情 绿色金融项目 反欺诈特征 基金净值 产业链关系 保险理赔统计',
    '统一社会信用代码 评分 风险等级 金额区间 期限 更新日期',
  ),
  subject(
    'realEstate',
    'realEstate smartCity',
    '住宅成交均价 写字楼空置率 土地出让 产业园区租金 二手房挂牌 楼盘',
    '区域 楼盘 面积段 均价 空置率 成交月份',
  ),
  subject(
    'business',
    'credit marketing research',
    '招投标结果 企业工商登记 知识产权 岗位需求 司法文书统计 展会名录 企业对外投资 高新企业名录',
    '企业名称 统一社会信用代码 中标金额 公告日期 岗位 地区',
  ),
  subject(
    'science',
    'research aiTraining meteorology',
    '气象站点观测 格点降水 遥感影像 科研仪器共享 专利引用 基因组样本目录 地震台网 海洋浮标 空间环境',
    '站号 经纬度 气温 降水量 风速 质量标识 观测时间',
  ),
  subject(
    'environment',
    'ecology emergency smartCity',
    '空气质量 河流断面水质 污染源在线监测 噪声地图 水库蓄水 城市内涝 森林覆盖 垃圾清运',
    '点位 污染物 浓度 水质类别 水位 监测时间',
  ),
  subject(
    'residentService',
    'smartCity retail',
    '家政服务供需 社区养老设施 汽车维修 洗涤能耗 殡葬设施 便民网点',
    '网点 服务类别 价格 评分 营业时间',
  ),
  subject(
    'education',
    'education research',
    '高校专业就业 在线课程学习行为 学校分布 职业技能培训 教材语料 考试能力分布',
    '学校 专业 就业率 课程 年份 样本量',
  ),
  subject(
    'health',
    'medicalHealth insurance research',
    '疾病谱统计 药品集采价格 医疗机构分布 医学影像标注 传染病监测 体检指标分布 医保结算统计 医疗器械注册',
    '病种 年龄段 例数 药品通用名 价格 机构 统计年份',
  ),
  subject(
    'culture',
    'culturalTourism marketing',
    '景区客流预测 演出票房 文物数字化 体育场馆预订 短视频热度 图书销量',
    '场馆 日期 客流 票价 热度 类别',
  ),
  subject(
    'publicAdministration',
    'government emergency smartCity',
    '政务服务办件 城市事件上报 人口结构统计 应急物资储备 信用双公示 公共设施 行政许可',
    '事项 区域 数量 办理时长 类别 公示日期',
  ),
  subject(
    'international',
    'crossBorder research',
    '进出口贸易统计 国别风险 汇率 国际航运指数 海外企业名录 关税税则',
    '国别 商品编码 金额 指数 月份',
  ),
];

/** Provinces, cities and districts of GB/T 2260 that listings cover, with the name they are called by. */
export const places: readonly [code: string, name: string][] = [
  ['100000', '全国'],
  ['110000', '北京市'],
  ['120000', '天津市'],
  ['120116', '滨海新区'],
  ['130000', '河北省'],
  ['130100', '石家庄市'],
  ['210200', '大连市'],
  ['310000', '上海市'],
  ['310115', '浦东新区'],
  ['320000', '江苏省'],
  ['320100', '南京市'],
  ['320500', '苏州市'],
  ['330000', '浙江省'],
  ['330100', '杭州市'],
  ['330200', '宁波市'],
  ['340100', '合肥市'],
  ['350000', '福建省'],
  ['350200', '厦门市'],
  ['370000', '山东省'],
  ['370200', '青岛市'],
  ['410100', '郑州市'],
  ['420100', '武汉市'],
  ['430100', '长沙市'],
  ['440000', '广东省'],
  ['440100', '广州市'],
  ['440300', '深圳市'],
  ['450000', '广西'],
  ['450100', '南宁市'],
  ['460000', '海南省'],
  ['500000', '重庆市'],
  ['510000', '四川省'],
  ['510100', '成都市'],
  ['520000', '贵州省'],
  ['520100', '贵阳市'],
  ['530100', '昆明市'],
  ['610100', '西安市'],
  ['620100', '兰州市'],
  ['640000', '宁夏'],
  ['650100', '乌鲁木齐市'],
];

/** The words for each type in a listing's name. */
export const shapes: Record<string, string[]> = {
  dataset: ['数据集', '历史数据集', '明细数据', '基础数据'],
  api: ['查询接口', '实时数据接口', '数据服务'],
  report: ['分析报告', '月度报告', '监测报告'],
  application: ['监测平台', '可视化应用', '决策看板'],
  model: ['预测模型', '识别模型', '评分模型'],
  index: ['景气指数', '数据指数', '综合指数'],
  solution: ['解决方案', '数据治理方案'],
  other: ['数据资源', '数据目录'],
};
