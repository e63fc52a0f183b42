// The way a buyer pays. The local form is a transfer to the centre's account, confirmed by the office from the voucher.
export interface PaymentInstruction {
  accountName: string;
  bank: string;
  accountNumber: string;
  /** The note of the transfer, by which the office finds the order. */
  reference: string;
}

export interface Payment {
  instruct(orderNumber: string, amountFen: number): Promise<PaymentInstruction>;
}
