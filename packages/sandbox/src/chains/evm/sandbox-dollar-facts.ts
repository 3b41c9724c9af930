/**
 * The test token: OpenZeppelin's ERC20PresetMinterPauser, at the same address on every chain
 * because the same account deploys it first.
 */
export const SANDBOX_DOLLAR = {
  name: 'Sandbox Dollar',
  symbol: 'SUSD',
  decimals: 18,
  address: '0xBa02b63Ca7B80e9cEBdd0301528BBb935ee599C6',
} as const
