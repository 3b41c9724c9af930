/** English texts of what a wallet only proposes to its owners, in Send, Swap and Pay. */
export const enPropose = {
  'propose.button': 'Propose',
  'propose.waiting': 'Confirm in {wallet}. It’s carried out once enough owners have confirmed.',
} as const
