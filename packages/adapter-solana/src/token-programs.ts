/** The original token program. Source: SPL Token. */
export const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
/** The token program with extensions. Source: SPL Token-2022. */
export const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
/** The program that creates token accounts. Source: SPL Associated Token Account. */
export const ASSOCIATED = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
/** Bytes of a token account of each program, without extensions. */
export const ACCOUNT_LENGTHS: ReadonlyMap<string, number> = new Map([
  [TOKEN, 165],
  [TOKEN_2022, 170],
])
