/** Lists the papers a merchant needs before filling in the forms. */
export function MerchantNeeds() {
  return (
    <>
      <h2>入驻数商，请先备齐以下资料</h2>
      <ul>
        <li>
          <strong>营业执照影像</strong> <span>含 18 位统一社会信用代码，JPG、PNG 或 PDF</span>
        </li>
        <li>
          <strong>经办人授权书</strong> <span>加盖公章，写明经办人姓名</span>
        </li>
        <li>
          <strong>数商类别与企业简介</strong> <span>至少选择一类，简介 20–1000 字</span>
        </li>
        <li>
          <strong>资质证明（如有）</strong> <span>行业许可、数据安全认证等</span>
        </li>
      </ul>
      <p>资料加密保存，仅供审核人员查验。需要补正的，会逐项写明意见。</p>
    </>
  );
}
