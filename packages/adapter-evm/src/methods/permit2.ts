/**
 * Permit2, which moves tokens for those whom an owner lets; the same on nearly every network.
 * Source: github.com/Uniswap/permit2.
 */
export const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
