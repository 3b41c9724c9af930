import type { AuthChange, AuthHost, AuthPort, Undo } from '@latchkey/core/contract'
import { createFrame } from './auth-port.ts'
import { type Mount, mountFrame } from './frame-element.ts'

/** Hands one embedded wallet to several modals. */
export interface Lender {
  lend(host: AuthHost): AuthPort
}

/** It is made for the first modal that wants it, and ends when the last one lets go of it. */
export function createLender(mount: Mount = mountFrame): Lender {
  const holders = new Set<AuthHost>()
  let frame: AuthPort | undefined

  function firstHost(host: AuthHost): AuthHost {
    return {
      ...host,
      // Its modal may be gone by the time at which the frame has to be made anew.
      slot: (signal) => ([...holders][0] ?? host).slot(signal),
      networkId: () => ([...holders][0] ?? host).networkId(),
    }
  }

  return {
    lend(host) {
      const held = { ...host }
      holders.add(held)
      frame ??= createFrame({ host: firstHost(held), mount })
      return lent(frame, () => {
        holders.delete(held)
        if (holders.size > 0) return
        frame?.stop()
        frame = undefined
      })
    },
  }
}

/** The same wallet, with listeners of its own, which can be given back once. */
function lent(frame: AuthPort, giveBack: () => void): AuthPort {
  const undos = new Set<Undo>()
  let isLent = true
  return {
    ...frame,
    watch(listener: (change: AuthChange) => void) {
      if (!isLent) return () => undefined
      const undo = frame.watch(listener)
      undos.add(undo)
      return () => {
        undos.delete(undo)
        undo()
      }
    },
    stop() {
      if (!isLent) return
      isLent = false
      for (const undo of undos) undo()
      giveBack()
    },
  }
}
