import type { Peer } from '@latchkey/sandbox/peer'
import { type OwnerSettings, viewOf, type WalletView } from './wallet-view.ts'

/** The owner of a wallet, who answers requests. */
export interface Owner {
  readonly settings: OwnerSettings
  readView(): WalletView
  answerProposal(decision: 'approve' | 'reject'): Promise<void>
  /** Approves everything from now on, beginning with pending requests; or asks again. */
  setApprovesAll(approvesAll: boolean): Promise<void>
}

/** Creates the owner of a wallet, who approves or declines every request. */
export function createOwner(peer: Peer): Owner {
  const settings: OwnerSettings = {
    approvesAll: false,
    isOffline: false,
    isPairing: false,
    lastError: undefined,
  }
  let answered = 0

  function applySettings(): void {
    peer.evm.behave(settings.approvesAll ? 'approve' : 'ask')
    peer.take(settings.approvesAll ? 'approve' : 'hold')
  }

  async function approvePending(): Promise<void> {
    const waiting = peer.proposals.length - answered
    answered = peer.proposals.length
    for (let left = waiting; left > 0; left -= 1) await peer.decide('approve')
    while (peer.evm.prompts().length > 0) await peer.evm.decide('approve')
  }

  applySettings()
  return {
    settings,
    readView() {
      // A proposal that is approved automatically never waits.
      if (settings.approvesAll) answered = peer.proposals.length
      return viewOf(peer, answered, settings)
    },
    answerProposal(decision) {
      answered += 1
      return peer.decide(decision)
    },
    async setApprovesAll(approvesAll) {
      const waiting = approvesAll && !settings.approvesAll
      settings.approvesAll = approvesAll
      applySettings()
      if (waiting) await approvePending()
    },
  }
}
