/** Chains of a sandbox in which none runs. */
export const NO_CHAINS = {
  chains: { list: () => [] },
  solana: { list: () => [], get: noChain },
}

function noChain(): never {
  throw new Error('No chain runs')
}
