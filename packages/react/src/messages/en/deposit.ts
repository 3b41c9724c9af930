/** English texts of the deposit from an exchange, beside those of payments. */
export const enDeposit = {
  'deposit.title': 'Deposit from an exchange',
  'deposit.amount': 'Amount',
  'deposit.token': 'What to deposit',
  'deposit.amounts': 'Suggested amounts',
  'deposit.about': 'About {amount}',
  'deposit.inUnit': 'Enter the amount in {unit}',
  'deposit.from': 'Choose an exchange',
  'deposit.invalid': '{symbol} has at most {decimals} decimals',
  'deposit.none': 'No exchange can send {symbol} on {network}',
} as const
