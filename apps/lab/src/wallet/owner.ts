import type { Peer } from '@latchkey/sandbox/peer'
import { type Temper, viewOf, type WalletView } from './wallet-view.ts'

/** The owner of a wallet, who answers requests. */
export interface Owner {
  readonly temper: Temper
  look(): WalletView
  answerProposal(decision: 'approve' | 'reject'): Promise<void>
  /** From now on everything is agreed to, what waits first; or asked about. */
  setEasy(isEasy: boolean): Promise<void>
}

/** Makes the owner of a wallet, who is asked about everything. */
export function createOwner(peer: Peer): Owner {
  const temper: Temper = { isEasy: false, isAway: false, isPairing: false, trouble: undefined }
  let answered = 0

  function heed(): void {
    peer.evm.behave(temper.isEasy ? 'approve' : 'ask')
    peer.take(temper.isEasy ? 'approve' : 'hold')
  }

  async function approveWhatWaits(): Promise<void> {
    const waiting = peer.proposals.length - answered
    answered = peer.proposals.length
    for (let left = waiting; left > 0; left -= 1) await peer.decide('approve')
    while (peer.evm.prompts().length > 0) await peer.evm.decide('approve')
  }

  heed()
  return {
    temper,
    look() {
      // What is agreed to by itself never waits.
      if (temper.isEasy) answered = peer.proposals.length
      return viewOf(peer, answered, temper)
    },
    answerProposal(decision) {
      answered += 1
      return peer.decide(decision)
    },
    async setEasy(isEasy) {
      const waiting = isEasy && !temper.isEasy
      temper.isEasy = isEasy
      heed()
      if (waiting) await approveWhatWaits()
    },
  }
}
