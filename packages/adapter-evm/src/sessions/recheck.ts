import { within } from '@latchkey/core/adapter'
import type { Clock } from '@latchkey/core/contract'
import { readChainId } from '../chain-id.ts'
import { ask, type Eip1193Provider } from '../eip1193.ts'
import type { Standing } from './session-store.ts'
import { readAddresses } from './wallet-answers.ts'

/** Asks a wallet where it stands, once at a time. */
export interface Recheck {
  /** With `mustAnswer` a wallet that can't say counts as gone. */
  ask(options: { readonly mustAnswer: boolean }): void
  /** Something newer is known: an answer that is on its way must be asked for again. */
  supersede(): void
  end(): void
}

interface Deps {
  readonly provider: Eip1193Provider
  readonly clock: Clock
  settled(standing: Standing): void
  gone(): void
}

/** A sleeping extension needs some seconds to wake, as when it is asked silently. */
const LIMIT_MS = 10_000

/** A wallet that changes whenever it is asked is not asked for ever. */
const MAX_TRIES = 3

/** Makes the recheck of one session. */
export function createRecheck({ provider, clock, settled, gone }: Deps): Recheck {
  let isOver = false
  let isAsking = false
  let mustAnswer = false
  let version = 0
  const run = async (tries = MAX_TRIES): Promise<void> => {
    const asked = version
    const standing = await readStanding(provider, clock)
    if (isOver) return
    if (asked !== version && tries > 1) return run(tries - 1)
    const isGone = mustAnswer && standing.addresses === undefined
    isAsking = false
    mustAnswer = false
    if (isGone) gone()
    else settled(standing)
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

async function readStanding(provider: Eip1193Provider, clock: Clock): Promise<Standing> {
  // Each by itself: a wallet whose node is away may well know its accounts and not its chain.
  const answers = ['eth_accounts', 'eth_chainId'].map((method) =>
    within(ask(provider, method), { clock, limitMs: LIMIT_MS, otherwise: undefined }).catch(
      // Whether a wallet that can't say where it stands is gone, is for `mustAnswer` to decide.
      () => undefined,
    ),
  )
  const [accounts, chainId] = await Promise.all(answers)
  return { addresses: readAddresses(accounts), networkId: readChainId(chainId) }
}
