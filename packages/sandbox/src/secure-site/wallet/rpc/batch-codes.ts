/** Codes of what can go wrong with a batch. Source: EIP-5792. */
export const BATCH_CODES = {
  unsupportedCapability: 5700,
  unsupportedChain: 5710,
  duplicateId: 5720,
  unknownId: 5730,
  tooLarge: 5740,
} as const
