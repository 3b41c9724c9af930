import type { SolanaWorld } from '../create-cluster.ts'
import { PROGRAMS } from '../programs.ts'
import { readMint, readTokenAccount, type TokenMint } from '../token-layout.ts'
import { encodeAccount, tokenAmount } from './encode-account.ts'
import { readAddress } from './read-params.ts'
import { invalidParams } from './rpc-error.ts'
import { inContext, type RpcMethod, readConfig } from './rpc-method.ts'

const getTokenAccountsByOwner: RpcMethod = (world, [ownerText, filter, wanted]) => {
  const config = readConfig(world, wanted)
  const owner = readAddress(ownerText)
  const { mint, programId } = Object(filter)
  if (mint === undefined && programId === undefined)
    throw invalidParams('Invalid params: expected a mint or a programId.')
  const wantedMint = mint === undefined ? undefined : readAddress(mint)
  const programs =
    programId === undefined ? [PROGRAMS.token, PROGRAMS.token2022] : [readAddress(programId)]
  const found = programs
    .flatMap((program) => world.machine.accountsOf(program))
    .filter(({ data }) => {
      const held = readTokenAccount(data)
      return held?.owner === owner && (wantedMint === undefined || held.mint === wantedMint)
    })
    .map((account) => ({
      pubkey: account.address,
      account: encodeAccount(world.machine, account, config),
    }))
  return inContext(world, found)
}

const getTokenAccountBalance: RpcMethod = (world, [address, config]) => {
  readConfig(world, config)
  const account = world.machine.account(readAddress(address))
  if (!account) throw invalidParams('Invalid param: could not find account')
  const held = readTokenAccount(account.data)
  if (!held) throw invalidParams('Invalid param: not a Token account')
  return inContext(world, tokenAmount(held.amount, mintOf(world, held.mint).decimals))
}

const getTokenSupply: RpcMethod = (world, [address, config]) => {
  readConfig(world, config)
  const { supply, decimals } = mintOf(world, readAddress(address))
  return inContext(world, tokenAmount(supply, decimals))
}

function mintOf(world: SolanaWorld, address: string): TokenMint {
  const account = world.machine.account(address)
  const mint = account && readMint(account.data)
  if (mint) return mint
  throw invalidParams('Invalid param: could not find mint')
}

/** Tokens. */
export const TOKEN_METHODS = {
  getTokenAccountsByOwner,
  getTokenAccountBalance,
  getTokenSupply,
} as const satisfies Record<string, RpcMethod>
