// The way a buyer pays: a transfer to the centre's account, or to an account that a bank opens for the order alone.
export interface PaymentInstruction {
  /** `unreached`: the centre's account, because the bank did not answer. */
  account: 'own' | 'centre' | 'unreached';
  accountName: string;
  bank: string;
  accountNumber: string;
  /** The note of the transfer, by which the office finds the order. */
  reference: string;
}

/** An order that waits for its money. */
export interface Due {
  id: string;
  number: string;
  /** In fen. */
  amount: number;
}

/** A report as it arrives: `payload` is JSON, and these very characters are signed. */
export interface SignedReport {
  timestamp: string;
  nonce: string;
  payload: string;
  signature: string;
}

/** Money that arrived on an order's account. */
export interface BankReport {
  bank: string;
  serial: string;
  accountNumber: string;
  /** In fen. */
  amount: number;
  payer: string;
  paidOn: string;
  remark: string;
}

export interface Payment {
  instruct(due: Due): Promise<PaymentInstruction>;
  /** Null when it is not the bank's, too old, or repeated. */
  openReport(report: SignedReport): Promise<BankReport | null>;
}
