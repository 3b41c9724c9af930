import { within } from '@latchkey/core/adapter'
import type { Clock } from '@latchkey/core/contract'
import { readChainId } from '../chain-id.ts'
import { ask, type Eip1193Provider } from '../eip1193.ts'
import type { WalletState } from './session-store.ts'
import { readAddresses } from './wallet-answers.ts'

/** Asks a wallet for its accounts and network, one request at a time. */
export interface Recheck {
  /** With `mustAnswer` a wallet that does not give its accounts counts as disconnected. */
  ask(options: { readonly mustAnswer: boolean }): void
  /** Call this after newer data: a pending answer is outdated and has to be requested again. */
  supersede(): void
  end(): void
}

interface Deps {
  readonly provider: Eip1193Provider
  readonly clock: Clock
  settled(state: WalletState): void
  gone(): void
}

/** A sleeping extension needs some seconds to wake up. */
const LIMIT_MS = 10_000

/** Limits the requests to a wallet that changes during every request. */
const MAX_TRIES = 3

/** Creates the recheck of one session. */
export function createRecheck({ provider, clock, settled, gone }: Deps): Recheck {
  let isOver = false
  let isAsking = false
  let mustAnswer = false
  let version = 0
  const run = async (tries = MAX_TRIES): Promise<void> => {
    const asked = version
    const state = await readState(provider, clock)
    if (isOver) return
    if (asked !== version && tries > 1) return run(tries - 1)
    const isGone = mustAnswer && state.addresses === undefined
    isAsking = false
    mustAnswer = false
    if (isGone) gone()
    else settled(state)
  }
  return {
    ask(options) {
      version += 1
      mustAnswer ||= options.mustAnswer
      if (isAsking) return
      isAsking = true
      void run()
    },
    supersede() {
      version += 1
    },
    end() {
      isOver = true
    },
  }
}

async function readState(provider: Eip1193Provider, clock: Clock): Promise<WalletState> {
  // Separate requests: a wallet whose node is unreachable may know its accounts and not its chain.
  const answers = ['eth_accounts', 'eth_chainId'].map((method) =>
    within(ask(provider, method), { clock, limitMs: LIMIT_MS, otherwise: undefined }).catch(
      // `mustAnswer` decides what a missing answer means.
      () => undefined,
    ),
  )
  const [accounts, chainId] = await Promise.all(answers)
  return { addresses: readAddresses(accounts), networkId: readChainId(chainId) }
}
