import type { Latchkey } from '@latchkey/react'
import { useLabState } from '../lab/lab-context.ts'
import type { BitcoinAction } from './bitcoin-actions.ts'
import type { LabAction } from './lab-actions.ts'
import { type Outcome, plainFailure } from './outcome.ts'
import { providerOf } from './provider-of.ts'
import type { SolanaAction } from './solana-actions.ts'

/** The same actions in each namespace. */
export interface NamespaceActions {
  readonly eip155: LabAction
  readonly solana: SolanaAction
  readonly bip122: BitcoinAction
}

/** Runs actions and shows their outcome in the page. */
export interface LabActions {
  /** Sends requests to the wallet through the instance's provider. */
  request(action: string, act: LabAction): void
  /** Sends requests to the wallet of the active namespace. */
  requestActive(action: string, acts: NamespaceActions): void
  /** Calls the instance. */
  run(action: string, act: (latchkey: Latchkey) => unknown): void
}

/** Buttons for actions, with their results. */
export function useActions(show: (outcome: Outcome) => void): LabActions {
  const { latchkey } = useLabState()

  function run(action: string, act: (latchkey: Latchkey) => unknown): void {
    if (latchkey === undefined) return
    show({ status: 'waiting', action })
    settle(act, latchkey).then(
      (value) => show({ status: 'done', action, value }),
      (thrown: unknown) => show({ status: 'failed', action, error: plainFailure(thrown) }),
    )
  }

  return {
    run,
    request: (action, act) => run(action, (instance) => act(providerOf(instance, 'eip155'))),
    requestActive: (action, acts) => run(action, (instance) => requestInNamespace(instance, acts)),
  }
}

function requestInNamespace(latchkey: Latchkey, acts: NamespaceActions): Promise<unknown> {
  const { activeChain } = latchkey.getState()
  if (activeChain === 'solana') return acts.solana(providerOf(latchkey, 'solana'))
  if (activeChain === 'bip122') return acts.bip122(providerOf(latchkey, 'bip122'))
  return acts.eip155(providerOf(latchkey, 'eip155'))
}

async function settle(act: (latchkey: Latchkey) => unknown, latchkey: Latchkey): Promise<unknown> {
  return await act(latchkey)
}
