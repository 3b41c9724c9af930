/** A Solana account that the sandbox has filled. */
export interface SeededSolanaAccount {
  /** Base-58. */
  readonly address: string
  /** 32 bytes in hexadecimal: the seed of its Ed25519 key. */
  readonly privateKey: `0x${string}`
}

/** The first three Solana accounts of `SANDBOX_MNEMONIC` (m/44'/501'/i'/0'). */
export const SANDBOX_SOLANA_ACCOUNTS = [
  {
    address: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
    privateKey: '0xa01c67efb5cb8f62f15907a9fcf124c73d2695c8a9a31f21c05742a31ca1dc72',
  },
  {
    address: 'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD',
    privateKey: '0x3f25626cf245c8dd65a2b91a70e6f4c285182489fda230e2553c3752aa962b61',
  },
  {
    address: 'CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k',
    privateKey: '0x8eabe4c79ac3a146c1bc447a64233ea70694669b997b0565039471b2939e8c5e',
  },
] as const satisfies readonly SeededSolanaAccount[]
