import type { PairedSession, RelayChange, Undo } from '../contract/index.ts'

/** Why a session is over. */
export type EndReason = Extract<RelayChange, { readonly type: 'closed' }>['reason']

/** The sessions that were handed out and are alive, and everybody who is told of them. */
export interface KnownSessions {
  find(topic: string): PairedSession | undefined
  /** From now on it is known, as it is here. */
  keep(session: PairedSession): void
  /** It is another one now. Does nothing for one that is not known. */
  change(session: PairedSession): void
  /** It is over: told once. Does nothing for one that is not known. */
  end(topic: string, reason: EndReason): void
  /** Whoever asked for its end knows of it; only requests that wait are told. */
  forget(topic: string): void
  /** Runs when the session is over, however that came. */
  whenOver(topic: string, run: () => void): Undo
  tell(change: RelayChange): void
  watch(listener: (change: RelayChange) => void): Undo
}

/** Makes a list without sessions. */
export function createKnownSessions(): KnownSessions {
  const known = new Map<string, PairedSession>()
  const listeners = new Set<(change: RelayChange) => void>()
  const over = new Map<string, Set<() => void>>()

  function tell(change: RelayChange): void {
    for (const listener of [...listeners]) listener(change)
  }

  function forget(topic: string): void {
    known.delete(topic)
    const waiting = over.get(topic) ?? []
    over.delete(topic)
    for (const run of [...waiting]) run()
  }

  return {
    ...{ tell, forget },
    find: (topic) => known.get(topic),
    keep: (session) => void known.set(session.topic, session),
    change(session) {
      if (!known.has(session.topic)) return
      known.set(session.topic, session)
      tell({ type: 'changed', session })
    },
    end(topic, reason) {
      if (!known.has(topic)) return
      forget(topic)
      tell({ type: 'closed', topic, reason })
    },
    whenOver(topic, run) {
      const waiting = over.get(topic) ?? new Set()
      over.set(topic, waiting.add(run))
      return () => waiting.delete(run)
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
