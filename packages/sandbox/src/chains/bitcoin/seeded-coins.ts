/** Satoshis of the coins that every seeded payment address has on a fresh chain. */
export const SEEDED_BITCOIN_COINS = [100_000_000, 60_000_000, 40_000_000] as const
