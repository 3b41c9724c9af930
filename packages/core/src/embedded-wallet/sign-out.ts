import type { FarBase } from '../compose/base.ts'
import { heldSession } from '../connections/find-session.ts'
import type { EndedBy } from '../connections/sessions.ts'
import type { AuthSlice } from './auth.slice.ts'
import { AUTH_ID, SIGN_OUT_MS } from './constants.ts'
import type { AuthLine } from './frame-port.ts'
import type { AuthMemory } from './stored-login.ts'

interface Deps {
  readonly base: FarBase
  readonly slice: AuthSlice
  readonly line: AuthLine
  readonly memory: AuthMemory
}

/** How a login ends: for one chain family, and for all of them. */
export function createEnds({ base, slice, line, memory }: Deps) {
  const { adapters, timers } = base
  let leaving: Promise<void> | undefined

  async function leave(): Promise<void> {
    const port = line.port()
    if (port === undefined) return
    const late = new Promise<void>((resolve) => {
      timers.after(SIGN_OUT_MS, resolve)
    })
    await Promise.race([port.signOut(timers.signal()), late])
  }

  return {
    ended(by: EndedBy): void {
      if (adapters.some(({ namespace }) => heldSession(base, namespace, AUTH_ID))) return
      // Nobody answers any more what was asked of them.
      line.port()?.rejectRequests()
      slice.farewell()
      // What another tab stored is its own.
      if (by !== 'tab') memory.forget()
    },
    /** Not waited for longer than it is worth: what was kept here is gone in any case. */
    signOut(): Promise<void> {
      // Whoever was on several chain families leaves each of them, and the frame once.
      leaving ??= leave().finally(() => {
        leaving = undefined
      })
      return leaving
    },
  }
}
