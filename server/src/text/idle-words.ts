/** Words of nearly every demand and product: they do not identify its subject. */
export const idleWords: ReadonlySet<string> = new Set(
  '征集 采购 购买 需求 数据 数据集 接口 查询 服务 信息 实时 状态 全市 全省 全国 近年 历史 统计 相关 一批 平台 系统 企业 公司 项目 样本 更新 预测 监测 模型 报告 名称 编号 时间 日期 类型 分析 需要 求购 寻求 长期 区域 地区 指数 小时 逐时 逐日 每日 每月'.split(
    ' ',
  ),
);
