/** The currencies in which the blockchain API knows prices. Source: docs/blockchain-api.md, section 3. */
export const FIAT_CURRENCIES = ['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'INR', 'JPY'] as const

/** Code of ISO 4217. */
export type FiatCurrency = (typeof FIAT_CURRENCIES)[number]
