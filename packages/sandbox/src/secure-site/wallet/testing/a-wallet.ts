import type { Asker } from '@latchkey/frame/site'
import { createClient, http, type PublicRpcSchema } from 'viem'
import type { EvmChains } from '../../../chains/evm/evm-chains.ts'
import type { ApprovalRequest } from '../../approval/approval-request.ts'
import { createWallet, type Wallet } from '../index.ts'

/** A wallet whose visitor approves everything, or nothing. */
export interface ATestWallet {
  readonly wallet: Wallet
  /** The requests that the screen showed. */
  readonly shown: ApprovalRequest[]
  refuse(): void
  ask(method: string, params?: unknown): Promise<unknown>
}

/** The requesting origin of tests. */
export const ASKER: Asker = {
  origin: 'http://localhost:4400',
  signal: new AbortController().signal,
}

interface AWalletOptions {
  readonly seed?: Uint8Array<ArrayBuffer>
  /** Solana's nodes by CAIP-2 id. */
  readonly solana?: Readonly<Record<string, string>>
}

/** Makes a wallet of a seed of its own. */
export function aWallet(
  chains: Pick<EvmChains, 'list'>,
  { seed = freshSeed(), solana = {} }: AWalletOptions = {},
): ATestWallet {
  const shown: ApprovalRequest[] = []
  let isWilling = true
  const wallet = createWallet({
    keys: async () => ({ seed }),
    chains: { url: (id) => chains.list().find((chain) => chain.id === id)?.url },
    solanaUrl: (networkId) => solana[networkId],
    pictures: 'http://127.0.0.1:4403',
    approvals: {
      async ask(request) {
        shown.push(request)
        return isWilling
      },
    },
  })
  return {
    wallet,
    shown,
    refuse: () => {
      isWilling = false
    },
    ask: async (method, params) => wallet.answers.RPC_REQUEST({ method, params }, ASKER),
  }
}

/** 32 bytes by chance. */
export function freshSeed(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(32))
}

/** An independent reader of a chain: without the wallet's code. */
export function observer(chains: EvmChains, chainId = 1) {
  const { url } = chains.get(chainId)
  return createClient<ReturnType<typeof http>, undefined, undefined, PublicRpcSchema>({
    transport: http(url),
  })
}
