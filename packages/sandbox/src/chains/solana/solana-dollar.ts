/** The test token on Solana, an SPL token: the namesake of the EVM chains' `SANDBOX_DOLLAR`. */
export const SANDBOX_SOLANA_DOLLAR = {
  name: 'Sandbox Dollar',
  symbol: 'SUSD',
  decimals: 6,
  /** Address of its mint, on every Solana network of the sandbox. */
  mint: 'AFu9qCvhPQKvbvvbQpEjeuL4PNH1kqQMQsrmwweu5Uui',
} as const

/** The balance of every seeded Solana account on a fresh network, in whole coins. */
export const SEEDED_SOL = 100

/** The balance of the test token of every seeded Solana account, in whole tokens. */
export const SEEDED_SOLANA_DOLLARS = 1_000
