import { createHash } from 'node:crypto'
import { base58 } from '@scure/base'
import type { PieceName } from '../../collectibles/pieces.ts'
import type { SolanaCluster, SolanaPiece } from './create-cluster.ts'
import { PROGRAMS } from './programs.ts'
import { TREASURER } from './seed-cluster.ts'
import { encodeMint, MINT_BYTES, readTokenAccount } from './token-layout.ts'
import { mintToken } from './treasury.ts'

/**
 * Mints a collectible: a token without decimals, of which there is one.
 *
 * @throws SandboxError `node-refused`.
 */
export function mintPiece(cluster: SolanaCluster, owner: string, name: PieceName): SolanaPiece {
  const serial = cluster.pieces.size + 1
  const seed = `latchkey sandbox collectible ${cluster.network.id} ${serial}`
  const mint = base58.encode(Uint8Array.from(createHash('sha256').update(seed).digest()))
  cluster.machine.setAccount({
    address: mint,
    lamports: cluster.machine.rentFor(MINT_BYTES),
    owner: PROGRAMS.token,
    data: encodeMint(TREASURER, 0, 0n),
    isExecutable: false,
  })
  const piece = { mint, name, serial }
  cluster.pieces.set(mint, piece)
  mintToken(cluster, { mint, owner, amount: 1n })
  return piece
}

/** The collectibles that an owner has, newest first. */
export function piecesOf(cluster: SolanaCluster, owner: string): readonly SolanaPiece[] {
  const mints = cluster.machine.accountsOf(PROGRAMS.token).flatMap(({ data }) => {
    const account = readTokenAccount(data)
    return account?.owner === owner && account.amount > 0n ? [account.mint] : []
  })
  return mints
    .flatMap((mint) => cluster.pieces.get(mint) ?? [])
    .sort((one, other) => other.serial - one.serial)
}
