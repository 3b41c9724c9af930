import type { Peer, ProposalAnswer } from './peer.ts'

/** The decision of a wallet's owner. */
export type Decision = Exclude<ProposalAnswer, 'hold'>

/** Carries a decision out. */
type Settle = (decision: Decision) => Promise<void>

/** The queue of questions of sites that a wallet's owner decides. */
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
      // A question that has ended before the decision needs no answer.
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
