export const complaintKinds = {
  question: '咨询',
  suggestion: '建议',
  complaint: '投诉',
  report: '举报违规',
} as const;

export type ComplaintKind = keyof typeof complaintKinds;

export const complaintKindNames = Object.keys(complaintKinds) as [ComplaintKind, ...ComplaintKind[]];

export const complaintStatus = {
  received: '待受理',
  handling: '办理中',
  answered: '已答复',
  closed: '已办结',
} as const;

export type ComplaintStatus = keyof typeof complaintStatus;

export const complaintStatuses = Object.keys(complaintStatus) as [ComplaintStatus, ...ComplaintStatus[]];

export const complaintStep = {
  file: '提交',
  accept: '受理',
  answer: '答复',
  reply: '补充说明',
  close: '确认办结',
  settle: '中心办结',
  lapse: '期满自动办结',
} as const;

export type ComplaintStep = keyof typeof complaintStep;

export const steps = Object.keys(complaintStep) as [ComplaintStep, ...ComplaintStep[]];

export const complaintSides = { sender: '提交人', office: '交易中心', system: '系统' } as const;

export type ComplaintSide = keyof typeof complaintSides;

export const sides = Object.keys(complaintSides) as [ComplaintSide, ...ComplaintSide[]];

/** Days without a reply after an answer. */
export const complaintCloseDays = 15;

export const mostComplaintFiles = 5;
