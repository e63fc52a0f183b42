import type { FilePurpose } from '@shuji/contract/file/labels';

const purposeTexts: Record<FilePurpose, string> = {
  licence: '营业执照',
  authority: '授权书',
  qualification: '资质文件',
  proof: '证明材料',
  cover: '封面',
  image: '图片',
  sample: '数据样例',
  statement: '来源声明',
  voucher: '付款凭证',
  delivery: '交付文件',
  evidence: '争议与异议证据',
  requirement: '需求附件',
  offer: '报价附件',
  message: '留言附件',
  invoice: '发票',
  sheet: '导入表格',
};

export function purposeWords(purpose: string): string {
  return purposeTexts[purpose as FilePurpose] ?? purpose;
}
