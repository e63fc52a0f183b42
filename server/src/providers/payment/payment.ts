// How a buyer pays. The local form is a transfer to the centre's account, confirmed by the office from the voucher.
export interface PaymentInstruction {
  accountName: string;
  bank: string;
  accountNumber: string;
  /** What the payer writes in the transfer's note, so that the office can match it. */
  reference: string;
}

export interface Payment {
  instruct(orderNumber: string, amountFen: number): Promise<PaymentInstruction>;
}
