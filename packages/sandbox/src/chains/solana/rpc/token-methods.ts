import type { SolanaCluster } from '../create-cluster.ts'
import { PROGRAMS } from '../programs.ts'
import { readMint, readTokenAccount, type TokenMint } from '../token-layout.ts'
import { encodeAccount, tokenAmount } from './encode-account.ts'
import { readAddress } from './read-params.ts'
import { invalidParams } from './rpc-error.ts'
import { inContext, type RpcMethod, readConfig } from './rpc-method.ts'

const getTokenAccountsByOwner: RpcMethod = (cluster, [ownerText, filter, wanted]) => {
  const config = readConfig(cluster, wanted)
  const owner = readAddress(ownerText)
  const { mint, programId } = Object(filter)
  if (mint === undefined && programId === undefined)
    throw invalidParams('Invalid params: expected a mint or a programId.')
  const wantedMint = mint === undefined ? undefined : readAddress(mint)
  const programs =
    programId === undefined ? [PROGRAMS.token, PROGRAMS.token2022] : [readAddress(programId)]
  const found = programs
    .flatMap((program) => cluster.machine.accountsOf(program))
    .filter(({ data }) => {
      const tokenAccount = readTokenAccount(data)
      return (
        tokenAccount?.owner === owner &&
        (wantedMint === undefined || tokenAccount.mint === wantedMint)
      )
    })
    .map((account) => ({
      pubkey: account.address,
      account: encodeAccount(cluster.machine, account, config),
    }))
  return inContext(cluster, found)
}

const getTokenAccountBalance: RpcMethod = (cluster, [address, config]) => {
  readConfig(cluster, config)
  const account = cluster.machine.account(readAddress(address))
  if (!account) throw invalidParams('Invalid param: could not find account')
  const tokenAccount = readTokenAccount(account.data)
  if (!tokenAccount) throw invalidParams('Invalid param: not a Token account')
  return inContext(
    cluster,
    tokenAmount(tokenAccount.amount, mintOf(cluster, tokenAccount.mint).decimals),
  )
}

const getTokenSupply: RpcMethod = (cluster, [address, config]) => {
  readConfig(cluster, config)
  const { supply, decimals } = mintOf(cluster, readAddress(address))
  return inContext(cluster, tokenAmount(supply, decimals))
}

function mintOf(cluster: SolanaCluster, address: string): TokenMint {
  const account = cluster.machine.account(address)
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
