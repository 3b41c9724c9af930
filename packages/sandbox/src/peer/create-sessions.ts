import type { WalletKit } from '@reown/walletkit'
import type { EvmWallet } from '../wallets/evm-wallet.ts'
import { regrant } from './grant.ts'
import type { Habits } from './habits.ts'
import type { GrantedNamespaces, Peer } from './peer.ts'

/** A wallet's open sessions, and what its owner does to them. */
export type Sessions = Pick<
  Peer,
  'switchAccount' | 'switchChain' | 'update' | 'granted' | 'emit' | 'end'
> & {
  /** Switches the EVM side to a chain, without events. */
  goTo(chainId: number): void
}

interface Deps {
  readonly kit: Kit
  readonly habits: Habits
}

const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' }

/**
 * Synchronises sessions and the EVM wallet: a chain to which a site switched the wallet is granted
 * and emitted.
 */
export function createSessions({ kit, habits }: Deps, evm: EvmWallet): Sessions {
  let isEmitting = true
  const each: Each = (run) => eachOf(kit, run)

  async function emit(chainId: string, name: string, data: unknown): Promise<void> {
    await habits.emit(() =>
      each((topic) => kit.emitSessionEvent({ topic, chainId, event: { name, data } })),
    )
  }

  async function emitChain(): Promise<void> {
    const chain = `eip155:${evm.chainId()}`
    await each(async (topic, namespaces) => {
      if (namespaces['eip155']?.chains.includes(chain)) return
      const next = habits.grant(regrant(namespaces, chain, evm.accounts()))
      await kit.updateSession({ topic, namespaces: next as never })
    })
    await emit(chain, 'chainChanged', evm.chainId())
  }

  function quietly(run: () => void): void {
    isEmitting = false
    run()
    isEmitting = true
  }

  evm.provider.on('chainChanged', () => {
    if (isEmitting) void emitChain()
  })

  return {
    emit: emit,
    async switchAccount(account) {
      quietly(() => evm.switchAccount(account))
      const chain = `eip155:${evm.chainId()}`
      await emit(
        chain,
        'accountsChanged',
        habits.accounts(evm.accounts().map((address) => `${chain}:${address}`)),
      )
    },
    async switchChain(chainId) {
      quietly(() => evm.switchChain(chainId))
      await emitChain()
    },
    goTo(chainId) {
      if (evm.chainId() !== chainId) quietly(() => evm.switchChain(chainId))
    },
    update: (namespaces) =>
      each((topic) => kit.updateSession({ topic, namespaces: namespaces as never })),
    granted: () => grantedOf(Object.values(kit.getActiveSessions()).at(-1)),
    end: () => each((topic) => kit.disconnectSession({ topic, reason: USER_DISCONNECTED })),
  }
}

type Kit = InstanceType<typeof WalletKit>
type Each = (run: (topic: string, granted: GrantedNamespaces) => Promise<unknown>) => Promise<void>

/** Runs a step for each active session, and ignores its failure if the session has just ended. */
async function eachOf(kit: Kit, run: Parameters<Each>[0]): Promise<void> {
  const all = Object.values(kit.getActiveSessions())
  await Promise.all(
    all.map((session) => run(session.topic, grantedOf(session)).catch(() => undefined)),
  )
}

/** The library's types leave room for what its own checks refuse. */
function grantedOf(session: { readonly namespaces: unknown } | undefined): GrantedNamespaces {
  return (session?.namespaces ?? {}) as GrantedNamespaces
}
