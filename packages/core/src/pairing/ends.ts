import type { EndedBy, Sessions } from '../connections/sessions.ts'
import type { Session } from '../contract/index.ts'
import type { FarBase } from './base.ts'
import type { Holding } from './known-sessions.ts'
import type { RelayLine } from './relay-line.ts'
import type { PairingMemory } from './stored-pairing.ts'

/** How wallet-connect sessions end. */
export interface PairedEnds {
  /** One is over in one namespace; it may be held in others. */
  ended(session: Session, by: EndedBy): void
  /** The visitor leaves it: the wallet is told once, whatever namespaces it served. */
  close(session: Session): Promise<void>
  /** Leaves every other one as a whole; their wallets are told. */
  leaveOthers(topic: string): void
  /** Another tab may have left the session, or paired with another wallet: follows it. */
  reread(): void
}

interface Deps {
  readonly base: FarBase
  readonly account: Pick<Sessions, 'end'>
  readonly line: RelayLine
  readonly memory: PairingMemory
  readonly holding: Holding
}

/** Makes the ends of one core's sessions. */
export function createPairedEnds({ base, account, line, memory, holding }: Deps): PairedEnds {
  const { held, openIn } = holding
  const stored = (): string | undefined => memory.read()?.topic

  function endAll(topic: string, by: EndedBy): void {
    for (const session of openIn(topic)) account.end(session, by)
    held.delete(topic)
  }

  return {
    ended({ id }, by) {
      if (openIn(id).length > 0) return
      base.slices.pairing.tellBasic(false)
      // What another tab stored is its own.
      if (by !== 'tab' && stored() === id) memory.forget()
      // The visitor's end is told to the wallet by `close`, which needs to know the session.
      if (by !== 'visitor') held.delete(id)
    },
    async close({ id }) {
      if (held.delete(id)) await line.port()?.close(id)
    },
    leaveOthers(topic) {
      for (const other of new Set([...held.keys(), stored()])) {
        if (other === undefined || other === topic) continue
        endAll(other, 'wallet')
        void line.port()?.close(other)
      }
    },
    reread() {
      for (const topic of [...held.keys()]) {
        if (topic !== stored()) endAll(topic, 'tab')
      }
    },
  }
}
