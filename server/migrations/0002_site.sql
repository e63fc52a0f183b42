-- Site settings, dictionaries and the about-us sections.
create table setting (
  key text primary key check (key ~ '^[a-z][a-z0-9_]{1,63}$'),
  value text not null default '' check (length(value) <= 2000),
  updated_at timestamptz not null default now()
);

create table dict_item (
  dict text not null check (dict ~ '^[a-zA-Z]{2,64}$'),
  value text not null check (value ~ '^[a-zA-Z0-9_.-]{1,64}$'),
  label text not null check (length(label) between 1 and 60),
  sort integer not null default 0,
  is_default boolean not null default false,
  primary key (dict, value),
  constraint dict_item_label unique (dict, label)
);
create unique index dict_item_one_default on dict_item (dict) where is_default;

create table about_section (
  id uuid primary key,
  anchor text not null check (anchor ~ '^[a-z][a-z0-9-]{0,31}$'),
  title text not null check (length(title) between 1 and 40),
  body text not null check (length(body) <= 100000),
  sort integer not null default 0,
  is_shown boolean not null default true,
  updated_at timestamptz not null default now(),
  constraint about_section_anchor unique (anchor)
);

insert into setting (key, value) values
  ('web_title', '数集数据交易平台'),
  ('web_description', '数据产品登记、供需对接与交易服务'),
  ('web_icp', ''),
  ('web_police', ''),
  ('link_phone', ''),
  ('link_email', ''),
  ('link_address', ''),
  ('link_hours', ''),
  ('notice_days', '3'),
  ('acceptance_days', '7');

insert into dict_item (dict, value, label, sort, is_default) values
  ('productType', 'dataset', '数据集', 10, false),
  ('productType', 'api', '数据API', 20, false),
  ('productType', 'report', '数据报告', 30, false),
  ('productType', 'application', '数据应用', 40, false),
  ('productType', 'model', '模型算法', 50, false),
  ('productType', 'index', '数据指数', 60, false),
  ('productType', 'solution', '解决方案', 70, false),
  ('productType', 'other', '其他', 80, false);
-- GB/T 4754-2017, its 20 sections in order.
insert into dict_item (dict, value, label, sort, is_default) values
  ('industry', 'agriculture', '农、林、牧、渔业', 10, false),
  ('industry', 'mining', '采矿业', 20, false),
  ('industry', 'manufacturing', '制造业', 30, false),
  ('industry', 'utilities', '电力、热力、燃气及水生产和供应业', 40, false),
  ('industry', 'construction', '建筑业', 50, false),
  ('industry', 'trade', '批发和零售业', 60, false),
  ('industry', 'transport', '交通运输、仓储和邮政业', 70, false),
  ('industry', 'hospitality', '住宿和餐饮业', 80, false),
  ('industry', 'information', '信息传输、软件和信息技术服务业', 90, false),
  ('industry', 'finance', '金融业', 100, false),
  ('industry', 'realEstate', '房地产业', 110, false),
  ('industry', 'business', '租赁和商务服务业', 120, false),
  ('industry', 'science', '科学研究和技术服务业', 130, false),
  ('industry', 'environment', '水利、环境和公共设施管理业', 140, false),
  ('industry', 'residentService', '居民服务、修理和其他服务业', 150, false),
  ('industry', 'education', '教育', 160, false),
  ('industry', 'health', '卫生和社会工作', 170, false),
  ('industry', 'culture', '文化、体育和娱乐业', 180, false),
  ('industry', 'publicAdministration', '公共管理、社会保障和社会组织', 190, false),
  ('industry', 'international', '国际组织', 200, false);
insert into dict_item (dict, value, label, sort, is_default) values
  ('scene', 'financialRisk', '金融风控', 10, false),
  ('scene', 'inclusiveFinance', '普惠金融', 20, false),
  ('scene', 'insurance', '保险服务', 30, false),
  ('scene', 'smartCity', '智慧城市', 40, false),
  ('scene', 'mobility', '交通出行', 50, false),
  ('scene', 'medicalHealth', '医疗健康', 60, false),
  ('scene', 'retail', '商贸零售', 70, false),
  ('scene', 'manufacturing', '工业制造', 80, false),
  ('scene', 'supplyChain', '供应链物流', 90, false),
  ('scene', 'agriculture', '现代农业', 100, false),
  ('scene', 'culturalTourism', '文化旅游', 110, false),
  ('scene', 'ecology', '生态环保', 120, false),
  ('scene', 'energyCarbon', '能源双碳', 130, false),
  ('scene', 'meteorology', '气象服务', 140, false),
  ('scene', 'education', '教育就业', 150, false),
  ('scene', 'government', '政务服务', 160, false),
  ('scene', 'emergency', '应急管理', 170, false),
  ('scene', 'credit', '信用服务', 180, false),
  ('scene', 'marketing', '营销推广', 190, false),
  ('scene', 'realEstate', '城市更新', 200, false),
  ('scene', 'crossBorder', '跨境贸易', 210, false),
  ('scene', 'research', '科技研发', 220, false),
  ('scene', 'aiTraining', '人工智能训练', 230, false),
  ('scene', 'other', '其他', 240, false);
insert into dict_item (dict, value, label, sort, is_default) values
  ('priceMode', 'negotiable', '面议', 10, true),
  ('priceMode', 'fixed', '一口价', 20, false),
  ('priceMode', 'perCall', '按次', 30, false),
  ('priceMode', 'callPack', '次数套餐', 40, false),
  ('priceMode', 'monthly', '包月', 50, false),
  ('priceMode', 'yearly', '包年', 60, false),
  ('priceMode', 'free', '免费', 70, false);
insert into dict_item (dict, value, label, sort, is_default) values
  ('updateFrequency', 'static', '静态', 10, false),
  ('updateFrequency', 'realtime', '实时', 20, false),
  ('updateFrequency', 'hourly', '每时', 30, false),
  ('updateFrequency', 'daily', '每日', 40, false),
  ('updateFrequency', 'weekly', '每周', 50, false),
  ('updateFrequency', 'monthly', '每月', 60, false),
  ('updateFrequency', 'quarterly', '每季', 70, false),
  ('updateFrequency', 'halfYearly', '每半年', 80, false),
  ('updateFrequency', 'yearly', '每年', 90, false),
  ('updateFrequency', 'onDemand', '按需', 100, false),
  ('updateFrequency', 'irregular', '不定期', 110, false);
insert into dict_item (dict, value, label, sort, is_default) values
  ('delivery', 'platformApi', '平台交付·API', 10, false),
  ('delivery', 'platformFile', '平台交付·文件', 20, false),
  ('delivery', 'platformReport', '平台交付·报告', 30, false),
  ('delivery', 'platformSandbox', '平台交付·数据沙箱', 40, false),
  ('delivery', 'platformOffline', '平台交付·线下介质', 50, false),
  ('delivery', 'selfApi', '自行交付·API', 60, false),
  ('delivery', 'selfFile', '自行交付·文件', 70, false),
  ('delivery', 'selfReport', '自行交付·报告', 80, false),
  ('delivery', 'selfSandbox', '自行交付·数据沙箱', 90, false),
  ('delivery', 'selfOffline', '自行交付·线下介质', 100, false);
insert into dict_item (dict, value, label, sort, is_default) values
  ('dataSource', 'selfProduced', '自行生产', 10, false),
  ('dataSource', 'licensed', '授权取得', 20, false),
  ('dataSource', 'publiclyCollected', '公开收集', 30, false),
  ('dataSource', 'publicDataOperation', '公共数据授权运营', 40, false),
  ('dataSource', 'derived', '加工衍生', 50, false);
insert into dict_item (dict, value, label, sort, is_default) values
  ('rights', 'holding', '持有权', 10, false),
  ('rights', 'use', '使用权', 20, false),
  ('rights', 'operation', '经营权', 30, false);
-- GB/T 43697-2024.
insert into dict_item (dict, value, label, sort, is_default) values
  ('dataLevel', 'general1', '一般数据（1 级）', 10, true),
  ('dataLevel', 'general2', '一般数据（2 级）', 20, false),
  ('dataLevel', 'general3', '一般数据（3 级）', 30, false),
  ('dataLevel', 'general4', '一般数据（4 级）', 40, false),
  ('dataLevel', 'important', '重要数据', 50, false),
  ('dataLevel', 'core', '核心数据', 60, false);
insert into dict_item (dict, value, label, sort, is_default) values
  ('personalInfo', 'none', '不涉及', 10, true),
  ('personalInfo', 'anonymised', '已匿名化', 20, false),
  ('personalInfo', 'involved', '涉及', 30, false);
-- PIPL article 13.
insert into dict_item (dict, value, label, sort, is_default) values
  ('personalInfoBasis', 'consent', '取得个人的同意', 10, false),
  ('personalInfoBasis', 'contract', '订立、履行合同所必需', 20, false),
  ('personalInfoBasis', 'humanResources', '依法实施人力资源管理所必需', 30, false),
  ('personalInfoBasis', 'statutoryDuty', '履行法定职责或者法定义务所必需', 40, false),
  ('personalInfoBasis', 'emergency', '应对突发事件或者紧急情况所必需', 50, false),
  ('personalInfoBasis', 'publicInterest', '为公共利益实施新闻报道、舆论监督', 60, false),
  ('personalInfoBasis', 'disclosed', '处理已合法公开的个人信息', 70, false),
  ('personalInfoBasis', 'otherLaw', '法律、行政法规规定的其他情形', 80, false);
insert into dict_item (dict, value, label, sort, is_default) values
  ('fieldType', 'string', '文本', 10, true),
  ('fieldType', 'integer', '整数', 20, false),
  ('fieldType', 'decimal', '小数', 30, false),
  ('fieldType', 'boolean', '是否', 40, false),
  ('fieldType', 'date', '日期', 50, false),
  ('fieldType', 'datetime', '日期时间', 60, false),
  ('fieldType', 'geometry', '地理坐标', 70, false),
  ('fieldType', 'json', '结构数据', 80, false),
  ('fieldType', 'binary', '图像或文件', 90, false);
insert into dict_item (dict, value, label, sort, is_default) values
  ('merchantKind', 'supplier', '数据供方', 10, false),
  ('merchantKind', 'delivery', '交付服务', 20, false),
  ('merchantKind', 'processing', '数据加工', 30, false),
  ('merchantKind', 'compliance', '合规评估', 40, false),
  ('merchantKind', 'quality', '质量评估', 50, false),
  ('merchantKind', 'valuation', '资产评估', 60, false),
  ('merchantKind', 'consulting', '咨询', 70, false),
  ('merchantKind', 'brokerage', '经纪', 80, false),
  ('merchantKind', 'training', '培训', 90, false),
  ('merchantKind', 'other', '其他', 100, false);
insert into dict_item (dict, value, label, sort, is_default) values
  ('newsKind', 'industry', '行业动态', 10, true),
  ('newsKind', 'policy', '政策法规', 20, false),
  ('newsKind', 'notice', '中心公告', 30, false),
  ('newsKind', 'case', '典型案例', 40, false);
insert into dict_item (dict, value, label, sort, is_default) values
  ('partnerKind', 'strategic', '战略合作', 10, false),
  ('partnerKind', 'merchant', '数商', 20, false),
  ('partnerKind', 'technology', '技术支撑', 30, false),
  ('partnerKind', 'research', '科研院所', 40, false),
  ('partnerKind', 'finance', '金融机构', 50, false),
  ('partnerKind', 'association', '行业协会', 60, false);
insert into dict_item (dict, value, label, sort, is_default) values
  ('orderScene', 'internalAnalysis', '内部经营分析', 10, false),
  ('orderScene', 'productDevelopment', '产品与服务研发', 20, false),
  ('orderScene', 'riskControl', '风险控制', 30, false),
  ('orderScene', 'customerService', '营销与客户服务', 40, false),
  ('orderScene', 'research', '科研教学', 50, false),
  ('orderScene', 'publicService', '公共管理与服务', 60, false),
  ('orderScene', 'aiTraining', '模型训练', 70, false),
  ('orderScene', 'other', '其他', 80, false);
insert into dict_item (dict, value, label, sort, is_default) values
  ('dealRole', 'seller', '供方', 10, false),
  ('dealRole', 'buyer', '需方', 20, false),
  ('dealRole', 'service', '第三方服务方', 30, false);

