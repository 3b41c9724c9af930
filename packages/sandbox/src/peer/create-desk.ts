import type { Peer, ProposalAnswer } from './peer.ts'

/** What a wallet's owner decides. */
export type Decision = Exclude<ProposalAnswer, 'hold'>

/** Carries a decision out. */
type Settle = (decision: Decision) => Promise<void>

/** Where a wallet's owner decides what sites ask for. */
export interface Desk extends Pick<Peer, 'take' | 'decide'> {
  /** Puts a question onto the desk. */
  put(settle: Settle): void
}

/** A desk whose owner agrees to everything by default. */
export function createDesk(): Desk {
  const undecided: Settle[] = []
  const waiting: ((settle: Settle) => void)[] = []
  let how: ProposalAnswer = 'approve'

  return {
    put(settle) {
      const waiter = waiting.shift()
      if (waiter !== undefined) waiter(settle)
      else if (how === 'hold') undecided.push(settle)
      // What has gone meanwhile needs no answer.
      else void settle(how).catch(() => undefined)
    },
    take(answer) {
      how = answer
    },
    async decide(decision) {
      const settle = undecided.shift() ?? (await new Promise<Settle>((wake) => waiting.push(wake)))
      await settle(decision)
    },
  }
}
