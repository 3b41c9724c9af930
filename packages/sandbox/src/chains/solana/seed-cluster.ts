import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { SANDBOX_SOLANA_ACCOUNTS } from '../../solana-accounts.ts'
import type { Machine } from './machine.ts'
import { PROGRAMS } from './programs.ts'
import { SANDBOX_SOLANA_DOLLAR, SEEDED_SOL, SEEDED_SOLANA_DOLLARS } from './solana-dollar.ts'
import { associatedTokenAddress } from './token-address.ts'
import { encodeMint, encodeTokenAccount, MINT_BYTES, TOKEN_ACCOUNT_BYTES } from './token-layout.ts'

/** Pays for airdrops and mints the test token; its key is public. */
export const TREASURER_KEY = new TextEncoder().encode('latchkey sandbox solana treasury')

/** Its address. */
export const TREASURER = base58.encode(ed25519.getPublicKey(TREASURER_KEY))

const LAMPORTS_PER_SOL = 1_000_000_000n
const TREASURE_SOL = 1_000_000n

/** Writes the treasurer, the test token and the seeded accounts onto a fresh network. */
export function seedCluster(machine: Machine): void {
  const { mint, decimals } = SANDBOX_SOLANA_DOLLAR
  const share = BigInt(SEEDED_SOLANA_DOLLARS) * 10n ** BigInt(decimals)
  const plain = (address: string, sol: bigint) => ({
    address,
    lamports: sol * LAMPORTS_PER_SOL,
    data: new Uint8Array(),
    owner: PROGRAMS.system,
    isExecutable: false,
  })
  machine.setAccount(plain(TREASURER, TREASURE_SOL))
  machine.setAccount({
    address: mint,
    lamports: machine.rentFor(MINT_BYTES),
    owner: PROGRAMS.token,
    data: encodeMint(TREASURER, decimals, share * BigInt(SANDBOX_SOLANA_ACCOUNTS.length)),
    isExecutable: false,
  })
  for (const { address } of SANDBOX_SOLANA_ACCOUNTS) {
    machine.setAccount(plain(address, BigInt(SEEDED_SOL)))
    machine.setAccount({
      address: associatedTokenAddress(address, mint),
      lamports: machine.rentFor(TOKEN_ACCOUNT_BYTES),
      owner: PROGRAMS.token,
      data: encodeTokenAccount(mint, address, share),
      isExecutable: false,
    })
  }
}
