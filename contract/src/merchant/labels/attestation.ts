export const partyKind = { person: '个人', organisation: '企业' } as const;

export type PartyKind = keyof typeof partyKind;

export const kinds = ['person', 'organisation'] as const;

/** The wording of the two separate consents; a new wording takes a new version. */
export const consentVersion = '2026-11';

export const consentText = {
  consentId:
    '我同意数据交易中心为核验本人身份处理本人的姓名和居民身份证号码。身份证号码属于敏感个人信息，仅用于身份核验，加密保存，除本人外一律遮蔽显示；拒绝同意不影响浏览网站，但无法完成认证。',
  consentLicence:
    '我同意数据交易中心为核验企业主体资格处理所提交的营业执照、授权书影像及其中载明的法定代表人、经办人信息。影像仅供审核人员查验，不对外展示；拒绝同意不影响浏览网站，但无法完成认证。',
} as const;

// Full-width letters, blanks and hyphens are what people paste.
export function canonical(value: string): string {
  return value.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}
