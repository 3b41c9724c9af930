/** English texts of every field for an amount. */
export const enAmount = {
  'amount.unreadable': 'Enter the amount in figures, like {example}',
} as const
