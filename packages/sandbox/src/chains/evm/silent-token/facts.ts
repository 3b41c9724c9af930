/**
 * A test token of the kind of Tether: what ERC-20 lets return a boolean returns nothing, and an allowance
 * that is not 0 changes to 0 alone. It is at the same address on every chain, and every account can mint it.
 */
export const SILENT_DOLLAR = {
  name: 'Silent Dollar',
  symbol: 'SLNT',
  decimals: 6,
  address: '0x5A4DB0C5A4DB0c5a4Db0C5a4db0C5A4db0C00020',
} as const
